import { findDates, isOnlyDates } from '../words/dates.ts'
import { guessHeading } from '../words/lexicon/guess-heading.ts'
import type { Segment } from './layout.ts'

/** A stretch of a page in reading order: one row of a table, whose cells are read one after the other, or anything else. */
export type Stretch = { cells: Segment[][]; band: boolean }

const rowsOf = (segments: Segment[]) =>
  segments.filter((one, index) => index === 0 || one.base - (segments[index - 1]?.base ?? 0) > 3).length

/** From top to bottom, then from left to right. */
export const byBase = (a: Segment, b: Segment) => a.base - b.base || a.x0 - b.x0

/** From the date of a row down to the next one, as far as no wide gap or heading ends the row. */
const rowFrom = (all: Segment[], from: number, to: number, size: number): Segment[] => {
  const row: Segment[] = []
  let lowest = from
  for (const one of all) {
    if (one.base < from || one.base >= to) continue
    const heads = row.length > 0 && (guessHeading(one.text)?.known ?? 0) > 0.99 && one.base - lowest > 1.3 * size
    if (one.base - lowest > 2.3 * size || heads) break
    row.push(one)
    lowest = one.base
  }
  return row
}

/**
 * Rows of a table of dates, head and duties ('2019 – 2021 | Cook, The Pier | Ran the grill. …'), also with the dates in
 * the middle: both cells of a row start beside its date and end before the next row. Read across, the lines of the two
 * cells would mix. Gives the page's segments in stretches, null when a gutter parts no such rows.
 */
export const findBands = (sorted: Segment[], left: Segment[], right: Segment[]): Stretch[] | null => {
  const dates = left.filter((one) => isOnlyDates(one.text)).sort(byBase)
  if (dates.length < 2) return null
  const isRight = new Set(right)
  const all = [...left, ...right].sort(byBase)
  const bands: { left: Segment[]; right: Segment[] }[] = []
  dates.forEach((date, index) => {
    const from = date.base - 0.5 * date.size
    const row = rowFrom(all, from, (dates[index + 1]?.base ?? Number.POSITIVE_INFINITY) - 0.5 * date.size, date.size)
    const duties = row.filter((one) => isRight.has(one))
    const head = row.filter((one) => !isRight.has(one))
    const [first, beside] = [head[0], duties[0]]
    if (!first || !beside || Math.abs(first.base - beside.base) > 0.5 * first.size) return
    // the cell above ends before this one starts: a column that runs on is no cell
    const before = right.filter((one) => one.base < beside.base - 3).at(-1)
    const pitch = duties.length > 1 ? (duties[1]?.base ?? 0) - beside.base : 1.4 * beside.size
    if (before && beside.base - before.base < 1.25 * pitch) return
    const written = duties.reduce((sum, one) => sum + one.text.length, 0)
    const dated = duties.some((one) => findDates(one.text).some((found) => found.range))
    if (rowsOf(head.filter((one) => one !== date)) < 2 || written < 30 || dated) return
    bands.push({ left: head, right: duties })
  })
  if (bands.length < 2) return null
  const stretches: Stretch[] = []
  const taken = new Set(bands.flatMap((band) => [...band.left, ...band.right]))
  let rest = sorted.filter((one) => !taken.has(one))
  for (const band of bands) {
    const top = Math.min(...[...band.left, ...band.right].map((one) => one.top))
    const above = rest.filter((one) => one.top < top)
    if (above.length > 0) stretches.push({ cells: [above], band: false })
    rest = rest.filter((one) => one.top >= top)
    stretches.push({ cells: [band.left, band.right], band: true })
  }
  if (rest.length > 0) stretches.push({ cells: [rest], band: false })
  return stretches
}
