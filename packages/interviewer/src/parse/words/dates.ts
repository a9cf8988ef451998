import {
  aloneMonthPattern,
  mayHoldPair,
  mayHoldRange,
  monthFirstPattern,
  pairPattern,
  placeholder,
  presentPattern,
  rangePattern,
  seasonPattern,
  shortYearPattern,
  sincePattern,
  singlePattern,
  yearPattern,
} from './date-grammar.ts'
import { markDateWords, monthIn } from './date-words.ts'
import { remembering } from './remembering.ts'

/** A date as the product writes it: 'March 2024', or the resume's own words where it says less ('2019', 'Summer 2018'). */
export type FoundDate = {
  start: string
  /** null: a single date, or a range that still runs. */
  end: string | null
  range: boolean
  running: boolean
  /** Said with 'since' or 'from', which running text may say as well. */
  since?: boolean
  /** Place in the text. */
  from: number
  to: number
}

const monthTitles = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The words of a date in the product's form; null when it is none. In the American order the month stands before the day. */
export const canonicalDate = (raw: string, monthFirst = false): string | null => {
  const printed = raw.trim().replace(/\s+/g, ' ')
  const text = markDateWords(printed)
  if (placeholder.test(text)) return printed
  const fullYear = yearPattern.exec(text)
  const shortYear = shortYearPattern.exec(text)
  const years = fullYear ? fullYear[0] : shortYear ? expandYear(shortYear[1] ?? '') : null
  if (years === null) {
    const short = /^(\d{1,2})\/(\d\d)$/.exec(text)
    if (!short) return null
    return `${monthTitles[Number(short[1]) - 1]} ${expandYear(short[2] ?? '')}`
  }
  if (seasonPattern.test(text)) return seasonOf(printed)
  const named = monthIn(text)
  if (named !== null) return `${monthTitles[named - 1]} ${years}`
  const digits = text.split(/[^0-9]+/).filter(Boolean)
  if (digits.length === 1) return years
  const at = digits.indexOf(years)
  const numbers = at === 0 ? [Number(digits[1])] : digits.slice(0, at).map(Number)
  if (!monthFirst) numbers.reverse()
  const monthDigits = numbers.find((number) => number >= 1 && number <= 12)
  return monthDigits ? `${monthTitles[monthDigits - 1]} ${years}` : years
}

/** 'SUMMERS 2015' beside 'APR 2018' is Summers 2015, as that is April 2018. */
const seasonOf = (printed: string) =>
  printed
    .replace(/^(\p{Lu})(\p{Lu}{2,})/u, (_, first: string, rest: string) => first + rest.toLowerCase())
    .replace(/^(\p{L}+|[qQ]\d)(?:,\s?|[-/])(?=\d{4})/u, '$1 ')

const expandYear = (two: string) => `${Number(two) < 45 ? '20' : '19'}${two}`

/** Every date has a year: four digits, an apostrophe with two, or a month with two ('03/19', 'Aug-19', 'Jan 15 - Sep 16', 'Feb.12 to Dec.15'). */
const mayHoldDate =
  /(?:19|20)(?:\d\d|[xX]{2})|[yY]{4}|[mM]onth,? [yY]ear|['’‘`´]\s?\d\d|\d\s?\/\s?\d\d|\p{L}(?:\.|\.?\s)\d\d\s{0,2}(?:[-–—]|\p{L})|\p{L}\.?[-–—/‑‐]\d\d(?!\d)|\d[-.]\d{1,2}[-.]\d\d/u
/** What every such text has: most texts of a resume have none of it, and need no search for the whole. */
const mayHoldYear = /\d|[yY]{4}|[mM]onth/
const noDates: readonly FoundDate[] = []

/** All dates and ranges of dates in a text, in order. */
export const findDates = (text: string): readonly FoundDate[] => {
  if (!mayHoldYear.test(text)) return noDates
  return datesIn(text)
}

const datesIn = remembering((text): readonly FoundDate[] => {
  if (!mayHoldDate.test(text)) return noDates
  const folded = markDateWords(text)
  const read: Reader = (part) => canonicalDate(part, monthFirstPattern.test(folded))
  const found: FoundDate[] = []
  for (const match of mayHoldPair.test(folded) ? folded.matchAll(pairPattern) : []) {
    const [from, to] = [match.index, match.index + match[0].length]
    const { first, last, lastYear } = match.groups ?? {}
    const start = read(text.slice(from, from + (first ?? '').length))
    const end = read(text.slice(to - (last ?? lastYear ?? '').length, to))
    if (start && end) found.push({ start, end, range: true, running: false, from, to })
  }
  if (found.length > 0) return found
  for (const match of mayHoldRange.test(folded) ? folded.matchAll(rangePattern) : []) {
    const date = readRange(match, text, read)
    if (date) found.push(date)
  }
  for (const pattern of [singlePattern, aloneMonthPattern])
    for (const match of folded.matchAll(pattern)) {
      const at = match.index
      const to = at + match[0].length
      if (found.some((other) => at < other.to && to > other.from)) continue
      const start = read(text.slice(at, to))
      const since = sincePattern.exec(folded.slice(0, at))
      const isShort = /^'?\d\d$/.test(match[0].trim())
      if (start && since)
        found.push({ start, end: null, range: true, running: true, since: true, from: since.index, to })
      else if (start && !isShort) found.push({ start, end: null, range: false, running: false, from: at, to })
    }
  return found.sort((a, b) => a.from - b.from)
}, 2000)

type Reader = (part: string) => string | null
type Read = Pick<FoundDate, 'start' | 'end' | 'running'>

const readRange = (match: RegExpMatchArray, text: string, read: Reader): FoundDate | null => {
  const from = match.index ?? 0
  // in 'groups' every part is as it was marked; read are the words of the text at its place
  const parts: Parts = Object.fromEntries(
    Object.entries(match.groups ?? {}).flatMap(([name, part]) =>
      part === undefined ? [] : [[name, { marked: part, printed: originalOf(part, match[0], text, from) }]],
    ),
  )
  const date = endsOf(parts, read, match[0])
  if (!date) return null
  const to = from + match[0].length
  // '10.2018. - 12.2020.': the last full stop is of the date as the first is
  const stops = /\d\.\s*-/.test(match[0]) && /^\.(?!\p{L})/u.test(text.slice(to, to + 2)) ? 1 : 0
  return { ...date, range: true, from, to: to + stops }
}

type Parts = Record<string, { marked: string; printed: string } | undefined>

/** Start and end of a range, by the form that it has. */
const endsOf = (parts: Parts, read: Reader, whole: string): Read | null => {
  const { open, first, second, shortStart, shortEnd, monthOnly, monthYear, dayOnly, dayYear } = parts
  const { shortFrom, shortTo, shortStart2, monthEnd, monthStart, shortEnd2 } = parts
  if (shortStart && shortEnd) return inOrder(read(shortStart.printed), shortEnd, read)
  if (shortStart2 && monthEnd) {
    const range = inOrder(read(shortStart2.printed), monthEnd, read)
    // 'Sep 30 – Oct 2019': no year after the end
    return range ?? fromMonth(shortStart2.printed.replace(/[\s/-]?\d\d$/, ''), monthEnd.printed, read)
  }
  if (monthStart && shortEnd2) return inOrder(read(monthStart.printed), shortEnd2, read)
  if (shortFrom && shortTo)
    return inOrder(readShortDay(shortFrom.printed, read), shortTo, (part) => readShortDay(part, read))
  if (monthOnly && monthYear) return fromMonth(monthOnly.printed, monthYear.printed, read)
  if (dayOnly && dayYear) {
    const end = read(dayYear.printed)
    const start = end ? read(`${dayOnly.printed.replace(/\.$/, '')}.${end.slice(-4)}`) : null
    return start && end ? { start, end, running: false } : null
  }
  const start = first ? read(first.printed) : null
  if (start && open) return { start, end: null, running: true }
  if (!start || !first || !second) return null
  if (presentPattern.test(second.marked)) return { start, end: null, running: true }
  if (/^\d\d$/.test(second.marked)) return toShortYear(start, second.marked)
  const end = read(second.printed)
  if (!end) return null
  // 'May 2021 – March 2019' is a range with a slip, and kept as it is printed; other signs join dates that are no range
  if (yearOf(start) > yearOf(end) && !isFromTo(whole, first.marked, second.marked)) return null
  return { start, end, running: false }
}

const yearOf = (date: string) => Number(date.slice(-4))

const readShortDay = (part: string, read: Reader) => read(part.replace(/\d\d$/, expandYear))

/** '2011–13': only a bare year is followed by two digits of another, and only by a later one. */
const toShortYear = (start: string, second: string): Read | null => {
  if (!/^\d{4}$/.test(start) || Number(second) <= Number(start.slice(2))) return null
  return { start, end: `${start.slice(0, 2)}${second}`, running: false }
}

/** 'Feb – July 2020' and 'Nov – Feb 2020': the start has the year of the end, or the one before when its month is later. */
const fromMonth = (month: string, monthYear: string, read: Reader): Read | null => {
  const end = read(monthYear)
  if (!end) return null
  const startsIn = monthIn(markDateWords(month)) ?? 0
  const later = startsIn > (monthIn(markDateWords(monthYear)) ?? 0)
  return { start: `${monthTitles[startsIn - 1]} ${yearOf(end) - (later ? 1 : 0)}`, end, running: false }
}

/** A range of which the years have two digits: they tell the same century or do not follow each other. */
const inOrder = (start: string | null, last: { marked: string; printed: string }, read: Reader): Read | null => {
  if (!start) return null
  if (presentPattern.test(last.marked)) return { start, end: null, running: true }
  const end = read(last.printed)
  return end && yearOf(start) <= yearOf(end) ? { start, end, running: false } : null
}

/** Does a dash or a word stand between two dates of a match? Years with other signs between them may be a list. */
const isFromTo = (whole: string, first: string, second: string) =>
  !/[/~>→]/.test(whole.slice(whole.indexOf(first) + first.length, whole.lastIndexOf(second)))

/** The same part with its own capitals and accents. */
const originalOf = (part: string, whole: string, text: string, from: number) => {
  const at = whole.lastIndexOf(part)
  return text.slice(from + at, from + at + part.length)
}

/** Is the text nothing but dates (and brackets, durations, dashes)? */
export const isOnlyDates = (text: string) => {
  const dates = findDates(text)
  if (dates.length === 0) return false
  let rest = text
  for (const date of [...dates].reverse()) rest = `${rest.slice(0, date.from)} ${rest.slice(date.to)}`
  return stripDuration(rest).replace(/[\s()[\]|,;:·•–—\-.]/g, '') === ''
}

/** Is the text a printed duration and nothing else? */
export const isDuration = (text: string) => /\d/.test(text) && stripDuration(text).trim() === ''

/** Removes a printed duration ('2 yrs 3 mos'), which is no fact of its own. */
export const stripDuration = (text: string) =>
  text.replace(
    /\(?\b\d+\+?\s*(?:years?|yrs?|jahre?|ans?|anos|anni|jaar)\b[\s,]*(?:\d+\s*(?:months?|mos?|monate?|mois|meses|mesi|maanden))?\)?|\(?\b\d+\s*(?:months?|mos?|monate?|mois|meses|mesi|maanden)\b\)?/giu,
    ' ',
  )
