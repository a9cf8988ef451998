import { guessHeading } from '../words/lexicon/guess-heading.ts'
import { cutAtCards } from './card-grids.ts'
import { findBands } from './find-bands.ts'
import { findGutters, type Gutter } from './find-gutters.ts'
import { cutAtHeadingRows } from './heading-rows.ts'
import type { Rail, Region, Segment } from './layout.ts'
import { cutAtHeadings, isHeadingMargin, knownHeadings, markedHeadings, sharedHeadings } from './margin-headings.ts'
import { areAnswers, readingOf } from './read-gutter.ts'
import { type Choice, usualChoice } from './readings.ts'

/**
 * Splits the segments of a page into regions in reading order, by recursive cuts along white gutters
 * (XY-cut, Nagy and Seth 1984). Whether a gutter parts columns or the cells of rows shows in the order of
 * painting and by how baselines pair up.
 */
export const findRegions = (segments: Segment[], depth = 0, choice: Choice = usualChoice): Region[] => {
  const first = segments[0]
  if (!first) return []
  const sorted = [...segments].sort((a, b) => a.top - b.top || a.x0 - b.x0)
  const rails: Rail[] = []
  const sides: Rail[] = []
  if (depth < 4) {
    const grid = cutAtHeadingRows(sorted)
    if (grid && (grid.length > 1 || grid[0]?.columns))
      return grid.flatMap(({ segments: part, columns }) =>
        columns ? columns.flatMap((one) => findRegions(one, depth + 1, choice)) : findRegions(part, depth, choice),
      )
    const cards = cutAtCards(sorted)
    if (cards)
      return cards.flatMap(({ segments: part, card }) =>
        card ? [regionOf(part, depth, [], [])] : findRegions(part, depth, choice),
      )
    const gutters = findGutters(sorted)
    // painted in any order, but not in rows: columns only when no other gutter is surer
    let loose: Gutter | null = null
    for (const gutter of gutters) {
      // columns inside the cells of a table are none: they must be about as strong as the strongest gutter
      if (gutter.score < leastShare * (gutters[0]?.score ?? 0)) break
      if (areAnswers(gutter)) continue
      if (choice.margins && isHeadingMargin(gutter.left, gutter.right, sorted))
        return cutAtHeadings(sorted, gutter.left, knownHeadings(gutter.left)).flatMap((part) =>
          findRegions(part, depth, choice),
        )
      // duties beside their heads are headed by nothing: what has headings of its own is a column
      const bands =
        choice.margins && markedHeadings(gutter.right) === 0 ? findBands(sorted, gutter.left, gutter.right) : null
      if (bands && !isBesideColumn(gutter, gutters))
        return bands.flatMap(({ cells, band }) =>
          cells.flatMap((cell) => (band ? [regionOf(cell, depth, [], [])] : findRegions(cell, depth + 1, choice))),
        )
      const reading = readingOf(gutter, choice)
      const shared = reading === 'loose' && choice.margins ? sharedHeadings(gutter.left, gutter.right) : null
      if (shared) return cutAtHeadings(sorted, gutter.left, shared).flatMap((part) => findRegions(part, depth, choice))
      if (reading === 'columns') return cut(sorted, gutter, depth, choice)
      if (reading === 'loose') loose ??= gutter
      if (reading === 'rail') rails.push({ x: gutter.x, top: gutter.top, bottom: gutter.bottom })
      if (reading === 'side') sides.push({ x: gutter.x, top: gutter.top, bottom: gutter.bottom })
    }
    if (loose) return cut(sorted, loose, depth, choice)
  }
  return [regionOf(sorted, depth, rails, sides)]
}

/** A gutter so much weaker than the strongest is one inside a column. */
const leastShare = 0.45
/** Columns head so many sections of their own at least. */
const leastHeaded = 2

/** The dates and duties of one column are no bands of the page where another column, with headings of its own, stands left of them. */
const isBesideColumn = (gutter: Gutter, gutters: Gutter[]) =>
  gutters.some(
    ({ x, score, left, right }) =>
      x < gutter.x &&
      score >= leastShare * (gutters[0]?.score ?? 0) &&
      Math.min(markedHeadings(left), markedHeadings(right)) >= leastHeaded,
  )

const cut = (sorted: Segment[], gutter: Gutter, depth: number, choice: Choice): Region[] => {
  const above: Segment[] = []
  const below: Segment[] = []
  giveBackEnd(sorted, gutter)
  const members = new Set([...gutter.left, ...gutter.right])
  const middle = (gutter.top + gutter.bottom) / 2
  for (const segment of sorted) if (!members.has(segment)) (segment.top < middle ? above : below).push(segment)
  const width = (side: Segment[]) => Math.max(...side.map((s) => s.x1)) - Math.min(...side.map((s) => s.x0))
  const [a, b] = [width(gutter.left), width(gutter.right)]
  const flows = Math.min(a, b) > 0.8 * Math.max(a, b)
  const parts = [gutter.left, gutter.right].flatMap((side) => findRegions(side, depth + 1, choice))
  for (const part of parts) if (flows) part.flows = true
  return [...findRegions(above, depth, choice), ...parts, ...findRegions(below, depth, choice)]
}

/** A heading that ends one column just above text over the whole width heads that text. */
const giveBackEnd = (sorted: Segment[], gutter: Gutter) => {
  for (const [side, other] of [
    [gutter.left, gutter.right],
    [gutter.right, gutter.left],
  ] as const) {
    const last = side.at(-1)
    const bottom = Math.max(...other.map((segment) => segment.bottom))
    const follows =
      last &&
      sorted.some(
        (segment) =>
          !side.includes(segment) &&
          !other.includes(segment) &&
          segment.top > last.top &&
          segment.top - last.bottom < 3 * last.size,
      )
    if (last && follows && side.length > 1 && last.top > bottom - 1 && guessHeading(last.text)) side.pop()
  }
}

/** The region that segments fill. */
export const regionOf = (segments: Segment[], depth: number, rails: Rail[], sides: Rail[]): Region => ({
  page: segments[0]?.page ?? 1,
  segments,
  x0: Math.min(...segments.map((segment) => segment.x0)),
  x1: Math.max(...segments.map((segment) => segment.x1)),
  top: Math.min(...segments.map((segment) => segment.top)),
  bottom: Math.max(...segments.map((segment) => segment.bottom)),
  rails,
  sides,
  depth,
  flows: false,
})
