import type { Section } from '@candid/core'

/** What an item is called in the head of its form. */
const kinds: Record<Section, string> = {
  overview: 'overview item',
  leadership: 'leadership item',
  experience: 'experience item',
  roles: 'role',
  skills: 'skill',
  technical: 'technical item',
  achievements: 'achievement',
  other: 'item',
}

/** The head of the form of an item: 'New role', 'Edit experience item'. */
export const toFormTitle = (verb: 'New' | 'Edit', section: Section): string => `${verb} ${kinds[section]}`
