import { findDates } from '../words/dates.ts'
import { byBase } from './find-bands.ts'
import type { Segment } from './layout.ts'
import { knownHeadings } from './margin-headings.ts'
import { zigzagOf } from './zigzag-timelines.ts'

/** A part of a column: one card of a grid, or anything else. */
export type CardStretch = { segments: Segment[]; card: boolean }

/** Cards in a row start at the same height, within the rounding of writers. */
const aligned = 3
/** Of a band's text that must stand in cards. */
const mostOfBand = 0.85

/**
 * Grids of cards under a heading (jobs two by two, awards three in a row): each card is painted as a whole, cards of a
 * row start at one height and in one look. They are read row by row, each on its own; else what one card ends with would
 * run on in the next. Null when there is no grid.
 */
export const cutAtCards = (segments: Segment[]): CardStretch[] | null => {
  const sorted = [...segments].sort(byBase)
  const heads = headsOf(sorted).filter((head) => !sorted.some((one) => isBeside(one, head)))
  if (heads.length === 0) return null
  const stretches: CardStretch[] = []
  let open: Segment[] = []
  let found = false
  let band: Segment[] = []
  const close = () => {
    const cards = gridOf(band) ?? timelineOf(band)
    if (cards) {
      found = true
      // its heading goes with the grid, not with the column that ends above it
      const head = open.pop()
      if (open.length > 0) stretches.push({ segments: open, card: false })
      open = []
      if (head) stretches.push({ segments: [head], card: true })
      for (const card of cards) stretches.push({ segments: card, card: true })
    } else open.push(...band)
    band = []
  }
  for (const one of sorted) {
    if (heads.includes(one)) {
      close()
      open.push(one)
    } else band.push(one)
  }
  close()
  if (open.length > 0) stretches.push({ segments: open, card: false })
  return found ? stretches : null
}

/** A heading beside other text heads a column of its own, in whatever turns the dates of the columns stand. */
const timelineOf = (band: Segment[]) => (knownHeadings(band).some((one) => !isEnd(one)) ? null : zigzagOf(band))

/** 'uses.' ends a sentence and is no heading, whatever the word could head. */
const isEnd = (one: Segment) => /^\p{Ll}.{0,60}[.,;]$/u.test(one.text)

/** Known headings alone on their line, and where two of them look alike, whatever else does. */
const headsOf = (sorted: Segment[]): Segment[] => {
  // sorted by baseline: what stands in the row of a segment stands next to it
  const alone = sorted.filter((head, n) =>
    [sorted[n - 1], sorted[n + 1]].every((one) => one === undefined || !sameRow(one, head)),
  )
  const known = knownHeadings(alone).filter((one) => !isEnd(one))
  const looks = new Set(known.map(segmentLook))
  const texts = sorted.filter((one) => looks.has(segmentLook(one)))
  // headings that look as the text does show nothing
  if (known.length < 2 || looks.size > 1 || texts.length > mostHeads * known.length) return known
  return alone.filter((one) => looks.has(segmentLook(one)))
}

/** Of so many segments in the look of headings one at least is a known one. */
const mostHeads = 3

/** So many points of a heading's height beside other text are more than the rounding of two columns' lines. */
const leastBeside = 2

/** Does text of another column stand beside a heading, though on no line of its own? It heads a column, and no grid. */
const isBeside = (one: Segment, head: Segment) =>
  (one.x0 >= head.x1 || one.x1 <= head.x0) &&
  Math.min(one.bottom, head.bottom) - Math.max(one.top, head.top) > leastBeside

const sameRow = (a: Segment, b: Segment) => Math.abs(a.base - b.base) < aligned

type Card = { segments: Segment[]; x0: number; x1: number; top: number; bottom: number }

/** The cards of a band in reading order, null when it holds no grid. */
const gridOf = (band: Segment[]): Segment[][] | null => {
  // a heading beside other text heads a column; 'language' at the start of a wrapped line is none
  if (band.length < 4 || knownHeadings(band).some((one) => !/^\p{Ll}/u.test(one.text))) return null
  const cards = cardsOf(band)
  const rows: Card[][] = []
  for (const card of [...cards].sort((a, b) => a.top - b.top || a.x0 - b.x0)) {
    const row = rows.find(
      (one) => Math.abs((one[0]?.top ?? 0) - card.top) < aligned && one.every((other) => apart(other, card)),
    )
    if (row) row.push(card)
    else rows.push([card])
  }
  const wide = rows.filter((row) => row.length >= 2)
  const look = lookOf(wide[0]?.[0])
  // every card opens in the same look, and in another look than the text below it
  const members = cards.filter((card) => lookOf(card) === look && card.segments.length >= 2 && opensCard(card.segments))
  const opens = members.every((card) => card.segments.slice(1).some((one) => segmentLook(one) !== look))
  const inGrid = members.reduce((sum, card) => sum + card.segments.length, 0)
  const side = wide.every((row) => row.filter((card) => members.includes(card)).length >= 2)
  if (wide.length === 0 || !side || !opens || inGrid < mostOfBand * band.length) return null
  // a column of one card a row is no grid but a list beside something else
  return joinLone(rows)
    .flatMap((row) => row.sort((a, b) => a.x0 - b.x0))
    .map((card) => card.segments)
}

/** What stands below each other with nothing beside it is one text: an employer, and posts there. */
const joinLone = (rows: Card[][]): Card[][] => {
  const joined: Card[][] = []
  for (const row of rows) {
    const [[last, ...beside] = [], [card, ...more]] = [joined.at(-1), row]
    if (!last || !card || beside.length > 0 || more.length > 0) joined.push(row)
    else joined.splice(-1, 1, [{ ...last, segments: [...last.segments, ...card.segments] }])
  }
  return joined
}

/** A card opens with a name, or with the dates of a job over its name; figures over their captions are one row. */
const opensCard = ([first, ...more]: Segment[]) =>
  /\p{L}{3}/u.test(first?.text ?? '') || (more.length >= 2 && findDates(first?.text ?? '').some((date) => date.range))

const apart = (a: Card, b: Card) => a.x1 <= b.x0 || b.x1 <= a.x0

/** How a piece of a line begins to look. */
export const segmentLook = (one: Segment) => {
  const word = one.words[0]
  return `${word?.bold}|${word?.italic}|${Math.round(one.size * 2)}|${word?.color}`
}
const lookOf = (card: Card | undefined) => (card?.segments[0] ? segmentLook(card.segments[0]) : '')

/** What is painted on, line below line, without a step to the side or back up. */
const cardsOf = (band: Segment[]): Card[] => {
  const cards: Card[] = []
  for (const one of [...band].sort((a, b) => a.seq - b.seq)) {
    const last = cards.at(-1)
    const before = last?.segments.at(-1)
    const first = last?.segments[0]
    const goesOn =
      last &&
      before &&
      first &&
      one.base >= before.base - 1 &&
      one.base - before.base < 2.6 * Math.max(one.size, before.size) &&
      one.x0 < last.x1 + 2 * one.size &&
      one.x0 > first.x0 - one.size &&
      !(
        segmentLook(one) === segmentLook(first) &&
        one.base > before.base + 1 &&
        Math.abs(one.x0 - first.x0) < 2 &&
        last.segments.length > 1
      )
    if (goesOn) {
      last.segments.push(one)
      last.x1 = Math.max(last.x1, one.x1)
      last.bottom = Math.max(last.bottom, one.bottom)
    } else cards.push({ segments: [one], x0: one.x0, x1: one.x1, top: one.top, bottom: one.bottom })
  }
  return cards
}
