import type { Section } from '@candid/core'
import type { ItemOf } from './item.types.ts'

/**
 * The name of a skill or tool of which nothing more is known than perhaps its level: one of a row of chips. `null` for an
 * item with more to say.
 */
export const toShortName = (item: ItemOf<Section>): string | null => {
  if (!('projects' in item) || 'date' in item) return null
  const projects = typeof item.projects === 'string' ? [item.projects] : (item.projects ?? [])
  const isShort = item.name !== '' && item.description.trim() === '' && projects.length === 0
  return isShort ? item.name : null
}
