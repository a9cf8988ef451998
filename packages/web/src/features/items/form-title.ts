import type { Section } from '@candid/core'

/** The name of an item in the heading of its form. */
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

/** Returns the heading of an item's form: 'New role', 'Edit experience item'. */
export const toFormTitle = (verb: 'New' | 'Edit', section: Section): string => `${verb} ${kinds[section]}`
