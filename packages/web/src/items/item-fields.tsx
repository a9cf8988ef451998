import { later } from '../ui/later.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** The fields of an item by its section. Who only reads does without them, and without all that months need. */
export const ItemFields = later(
  () => import('./section-fields.tsx').then((module) => module.SectionFields),
  <Skeleton className="h-24 w-full" />,
)
