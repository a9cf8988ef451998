import { findDates, stripDuration } from '../words/dates.ts'
import { guessHeading, isTableLabel } from '../words/lexicon/words.ts'
import { isPlace } from '../words/places.ts'
import { cutAtCards, segmentLook } from './card-grids.ts'
import { findBands } from './find-bands.ts'
import { cutAtHeadingRows } from './heading-rows.ts'
import type { Rail, Region, Segment } from './layout.ts'
import { cutAtHeadings, isHeadingMargin, knownHeadings, markedHeadings } from './margin-headings.ts'
import { type Choice, usualChoice } from './readings.ts'

type Side = { left: Segment[]; right: Segment[] }
type Gutter = Side & { x: number; top: number; bottom: number; score: number }

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

/** More words beside a date are a text that has one, as '2019 First prize of the north' in a column of awards. */
const wordsBesideDate = 2

const holdsLittleElse = (text: string) => {
  const dates = findDates(text)
  if (dates.length === 0) return false
  let rest = text
  for (const date of [...dates].reverse()) rest = `${rest.slice(0, date.from)} ${rest.slice(date.to)}`
  const bare = stripDuration(rest)
  return isPlace(bare.trim()) || (bare.match(/\p{L}{2,}/gu)?.length ?? 0) <= wordsBesideDate
}

/** Where dates and known places are so much of a side, how many are dates does not matter. */
const nearlyAll = 0.9

/** Do dates, places and durations fill this side? */
const mostlyDates = (segments: Segment[]) => {
  const short = segments.filter((segment) => segment.text.length <= 40)
  const undated = short.filter((segment) => findDates(segment.text).length === 0)
  const dates = short.filter((segment) => holdsLittleElse(segment.text))
  const towns = undated.filter((segment) => isPlace(segment.text)).length
  if (dates.length + towns >= nearlyAll * segments.length) return true
  if (dates.length < 0.3 * segments.length || short.length < 0.5 * segments.length) return false
  const placed = undated.filter(({ text }) => isPlace(text) || stripDuration(text).trim() === '').length
  const below = undated.filter((segment) => dates.some((date) => mayBeTownOf(date, segment))).length
  // one town for each date, and one whose date was cut off
  return dates.length + Math.max(placed, Math.min(below, dates.length + 1)) >= 0.5 * segments.length
}

/** A town has no more words. */
const wordsOfTown = 3

/** 'Braga' under '2014 – 2019' at its edge and in its look: where the job was. */
const mayBeTownOf = (date: Segment, segment: Segment) =>
  Math.abs(date.x0 - segment.x0) < 2 &&
  segment.words.length <= wordsOfTown &&
  /^\p{Lu}[^:;!?]+$/u.test(segment.text) &&
  segmentLook(date) === segmentLook(segment) &&
  // below a single year stands the name of an award
  findDates(date.text).some((one) => one.range)

const mostlyHeadings = (segments: Segment[]) => knownHeadings(segments).length >= 0.6 * segments.length

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

/** Does anything of one side stand on a line of the other? */
const beside = (side: Segment[], other: Segment[]) =>
  side.some((one) => other.some((two) => Math.abs(two.base - one.base) < one.size / 2))

/** Headings set at the right edge, over their text and with nothing beside them, among the dates and towns of its lines. */
const areRightHeadings = (right: Segment[], left: Segment[]) => {
  const heads = knownHeadings(right)
  const looks = new Set(heads.map(segmentLook))
  const others = right.filter((one) => !looks.has(segmentLook(one)))
  if (heads.length < 2 || beside(heads, left)) return false
  const inRows = others.every((one) => left.some((other) => Math.abs(other.base - one.base) < one.size / 2))
  return others.length === 0 || mostlyDates(besides(others, left)) || (heads.length >= sureHeadings && inRows)
}
/** So many headings set at the right edge, and all else there ends lines of the text: no column begins so. */
const sureHeadings = 3

/** The segments of one side that have the other side beside them. */
const besides = (side: Segment[], other: Segment[]): Segment[] => {
  const top = Math.min(...other.map((segment) => segment.top))
  const bottom = Math.max(...other.map((segment) => segment.bottom))
  return side.filter((segment) => segment.bottom > top - 3 && segment.top < bottom + 3)
}

/**
 * Two sides that open on one line with headings of one look, which nothing below has: cards side by side, whatever dates
 * they hold. The head of a table opens so too, but its words are labels.
 */
const headedAlike = (left: Segment[], right: Segment[]): boolean => {
  const [a, b] = [left[0], right[0]]
  if (!a || !b || Math.abs(a.base - b.base) > 2 || segmentLook(a) !== segmentLook(b)) return false
  // three columns have three headings on that line
  const opens = (one: Segment) => Math.abs(one.base - a.base) <= 2 && segmentLook(one) === segmentLook(a)
  const texts = [...left, ...right].filter((one) => !opens(one))
  return (
    texts.every((one) => segmentLook(one) !== segmentLook(a) && one.size <= a.size) &&
    knownHeadings([a, b]).length > 0 &&
    ![a, b].every((one) => isTableLabel(one.text))
  )
}

/** So many labels of a form have what is written behind them on their line. */
const mostAnswered = 0.6

/** 'Nationality' | ': Irish' or 'Nationality' ':' | 'Irish' throughout: labels and what is written behind them, whatever the labels could head. */
const areAnswers = ({ left, right }: Side): boolean => {
  const signs = [...left.filter(({ text }) => text === ':'), ...right.filter(({ text }) => /^:/.test(text))]
  const labels = besides(left, right).filter(({ text }) => text !== ':')
  const answered = labels.filter((one) => signs.some((sign) => Math.abs(sign.base - one.base) < one.size / 2))
  return answered.length >= 2 && answered.length >= mostAnswered * labels.length
}

/** 'columns' (or, less surely, 'loose' ones) are read one after the other, 'rows' across: dates or labels beside their text, tables. */
const readingOf = ({ left, right }: Side, choice: Choice): 'columns' | 'loose' | 'rail' | 'side' | 'rows' => {
  if (headedAlike(left, right)) return 'columns'
  // what stands above or below the other side says nothing about how the two go together
  if (mostlyDates(besides(left, right))) return 'rail'
  if (mostlyHeadings(left)) return 'rows'
  if (mostlyDates(besides(right, left))) return 'side'
  if (areRightHeadings(right, left)) return 'rows'
  // both sides head sections of their own: columns, in whatever order they are painted
  if (Math.min(markedHeadings(left), markedHeadings(right)) >= 2) return 'columns'
  const members = new Map<Segment, boolean>()
  for (const segment of left) members.set(segment, true)
  for (const segment of right) members.set(segment, false)
  let turns = 0
  let side: boolean | null = null
  for (const [segment, isLeft] of [...members].sort((a, b) => a[0].seq - b[0].seq)) {
    if (segment && side !== null && side !== isLeft) turns++
    side = isLeft
  }
  const fewer = Math.min(left.length, right.length)
  const painted = turns <= Math.max(2, 0.12 * fewer)
  if (painted && choice.gutters !== 'rows') return 'columns'
  let aligned = 0
  const [small, big] = left.length <= right.length ? [left, right] : [right, left]
  for (const segment of small) if (big.some((other) => Math.abs(other.base - segment.base) < 2)) aligned++
  // rows of a table stand on common lines, whatever else is doubtful
  if (choice.gutters === 'rows') return aligned > 0.7 * small.length ? 'rows' : painted ? 'columns' : 'loose'
  if (choice.gutters === 'columns') return 'loose'
  return aligned < 0.45 * small.length ? 'loose' : 'rows'
}

/**
 * Splits the segments of a page into regions in reading order, by recursive cuts along white gutters
 * (XY-cut, Nagy and Seth 1984). Whether a gutter parts columns or the cells of rows is told by the order of
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
    const gutters = candidates(sorted)
    // painted in any order, but not in rows: columns only when no other gutter is surer
    let loose: Gutter | null = null
    for (const gutter of gutters) {
      // columns inside the cells of a table are none: they must be about as strong as the strongest gutter
      if (gutter.score < 0.45 * (gutters[0]?.score ?? 0)) break
      if (areAnswers(gutter)) continue
      if (choice.margins && isHeadingMargin(gutter.left, gutter.right))
        return cutAtHeadings(sorted, gutter.left, knownHeadings(gutter.left)).flatMap((part) =>
          findRegions(part, depth, choice),
        )
      // duties beside their heads are headed by nothing: what has headings of its own is a column
      const bands =
        choice.margins && markedHeadings(gutter.right) === 0 ? findBands(sorted, gutter.left, gutter.right) : null
      if (bands)
        return bands.flatMap(({ cells, band }) =>
          cells.flatMap((cell) => (band ? [regionOf(cell, depth, [], [])] : findRegions(cell, depth + 1, choice))),
        )
      const reading = readingOf(gutter, choice)
      if (reading === 'columns') return cut(sorted, gutter, depth, choice)
      if (reading === 'loose') loose ??= gutter
      if (reading === 'rail') rails.push({ x: gutter.x, top: gutter.top, bottom: gutter.bottom })
      if (reading === 'side') sides.push({ x: gutter.x, top: gutter.top, bottom: gutter.bottom })
    }
    if (loose) return cut(sorted, loose, depth, choice)
  }
  return [regionOf(sorted, depth, rails, sides)]
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

const candidates = (sorted: Segment[]): Gutter[] => {
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
    for (const gutter of guttersAt(sorted, x)) {
      const key = `${gutter.left.length} ${gutter.right.length} ${gutter.top} ${gutter.bottom}`
      if (!distinct.has(key)) distinct.set(key, gutter)
    }
  return [...distinct.values()].sort((a, b) => b.score - a.score)
}

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
