import type { Word } from '../1-glyphs/pdf-page.ts'
import { findDates, isOnlyDates } from '../words/dates.ts'
import { fold } from '../words/lexicon/fold.ts'
import { presentWords } from '../words/lexicon/words.ts'
import { makeSegment, type Segment } from './layout.ts'

/** The end of a range stands at most so many letters' heights below its start. */
const nextLine = 1.75
/** Edges of one column of dates differ by rounding only. */
const sameEdge = 4
/** A date has no more letters. */
const longestDate = 22
/** One pair of years may be two awards; several such pairs are ranges. */
const fewestPairs = 2

/** One date and nothing else. */
export const isSingle = (text: string) => {
  if (text.length > longestDate || !/\d|[Xx]{2}|[Yy]{4}/.test(text)) return false
  const [date, more] = findDates(text)
  return date !== undefined && more === undefined && !date.range && isOnlyDates(text)
}
/** A word for today and nothing else. */
export const isPresent = (text: string) => text.length <= longestDate && presentWords.has(fold(text).trim())
const isDash = (text: string) => /^[-–—]$/.test(text)

const below = (segments: Segment[], one: Segment): Segment | undefined =>
  segments.find(
    (other) =>
      other !== one &&
      other.page === one.page &&
      other.base > one.base + 2 &&
      other.base - one.base < nextLine * Math.max(one.size, other.size) &&
      (Math.abs(other.x0 - one.x0) < sameEdge ||
        Math.abs(other.x1 - one.x1) < sameEdge ||
        Math.abs(other.x0 + other.x1 - one.x0 - one.x1) < 2 * sameEdge),
  )

type Pair = { start: Segment; dash: Segment | null; end: Segment; sure: boolean }

const pairFrom = (segments: Segment[], start: Segment): Pair | null => {
  const next = below(segments, start)
  if (!next) return null
  const dash = isDash(next.text) ? next : null
  const end = dash ? below(segments, dash) : next
  if (!end || end.text.length > longestDate) return null
  const bare = end.text.replace(/^[-–—]\s{0,3}/, '')
  const sure = dash !== null || bare !== end.text || isPresent(bare)
  if (!isPresent(bare) && !isSingle(bare)) return null
  // two dates that do not follow each other are no range
  const range = findDates(`${start.text} – ${bare}`)[0]
  return range?.range && range.to >= start.text.length + 3 ? { start, dash, end, sure } : null
}

/** How the text on a date's line looks; null where there is none. */
const lookBeside = (segments: Segment[], date: Segment): string | null => {
  const beside = segments.filter((one) => one !== date && one.page === date.page && Math.abs(one.base - date.base) < 2)
  const gap = (one: Segment) => Math.max(one.x0 - date.x1, date.x0 - one.x1)
  const word = beside.sort((a, b) => gap(a) - gap(b))[0]?.words[0]
  return word ? `${word.bold}|${word.italic}|${Math.round(word.size * 2)}|${word.color}|${word.font}` : null
}

/** Lines that look alike, each with its date, are a list: no line of it goes on with the one above. */
const isList = (segments: Segment[], { start, end }: Pair): boolean => {
  const look = lookBeside(segments, start)
  return start.text === end.text || (look !== null && look === lookBeside(segments, end))
}

/** A dash between two dates that stand over or beside each other: it has no ink of its own. */
export const dashAfter = (word: Word): Word => ({ ...word, text: '–', x0: word.x1, glued: false, spaced: true })

const joinPair = ({ start, dash, end }: Pair): Segment => {
  const last = start.words.at(-1)
  const printed = dash !== null || /^[-–—]/.test(end.text)
  return makeSegment([
    ...start.words,
    ...(printed || !last ? (dash?.words ?? []) : [dashAfter(last)]),
    ...end.words.map((word, index) => (index === 0 ? { ...word, glued: false } : word)),
  ])
}

/**
 * '2019' over '2021', 'May 2018' over 'Present': a range whose end stands below its start is one piece, read on the line
 * of its start. A dash or a word for today is sure; two bare years are a range only where several dates of the page come
 * in such pairs and the lines beside them look unlike, for years of a list may follow each other by chance.
 */
export const joinStackedDates = (segments: Segment[]): Segment[] => {
  const starts = segments.filter((one) => isSingle(one.text))
  if (starts.length === 0) return segments
  const pairs = starts.flatMap((start) => {
    const pair = pairFrom(segments, start)
    return pair && (pair.sure || !isList(segments, pair)) ? [pair] : []
  })
  const bare = pairs.filter((pair) => !pair.sure)
  // three dates below each other are a list of years
  const ends = new Set(bare.map((pair) => pair.end))
  const listed = bare.some((pair) => ends.has(pair.start))
  const chosen = pairs.filter((pair) => pair.sure || (!listed && pairs.length >= fewestPairs))
  if (chosen.length === 0) return segments
  const joined = new Map(chosen.map((pair) => [pair.start, joinPair(pair)]))
  const gone = new Set(chosen.flatMap((pair) => (pair.dash ? [pair.dash, pair.end] : [pair.end])))
  return segments.filter((one) => !gone.has(one)).map((one) => joined.get(one) ?? one)
}
