import { later } from '../../ui/later.tsx'
import { EditorComing } from './editor-coming.tsx'

/** The fields of an item by its section. Loaded later with the rules for months, because reading does not need them. */
export const ItemFields = later(
  () => import('./section-fields.tsx').then((module) => module.SectionFields),
  <EditorComing />,
)
