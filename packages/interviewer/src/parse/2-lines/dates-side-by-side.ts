import { findDates } from '../words/dates.ts'
import { makeSegment, type Segment } from './layout.ts'
import { dashAfter, isPresent, isSingle } from './stacked-dates.ts'

/** Baselines of one row and edges of one column differ by rounding only. */
const same = 2
/** One row of two dates may be chance; a table has several. */
const fewestRows = 2

type Pair = { start: Segment; end: Segment }

/** The two dates of a row with other text: the row of a table whose start and end have a column each. */
const pairOf = (row: Segment[]): Pair | null => {
  const sorted = [...row].sort((a, b) => a.x0 - b.x0)
  const dated = sorted.filter((one) => isSingle(one.text) || isPresent(one.text))
  const [start, end] = dated
  if (!start || !end || dated.length !== 2 || sorted.length < 3 || !isSingle(start.text)) return null
  if (sorted.indexOf(end) !== sorted.indexOf(start) + 1) return null
  return rangeOf([start], [end]) ? { start, end } : null
}

/** The texts of two cells as one range, null when the second date does not follow the first. */
export const rangeOf = (start: Segment[], end: Segment[]): Segment | null => {
  const words = start.flatMap((one) => one.words)
  const last = words.at(-1)
  if (!last) return null
  const joined = makeSegment([...words, dashAfter(last), ...end.flatMap((one) => one.words)])
  const range = findDates(joined.text)[0]
  return range?.range && range.to === joined.text.length ? joined : null
}

/**
 * '2017 ⇥ 2020 ⇥ Acme' over '2012 ⇥ 2017 ⇥ Norden': where start and end have a column each, the two dates of a row are
 * one range. Both columns keep their edges from row to row.
 */
export const joinDatesBeside = (segments: Segment[]): Segment[] => {
  if (segments.filter((one) => isSingle(one.text)).length < fewestRows) return segments
  const pairs = segments.flatMap((one) => {
    if (!isSingle(one.text)) return []
    const row = segments.filter((other) => other.page === one.page && Math.abs(other.base - one.base) < same)
    const pair = pairOf(row)
    return pair?.start === one ? [pair] : []
  })
  const aligned = (a: Pair, b: Pair) =>
    a.start.page === b.start.page && Math.abs(a.start.x0 - b.start.x0) < same && Math.abs(a.end.x0 - b.end.x0) < same
  const chosen = pairs.filter((pair) => pairs.filter((other) => aligned(pair, other)).length >= fewestRows)
  if (chosen.length === 0) return segments
  const joined = new Map(chosen.map(({ start, end }) => [start, rangeOf([start], [end])]))
  const gone = new Set(chosen.map(({ end }) => end))
  return segments.filter((one) => !gone.has(one)).map((one) => joined.get(one) ?? one)
}
