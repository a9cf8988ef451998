import { later } from '../../ui/later.tsx'
import { EditorComing } from './editor-coming.tsx'

/** The fields of an item by its section. Who only reads does without them, and without all that months need. */
export const ItemFields = later(
  () => import('./section-fields.tsx').then((module) => module.SectionFields),
  <EditorComing />,
)
