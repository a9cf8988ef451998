import type { Section } from '@candid/core'
import type { ItemOf } from './item.types.ts'

/**
 * Returns the name of a skill or tool that has nothing else except perhaps a level, and is shown as a chip. `null` for an
 * item with more content.
 */
export const toShortName = (item: ItemOf<Section>): string | null => {
  if (!('projects' in item) || 'date' in item) return null
  const projects = typeof item.projects === 'string' ? [item.projects] : (item.projects ?? [])
  const isShort = item.name !== '' && item.description.trim() === '' && projects.length === 0
  return isShort ? item.name : null
}
