import type { Section } from '@candid/core'
import type { ItemOf } from './item.types.ts'

/** Returns the period of a job. A current job has no end date. If only one date is known, it is both start and end. */
export const toPeriod = (start: string, end: string | null): string | null =>
  start && start !== end ? `${start} – ${end || 'Present'}` : end || null

/** Returns the date or period of an item; `null` if it has none. */
export const whenOf = (item: ItemOf<Section>): string | null => {
  if ('start_date' in item) return toPeriod(item.start_date, item.end_date)
  return 'date' in item ? item.date || null : null
}
