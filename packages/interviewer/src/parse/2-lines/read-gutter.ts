import { findDates, stripDuration } from '../words/dates.ts'
import { isLanguageLevel, isLanguageSkill } from '../words/language-levels.ts'
import { isTableLabel } from '../words/lexicon/labels.ts'
import { isPlace } from '../words/places.ts'
import { segmentLook } from './card-grids.ts'
import type { Side } from './find-gutters.ts'
import type { Segment } from './layout.ts'
import { knownHeadings, markedHeadings } from './margin-headings.ts'
import type { Choice } from './readings.ts'

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
export const areAnswers = ({ left, right }: Side): boolean => {
  const signs = [...left.filter(({ text }) => text === ':'), ...right.filter(({ text }) => /^:/.test(text))]
  const labels = besides(left, right).filter(({ text }) => text !== ':')
  const answered = labels.filter((one) => signs.some((sign) => Math.abs(sign.base - one.base) < one.size / 2))
  return answered.length >= 2 && answered.length >= mostAnswered * labels.length
}

/** 'columns' (or, less surely, 'loose' ones) are read one after the other, 'rows' across: dates or labels beside their text, tables. */
export const readingOf = ({ left, right }: Side, choice: Choice): 'columns' | 'loose' | 'rail' | 'side' | 'rows' => {
  if (headedAlike(left, right)) return 'columns'
  // words for levels are no text of their own: each belongs to the name beside it or above it
  if (right.every(({ text }) => isLanguageLevel(text) || isLanguageSkill(text))) return 'rows'
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
