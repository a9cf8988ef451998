import { findDates, isOnlyDates } from './dates.ts'
import type { Segment } from './layout.ts'
import { guessHeading } from './lexicon/words.ts'

/** A stretch of a page in reading order: one row of a table, whose cells are read one after the other, or anything else. */
export type Stretch = { cells: Segment[][]; band: boolean }

const rowsOf = (segments: Segment[]) =>
  segments.filter((one, index) => index === 0 || one.base - (segments[index - 1]?.base ?? 0) > 3).length

const byBase = (a: Segment, b: Segment) => a.base - b.base || a.x0 - b.x0

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

const styleOf = (one: Segment) =>
  `${Math.round(one.size * 2)}|${one.words[0]?.bold}|${one.words[0]?.color}|${/\p{Ll}/u.test(one.text)}`

/** Where the text of a margin's heading begins: below the widest gap that ends at most a line and a half above it. */
const startOf = (heading: Segment, text: Segment[]): number => {
  const lines = [...text].sort(byBase)
  const own = heading.base - 0.9 * heading.size
  let start = own
  let widest = 1.6 * heading.size
  lines.forEach((line, index) => {
    const gap = line.base - (lines[index - 1]?.base ?? Number.NEGATIVE_INFINITY)
    if (line.base > own || line.base < heading.base - 2.4 * heading.size || gap <= widest) return
    widest = gap
    start = line.base
  })
  return start
}

/**
 * Headings in a margin, left of the text they head and not always on its first line: the page is cut where a heading
 * starts, and each heading stands before what is beside and below it. `heads` are the known ones; what looks like them
 * is one too.
 */
export const cutAtHeadings = (sorted: Segment[], left: Segment[], heads: Segment[]): Segment[][] => {
  const styles = new Set(heads.map(styleOf))
  const known = left.filter((one) => styles.has(styleOf(one)) && !isOnlyDates(one.text)).sort(byBase)
  const blocks: Segment[][] = []
  for (const one of known) {
    const last = blocks.at(-1)?.at(-1)
    if (last && one.base - last.base < 1.6 * one.size) blocks.at(-1)?.push(one)
    else blocks.push([one])
  }
  const taken = new Set(known)
  const stretches: Segment[][] = []
  let rest = sorted.filter((one) => !taken.has(one))
  for (const block of blocks) {
    const first = block[0]
    if (!first) continue
    const top = startOf(first, rest)
    const starts = (one: Segment) => one.base >= top
    stretches.push(
      rest.filter((one) => !starts(one)),
      block,
    )
    rest = rest.filter(starts)
  }
  return [...stretches, rest].filter((stretch) => stretch.length > 0)
}
