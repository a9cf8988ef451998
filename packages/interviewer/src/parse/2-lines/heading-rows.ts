import { isTableLabel } from '../words/lexicon/words.ts'
import { segmentLook } from './card-grids.ts'
import { byBase } from './find-bands.ts'
import type { Segment } from './layout.ts'
import { knownHeadings } from './margin-headings.ts'

/** Headings of one row stand on one line, within the rounding of writers. */
const aligned = 3
/** One such row is how two columns begin; only where they come again is the page a grid. */
const leastRows = 2
/** So many pieces at one edge, above and below a row of headings, are a column that goes on past it. */
const goesPast = 3
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
    row.every((one) => segmentLook(one) === look) &&
    knownHeadings(row).length >= row.length / 2 &&
    !row.every((one) => isTableLabel(one.text))
  )
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

/**
 * A page set as a grid: rows of headings side by side, each row with columns of its own. It is cut above every such row;
 * a gutter through the whole page would read the columns of one row on in those of the next. Null where no two rows are so.
 */
export const cutAtHeadingRows = (segments: Segment[]): Segment[][] | null => {
  const text = textLook(segments)
  const rows = rowsOf(segments).filter((row) => isHeadingRow(row, text) && !isPassed(row, segments))
  if (rows.length < leastRows) return null
  const tops = rows.map((row) => Math.min(...row.map((one) => one.top)) - 1)
  const stretches = [Number.NEGATIVE_INFINITY, ...tops].map((from, n) =>
    segments.filter((one) => one.top >= from && one.top < (tops[n] ?? Number.POSITIVE_INFINITY)),
  )
  return stretches.filter((stretch) => stretch.length > 0)
}
