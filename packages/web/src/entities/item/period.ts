import type { Section } from '@candid/core'
import type { ItemOf } from './item.types.ts'

/** When a job was held. A job that is running has no end date; one of which a single date is known has it as both. */
export const toPeriod = (start: string, end: string | null): string | null =>
  start && start !== end ? `${start} – ${end || 'Present'}` : end || null

/** When what an item tells was; `null` where it does not say. */
export const whenOf = (item: ItemOf<Section>): string | null => {
  if ('start_date' in item) return toPeriod(item.start_date, item.end_date)
  return 'date' in item ? item.date || null : null
}
