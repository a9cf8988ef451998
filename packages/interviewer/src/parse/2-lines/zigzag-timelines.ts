import { findDates, isOnlyDates } from '../words/dates.ts'
import type { Segment } from './layout.ts'

/** Two dates may stand left and right by chance; a timeline has more. */
const fewestDates = 3
/** A date and the first line of its card stand on one baseline within so many letters' heights. */
const sameLine = 0.8
/** Gaps between cards are so much wider than those within. */
const wider = 1.25
/** A date beside its card may stand so many letters' heights above or below it. */
const overhang = 1.5
/** How far behind its card a date is read, in letters' heights: what parts a cell from the next. */
const apart = 3

type Card = { segments: Segment[]; left: boolean; top: number; bottom: number }

/**
 * A timeline along which jobs stand left and right in turns, with their dates in the card, on the other side of the line
 * or on the line itself. Gives the cards from top to bottom, each with its date behind its first line; null where dates
 * do not take turns.
 */
export const zigzagOf = (band: Segment[]): Segment[][] | null => {
  // a dot of the line may touch the date
  const dates = band.filter((one) => isOnlyDates(one.text.replace(/[●•○◦◆]/g, ''))).sort((a, b) => a.base - b.base)
  if (dates.length < fewestDates || dates.filter(isRange).length < 2) return null
  const texts = band.filter((one) => !dates.includes(one) && /[\p{L}\p{N}]/u.test(one.text))
  return onTheLine(dates, texts) ?? besideTheLine(dates, texts)
}

const isRange = (one: Segment) => findDates(one.text).some((date) => date.range)

const centre = (one: Segment) => (one.x0 + one.x1) / 2

/** The dates stand on the line, the cards at both sides of it. */
const onTheLine = (dates: Segment[], texts: Segment[]): Segment[][] | null => {
  const middle = dates.reduce((sum, one) => sum + centre(one), 0) / dates.length
  const [from, to] = [Math.min(...dates.map((one) => one.x0)), Math.max(...dates.map((one) => one.x1))]
  if (dates.some((one) => Math.abs(centre(one) - middle) > one.size)) return null
  if (texts.some((one) => one.x1 > from && one.x0 < to)) return null
  const first = [...texts].sort((a, b) => a.top - b.top)[0]
  if (!first) return null
  const leftFirst = centre(first) < middle
  const [more, fewer] = [Math.ceil(dates.length / 2), Math.floor(dates.length / 2)]
  const cards = cardsOf(texts, middle, leftFirst ? more : fewer, leftFirst ? fewer : more)
  // texts on both sides of each date are the cells of a row
  const inTurns = cards?.every((card, n) => n === 0 || card.top > (dates[n - 1]?.bottom ?? 0))
  return cards && inTurns ? withDates(cards, dates) : null
}

/** The dates stand left and right of a white strip, as the cards do. */
const besideTheLine = (dates: Segment[], texts: Segment[]): Segment[][] | null => {
  for (const middle of stripsOf([...dates, ...texts])) {
    const isLeft = (one: Segment) => one.x1 < middle
    if (dates.some((one, n) => n > 0 && isLeft(one) === isLeft(dates[n - 1] ?? one))) continue
    const left = dates.filter(isLeft).length
    const opposite = dates.every((date) =>
      texts.some((one) => isLeft(one) !== isLeft(date) && Math.abs(one.base - date.base) < sameLine * date.size),
    )
    if (opposite) {
      const cards = cardsOf(texts, middle, dates.length - left, left)
      return cards?.every((card, n) => card.left !== isLeft(dates[n] ?? (card.segments[0] as Segment)))
        ? withDates(cards, dates)
        : null
    }
    const cards = cardsOf([...dates, ...texts], middle, left, dates.length - left)
    const dated = cards?.every(({ segments }) => segments.filter((one) => dates.includes(one)).length === 1)
    return cards && dated ? cards.map(({ segments }) => segments) : null
  }
  return null
}

/** The middles of the strips that no text crosses. */
const stripsOf = (segments: Segment[]): number[] => {
  const strips: number[] = []
  let right = Number.NEGATIVE_INFINITY
  for (const one of [...segments].sort((a, b) => a.x0 - b.x0)) {
    if (right > Number.NEGATIVE_INFINITY && one.x0 > right + 1) strips.push((one.x0 + right) / 2)
    right = Math.max(right, one.x1)
  }
  return strips
}

/** The cards of both sides from top to bottom, null when they do not take turns. */
const cardsOf = (segments: Segment[], middle: number, left: number, right: number): Card[] | null => {
  const lefts = blocksOf(
    segments.filter((one) => centre(one) < middle),
    left,
  )
  const rights = blocksOf(
    segments.filter((one) => centre(one) >= middle),
    right,
  )
  if (!lefts || !rights) return null
  const cards = [...lefts.map((block) => cardOf(block, true)), ...rights.map((block) => cardOf(block, false))].sort(
    (a, b) => a.top - b.top,
  )
  const turns = cards.every((card, n) => n === 0 || card.left !== cards[n - 1]?.left)
  return turns && cards.every(({ segments }) => segments.length > 1) ? cards : null
}

const cardOf = (segments: Segment[], left: boolean): Card => ({
  segments,
  left,
  top: Math.min(...segments.map((one) => one.top)),
  bottom: Math.max(...segments.map((one) => one.bottom)),
})

/** One side cut at its widest gaps into so many blocks; null when these gaps are no wider than the others. */
const blocksOf = (side: Segment[], count: number): Segment[][] | null => {
  const sorted = [...side].sort((a, b) => a.base - b.base || a.x0 - b.x0)
  if (count === 0 || sorted.length < count) return null
  let bottom = sorted[0]?.bottom ?? 0
  const gaps = sorted.map((one, at) => {
    const gap = at === 0 ? 0 : one.top - bottom
    bottom = Math.max(bottom, one.bottom)
    return { at, gap }
  })
  const widest = [...gaps].sort((a, b) => b.gap - a.gap)
  const [least, next] = [widest[count - 2], widest[count - 1]]
  if (least && next && least.gap < Math.max(2, wider * next.gap)) return null
  const cuts = widest
    .slice(0, count - 1)
    .map(({ at }) => at)
    .sort((a, b) => a - b)
  return [0, ...cuts].map((from, n) => sorted.slice(from, cuts[n]))
}

/** Each card with its date read behind its first line, on whichever side of it the date is printed. */
const withDates = (cards: Card[], dates: Segment[]): Segment[][] | null => {
  const beside = cards.every(({ top, bottom }, n) => {
    const date = dates[n]
    if (!date) return false
    const y = (date.top + date.bottom) / 2
    return y > top - overhang * date.size && y < bottom + overhang * date.size
  })
  if (!beside || cards.length !== dates.length) return null
  return cards.map(({ segments }, n) => {
    const [first, date] = [segments[0], dates[n]]
    if (!first || !date) return segments
    const x0 = Math.max(...segments.map((one) => one.x1)) + apart * first.size
    return [{ ...date, base: first.base, x0, x1: x0 + date.x1 - date.x0 }, ...segments]
  })
}
