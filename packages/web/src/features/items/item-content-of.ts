import type { ItemContent, Section } from '@candid/core'
import type { ItemOf } from '../../entities/item/item.types.ts'

const notContent = ['id', 'version', 'tag']

/** Returns the content of an item without its id, version and tag. */
export const toContent = (item: ItemOf<Section>): ItemContent =>
  // fromEntries loses the type; it is one of the eight without the three fields that are not content.
  Object.fromEntries(Object.entries(item).filter(([field]) => !notContent.includes(field))) as ItemContent

/** Returns the empty content for a new item of a section. */
export const emptyContents: Record<Section, ItemContent> = {
  overview: { text: '' },
  leadership: { text: '' },
  experience: { name: '', title: '', start_date: '', end_date: null, details: '' },
  roles: { name: '', description: '', date: null, projects: [] },
  skills: { name: '', description: '', projects: [] },
  technical: { name: '', description: '', proficiency: null, projects: [] },
  achievements: { name: '', description: '', link: null, date: null },
  other: { text: '' },
}
