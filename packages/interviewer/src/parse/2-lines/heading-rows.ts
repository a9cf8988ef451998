import { findDates } from '../words/dates.ts'
import { isTableLabel } from '../words/lexicon/labels.ts'
import { segmentLook } from './card-grids.ts'
import { byBase } from './find-bands.ts'
import type { Segment } from './layout.ts'
import { knownHeadings } from './margin-headings.ts'

/** Headings of one row stand on one line, within the rounding of writers. */
const aligned = 3
/** One such row is how two columns begin; only where they come again is the page a grid. */
const leastRows = 2
/** Three columns do not begin on one line by chance. */
const sureRow = 3
/** So many pieces at one edge, above and below a row of headings, are a column that goes on past it. */
const goesPast = 3
/** The headings of one grid are about as large as each other. */
const leastSize = 0.9
/** Letters' heights that a column's text may start left or right of its heading. */
const indent = 2

/** The look of most of the text. */
const textLook = (segments: Segment[]) => {
  const letters = new Map<string, number>()
  for (const one of segments) letters.set(segmentLook(one), (letters.get(segmentLook(one)) ?? 0) + one.text.length)
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0]
}

const rowsOf = (segments: Segment[]): Segment[][] => {
  const rows: Segment[][] = []
  for (const one of [...segments].sort(byBase)) {
    const row = rows.at(-1)
    if (row?.[0] && one.base - row[0].base < aligned) row.push(one)
    else rows.push([one])
  }
  return rows
}

const isHeadingRow = (row: Segment[], text: string | undefined) => {
  const look = row[0] && segmentLook(row[0])
  return (
    row.length >= 2 &&
    look !== text &&
    // 'Member ⇥ 2011 – 2014' is the head of an entry, 'Position ⇥ : Cook' a line of a form
    row.every((one) => segmentLook(one) === look && findDates(one.text).length === 0 && !/^:/.test(one.text)) &&
    knownHeadings(row).length >= row.length / 2 &&
    !row.every((one) => isTableLabel(one.text))
  )
}

/** So many known headings at one edge, each with text on its line and nothing else at that edge, are those of a margin. */
const leastInMargin = 4

/** Headings in a margin: what stands beside one in its look ('Skills' | 'Web' | 'Print' | 'Film') divides its section. */
const marginOf = (segments: Segment[]): ReadonlySet<Segment> => {
  const known = knownHeadings(segments)
  const edge = Math.min(...known.map((one) => one.x0))
  const heads = known.filter((one) => Math.abs(one.x0 - edge) < 2)
  const right = Math.max(...heads.map((one) => one.x1))
  const beside = (head: Segment) =>
    segments.some((one) => one.x0 > right && one.top < head.bottom && one.bottom > head.top)
  const first = Math.min(...heads.map((one) => one.top))
  const others = segments.filter((one) => one.x0 < right && one.top > first && !heads.includes(one))
  return new Set(heads.length >= leastInMargin && others.length === 0 && heads.every(beside) ? heads : [])
}

/** Does a column that has no heading in the row go on below it? */
const isPassed = (row: Segment[], segments: Segment[]) => {
  const base = row[0]?.base ?? 0
  const headed = (one: Segment) => row.some((head) => one.x0 > head.x0 - indent * head.size && one.x0 < head.x1)
  const free = segments.filter((one) => !row.includes(one) && !headed(one))
  return free.some((one) => {
    const edge = free.filter((other) => Math.abs(other.x0 - one.x0) < 2)
    return (
      edge.filter(({ base: y }) => y < base).length >= goesPast &&
      edge.filter(({ base: y }) => y > base).length >= goesPast
    )
  })
}

/** White between two columns, in points. */
const leastGap = 6

/** The white strips through all of these, from left to right. */
const stripsOf = (segments: Segment[]) => {
  const strips: { from: number; to: number }[] = []
  let right = Number.POSITIVE_INFINITY
  for (const one of [...segments].sort((a, b) => a.x0 - b.x0)) {
    if (one.x0 - right >= leastGap) strips.push({ from: right, to: one.x0 })
    right = right === Number.POSITIVE_INFINITY ? one.x1 : Math.max(right, one.x1)
  }
  return strips
}

/** Where the columns below a row of headings are parted: each heading has the nearest strip left of it; null where one has none. */
const gapsOf = (row: Segment[], segments: Segment[]): number[] | null => {
  const strips = stripsOf(segments)
  const gaps = row
    .slice(1)
    .map((head, n) => strips.findLast(({ from, to }) => to <= head.x0 + 1 && from >= (row[n]?.x0 ?? 0)))
  return gaps.every((gap) => gap !== undefined) ? gaps.map(({ from, to }) => (from + to) / 2) : null
}

const columnsOf = (gaps: number[], segments: Segment[]): Segment[][] =>
  [...gaps, Number.POSITIVE_INFINITY].map((to, n) =>
    segments.filter((one) => one.x0 >= (gaps[n - 1] ?? Number.NEGATIVE_INFINITY) && one.x0 < to),
  )

/** How far down the columns under a row reach: to a heading that stands alone on the page, or heads text across them. */
const endOf = (row: Segment[], below: Segment[]): number => {
  const look = row[0] && segmentLook(row[0])
  const alone = rowsOf(below)
    .flatMap((line) => (line.length === 1 ? line : []))
    .filter((one) => segmentLook(one) === look && !row.includes(one))
  const last = row.at(-1)
  for (const [n, head] of alone.entries()) {
    const to = alone[n + 1]?.top ?? Number.POSITIVE_INFINITY
    const section = below.filter((one) => one.top >= head.top - 1 && one.top < to - 1)
    const across = section.some((one) =>
      row.some((other, at) => at > 0 && one.x0 < other.x0 - aligned && one.x1 > other.x0),
    )
    // columns that go on have text beside the heading, or beside the white below it
    const text = Math.min(...section.filter((one) => one !== head && one.x0 < head.x1).map((one) => one.top))
    const beside = below.some(
      (one) => one !== head && one.bottom > head.top - aligned && one.top < Math.min(text, to) - aligned,
    )
    if (across || (!beside && last && head.x0 < last.x0 - aligned)) return head.top - 1
  }
  return Number.POSITIVE_INFINITY
}

/** A part of a page: the columns under a row of headings, each by itself, or anything else. */
export type HeadedStretch = { columns: Segment[][] | null; segments: Segment[] }

/**
 * A page, or a part of it, set as a grid: rows of headings side by side, each row with columns of its own. It is cut above
 * every such row; a gutter through the whole page would read the columns of one row on in those of the next. Null where
 * there is no row of three, nor two rows of two.
 */
export const cutAtHeadingRows = (segments: Segment[]): HeadedStretch[] | null => {
  const text = textLook(segments)
  const margin = marginOf(segments)
  const found = rowsOf(segments)
    .map((row) => row.filter((one) => !margin.has(one)))
    .filter((row) => isHeadingRow(row, text) && !isPassed(row, segments))
  // a label of one column beside an employer of the other is set smaller than the headings over both
  const largest = Math.max(...found.map((row) => row[0]?.size ?? 0))
  const rows = found.filter((row) => (row[0]?.size ?? 0) > leastSize * largest)
  if (rows.length < leastRows && !rows.some((row) => row.length >= sureRow)) return null
  const tops = rows.map((row) => Math.min(...row.map((one) => one.top)) - 1)
  const stretches: HeadedStretch[] = []
  const add = (part: Segment[], columns: Segment[][] | null = null) => {
    if (part.length > 0) stretches.push({ segments: part, columns })
  }
  add(segments.filter((one) => one.top < (tops[0] ?? 0)))
  rows.forEach((row, n) => {
    const below = segments.filter(
      (one) => one.top >= (tops[n] ?? 0) && one.top < (tops[n + 1] ?? Number.POSITIVE_INFINITY),
    )
    const end = endOf(row, below)
    const band = below.filter((one) => one.top < end)
    const gaps = gapsOf(row, band)
    add(band, gaps && columnsOf(gaps, band))
    add(below.filter((one) => one.top >= end))
  })
  return stretches
}
