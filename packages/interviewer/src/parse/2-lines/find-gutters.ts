import { isDateLabel } from '../words/date-labels.ts'
import { guessHeading } from '../words/lexicon/guess-heading.ts'
import type { Segment } from './layout.ts'
import { knownHeadings, markedHeadings } from './margin-headings.ts'

/** What stands left and right of a gutter. */
export type Side = { left: Segment[]; right: Segment[] }
/** A vertical strip that nothing crosses, between two sides that may be columns. */
export type Gutter = Side & { x: number; top: number; bottom: number; score: number }

const least = 3

const rowCount = (segments: Segment[]) => {
  let rows = 0
  let last = Number.NEGATIVE_INFINITY
  for (const segment of segments) {
    if (segment.base - last > 3) rows++
    last = segment.base
  }
  return rows
}

/** Segments sorted by place; runs of them that a vertical strip at `x` does not cross. */
const guttersAt = (sorted: Segment[], x: number): Gutter[] => {
  const gutters: Gutter[] = []
  let left: Segment[] = []
  let right: Segment[] = []
  let over = new Set<Segment>()
  const close = () => {
    const gutter = measure(x, left, right, over)
    if (gutter) gutters.push(gutter)
    left = []
    right = []
    over = new Set()
  }
  for (const segment of sorted) {
    if (segment.x1 <= x - 3) left.push(segment)
    else if (segment.x0 >= x - 1.5) right.push(segment)
    else if (left.length >= least && over.size < mostOver && runsOver(segment, x, left, sorted)) {
      left.push(segment)
      over.add(segment)
    } else close()
  }
  close()
  return gutters
}

/** A line of a column that is a little too long for it ends beyond the gutter, where nothing stands beside it. */
const runsOver = (segment: Segment, x: number, left: Segment[], all: Segment[]) =>
  segment.x1 - x < mostOverhang * (segment.x1 - segment.x0) &&
  left.some((one) => Math.abs(one.x0 - segment.x0) < 1.5 && Math.abs(one.size - segment.size) < 0.5) &&
  all.every((other) => other.x0 < x - 1.5 || other.bottom < segment.top || other.top > segment.bottom)

/** Of its own width; and so many such lines: more are no column. */
const mostOverhang = 0.3
const mostOver = 2

const measure = (x: number, left: Segment[], right: Segment[], over: ReadonlySet<Segment>): Gutter | null => {
  const [rowsLeft, rowsRight] = [rowCount(left), rowCount(right)]
  if (rowsLeft < least || rowsRight < least) return null
  const width =
    Math.min(...right.map((segment) => segment.x0)) -
    Math.max(...left.map((segment) => (over.has(segment) ? 0 : segment.x1)))
  if (width < 5) return null
  const span = (side: Segment[]) => ({
    top: side[0]?.top ?? 0,
    bottom: Math.max(...side.map((segment) => segment.bottom)),
  })
  const [a, b] = [span(left), span(right)]
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  if (shared <= 0 || shared < 0.3 * Math.min(a.bottom - a.top, b.bottom - b.top)) return null
  // beside each other, not one below the other: a lone date left of a paragraph makes no column
  const beside = (side: Segment[]) =>
    side.filter((one) => one.top > Math.max(a.top, b.top) - 3 && one.bottom < Math.min(a.bottom, b.bottom) + 3)
  if (rowCount(beside(left)) < least || rowCount(beside(right)) < least) return null
  return {
    x,
    left,
    right,
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
    score: rowsLeft + rowsRight + Math.min(rowsLeft, rowsRight) + Math.min(width, 30) / 10,
  }
}

/**
 * Dates at the right edge of one section and the people side by side below 'References' are two gutters, though one strip
 * runs through both: the heading, which has nothing beside it, parts them.
 */
const partAtHeadings = (gutter: Gutter): Gutter[] => {
  const { x, left, right } = gutter
  const dated = right.filter((one) => isDateLabel(one.text)).length
  if (dated === 0 || dated === right.length || markedHeadings(right) > 0) return [gutter]
  const alone = knownHeadings(left).filter(
    (head) =>
      guessHeading(head.text)?.kind === 'references' &&
      right.every((one) => one.top > head.bottom || one.bottom < head.top),
  )
  if (alone.length === 0) return [gutter]
  const starts = [Number.NEGATIVE_INFINITY, ...alone.map((head) => head.top).sort((a, b) => a - b)]
  const stretches = starts.map((from, n) => {
    const within = (one: Segment) => one.top >= from && one.top < (starts[n + 1] ?? Number.POSITIVE_INFINITY)
    return { left: left.filter(within), right: right.filter(within) }
  })
  const areDates = (stretch: Side) => stretch.right.every((one) => isDateLabel(one.text))
  const filled = stretches.filter((stretch) => stretch.right.length > 0)
  if (filled.every(areDates) || !filled.some(areDates)) return [gutter]
  const runs: Side[] = []
  for (const stretch of stretches) {
    const last = runs.at(-1)
    if (last && (stretch.right.length === 0 || areDates(stretch) === areDates(last))) {
      last.left.push(...stretch.left)
      last.right.push(...stretch.right)
    } else runs.push(stretch)
  }
  return runs.flatMap((run) => measure(x, run.left, run.right, new Set()) ?? [])
}

/** How many segments stand across each point of the width. */
const crossings = (segments: Segment[], from: number, to: number): number[] => {
  const change = new Array<number>(Math.ceil(to - from) + 2).fill(0)
  for (const segment of segments) {
    const [start, end] = [Math.floor(segment.x0 - from), Math.ceil(segment.x1 - from)]
    change[start] = (change[start] ?? 0) + 1
    change[end] = (change[end] ?? 0) - 1
  }
  let open = 0
  return change.map((step) => {
    open += step
    return open
  })
}

/** The gutters in what stands on a page, the strongest first; the segments are sorted by place. */
export const findGutters = (sorted: Segment[]): Gutter[] => {
  const from = Math.min(...sorted.map((segment) => segment.x0))
  const to = Math.max(...sorted.map((segment) => segment.x1))
  const edges: { x: number; count: number }[] = []
  for (const x of sorted.map((segment) => segment.x0).sort((a, b) => a - b)) {
    const last = edges.at(-1)
    if (last && x - last.x < 1.5) last.count++
    else edges.push({ x, count: 1 })
  }
  const xs = edges.filter((edge) => edge.count >= 2).map((edge) => edge.x)
  // no column need start at an edge of its own: it may be centred or set flush right
  for (let x = from + 0.15 * (to - from); x < from + 0.9 * (to - from); x += 9) xs.push(x)
  const crossing = crossings(sorted, from, to)
  const open = xs.filter(
    (x) => x > from + 20 && x < to - 20 && (crossing[Math.floor(x - from)] ?? 0) < 0.9 * sorted.length,
  )
  // neighbouring strips part the same segments: one of them is enough
  const distinct = new Map<string, Gutter>()
  for (const x of open)
    for (const gutter of guttersAt(sorted, x).flatMap(partAtHeadings)) {
      const key = `${gutter.left.length} ${gutter.right.length} ${gutter.top} ${gutter.bottom}`
      if (!distinct.has(key)) distinct.set(key, gutter)
    }
  return [...distinct.values()].sort((a, b) => b.score - a.score)
}
