import type { ItemContent, Section } from '@candid/core'
import type { ItemOf } from '../../entities/item/item.types.ts'

const notContent = ['id', 'version', 'tag']

/** The content of an item without its id, version and tag. */
export const toContent = (item: ItemOf<Section>): ItemContent =>
  // fromEntries forgets the shape; it is one of the eight, less the three fields that are no content.
  Object.fromEntries(Object.entries(item).filter(([field]) => !notContent.includes(field))) as ItemContent

/** What a new item of a section begins with. */
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
