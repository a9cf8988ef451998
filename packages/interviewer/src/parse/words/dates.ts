import { markDateWords, monthIn, sign } from './date-words.ts'
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

/** '20XX' and 'YYYY' stand in templates for a year that was not filled in. */
const year = '(?:(?:19[4-9]|20[0-4])\\d|(?:19|20)xx|yyyy)'
const month = `[${sign.months}]+\\.?`
const day = '(?:0?[1-9]|[12]\\d|3[01])(?:\\s?(?:st|nd|rd|th|er)|\\.)?'
const season = `(?:${sign.season}+|q[1-4])`
const of = `(?:(?:of|del|${sign.since}+)\\s+)?`
const single = [
  `${month}\\s*${day}\\s?,\\s*${year}`,
  `${day}\\s*${of}${month},?\\s*${of}${year}`,
  `${month},?\\s*${of}['\\-/]?\\s?${year}`,
  `${month}\\s*'\\d\\d`,
  `${season}[,\\s]+${of}(?:${year}(?:/\\d\\d)?|'\\d\\d)`,
  `${year}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\\d|3[01]))?(?!\\d)`,
  `${year}\\s?[/.]\\s?(?:0[1-9]|1[0-2])(?:[/.](?:0[1-9]|[12]\\d|3[01]))?(?!\\d)`,
  `(?:0?[1-9]|[12]\\d|3[01])(?:[/.](?:0?[1-9]|1[0-2])[/.]|-(?:0?[1-9]|1[0-2])-)${year}`,
  `(?:0?[1-9]|1[0-2])\\s?[/.]\\s?${year}`,
  `(?:0?[1-9]|1[0-2])-${year}`,
  '(?:mm|xx|month)[\\s/.,-]{1,2}(?:20xx|yyyy|year)',
  `(?:0[1-9]|1[0-2])\\s${year}`,
  `(?:0?[1-9]|1[0-2])/\\d\\d(?![\\d/])`,
  `${year},?\\s+${month}`,
  year,
  "'\\d\\d",
].join('|')
/** '09-11-10' and '3.5.12': a day, a month and two digits of a year, which only a range shows to be a date. */
const shortDay = ['-', '/', '\\.']
  .map((between) => `(?:0?[1-9]|[12]\\d|3[01])${between}(?:0?[1-9]|1[0-2])${between}\\d\\d(?![\\d/.-])`)
  .join('|')
const dash = '\\s*(?:-{1,3}|>|→|~|/)\\s*'
const until = `${sign.until}+`
const to = `(?:${dash}|\\s+${until}\\s+|\\s*-\\s*${until}\\s+|\\s+(?=${sign.present}))`
const present = `${sign.present}+`
const since = `${sign.since}+`
const mark = `${sign.months}${sign.season}-${sign.until}`
const before = `(?<![\\p{L}\\p{N}$€£#@_${mark}]|\\d[.,/-])`
const after = `(?![\\p{L}\\p{N}_%${mark}]|[.,]\\d|/\\d)`
/** 'Jan 15', 'Jan.15'. */
const beforeShortYear = '(?:(?<=\\.)|\\s)'
/** A range without an end: '2016 / 09 -', and '2019– Cook' where a text begins with it. */
const openRange = `(${single})(?:\\s?-{1,2}(?=\\s*(?:$|[)\\]|,;\\n\\t]))|(?<=(?:^|\\t)[^\\t-]{4,20})-(?=\\s\\p{L}))`
// an open range first: else the month of '2016 / 09 -' is taken for the short year of its end
const rangePattern = new RegExp(
  `${before}(?:${since}\\s+)?(?:${openRange}|(${single})${to}(${single}|\\d\\d(?!\\d)|${present})|(${month}${beforeShortYear}\\d\\d)${to}(${month}${beforeShortYear}\\d\\d(?!\\d)|${present})|(${month})(?:\\s+${day},?)?${to}(${month}(?:\\s*${day},?)?\\s*${year})|${since}\\s+(${single})|(${shortDay})${to}(${shortDay}|${present}))${after}`,
  'gu',
)
/** A range has a sign or a word between its dates, or a word before them. */
const mayHoldRange = new RegExp(`[->→~/${sign.until}${sign.since}${sign.present}]`)
const singlePattern = new RegExp(`${before}(${single})${after}`, 'gu')
/** 'Summer 2012 and 2013' where dates stand alone: work that came again, from the first to the last. */
const pairPattern = new RegExp(`(?<=^|\\t)(${single})\\s+(?:and|und|et|&)\\s+(${single})(?=$|\\t)`, 'gu')

const mayHoldPair = /\s(?:and|und|et|&)\s/

const yearPattern = new RegExp(year)
/** A date that was not filled in keeps the template's words. */
const placeholder = /(?:19|20)xx|yyyy|month,? year/
const seasonPattern = new RegExp(`^${season}`)
const presentPattern = new RegExp(`^${present}$`)

/** The words of a date in the product's form; null when it is none. */
export const canonicalDate = (raw: string): string | null => {
  const text = markDateWords(raw.trim()).replace(/\s+/g, ' ')
  if (placeholder.test(text)) return raw.trim().replace(/\s+/g, ' ')
  const fullYear = yearPattern.exec(text)
  const shortYear = /'(\d\d)$/.exec(text)
  const years = fullYear ? fullYear[0] : shortYear ? expandYear(shortYear[1] ?? '') : null
  if (years === null) {
    const short = /^(\d{1,2})\/(\d\d)$/.exec(text)
    if (!short) return null
    return `${monthTitles[Number(short[1]) - 1]} ${expandYear(short[2] ?? '')}`
  }
  if (seasonPattern.test(text)) return raw.trim().replace(/\s+/g, ' ')
  const named = monthIn(text)
  if (named !== null) return `${monthTitles[named - 1]} ${years}`
  const digits = text.split(/[^0-9]+/).filter(Boolean)
  if (digits.length === 1) return years
  const at = digits.indexOf(years)
  const monthDigits = Number(at === 0 ? digits[1] : digits[at - 1])
  return monthDigits >= 1 && monthDigits <= 12 ? `${monthTitles[monthDigits - 1]} ${years}` : years
}

const expandYear = (two: string) => `${Number(two) < 45 ? '20' : '19'}${two}`

/** Every date has a year: four digits, an apostrophe with two, or a month with two ('03/19', 'Jan 15 - Sep 16', 'Feb.12 to Dec.15'). */
const mayHoldDate =
  /(?:19|20)(?:\d\d|[xX]{2})|[yY]{4}|[mM]onth,? [yY]ear|['’‘`´]\s?\d\d|\d\s?\/\s?\d\d|\p{L}(?:\.|\.?\s)\d\d\s{0,2}(?:[-–—]|\p{L})|\d[-.]\d{1,2}[-.]\d\d/u
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
  const found: FoundDate[] = []
  for (const match of mayHoldPair.test(folded) ? folded.matchAll(pairPattern) : []) {
    const [from, to] = [match.index, match.index + match[0].length]
    const start = canonicalDate(text.slice(from, from + (match[1]?.length ?? 0)))
    const end = canonicalDate(text.slice(to - (match[2]?.length ?? 0), to))
    if (start && end) found.push({ start, end, range: true, running: false, from, to })
  }
  if (found.length > 0) return found
  for (const match of mayHoldRange.test(folded) ? folded.matchAll(rangePattern) : []) {
    const date = readRange(match, text)
    if (date) found.push(date)
  }
  for (const match of folded.matchAll(singlePattern)) {
    const from = match.index
    const to = from + match[0].length
    if (found.some((other) => from < other.to && to > other.from)) continue
    if (/^'?\d\d$/.test(match[0].trim())) continue
    const start = canonicalDate(text.slice(from, to))
    if (start) found.push({ start, end: null, range: false, running: false, from, to })
  }
  return found.sort((a, b) => a.from - b.from)
}, 2000)

const readRange = (match: RegExpMatchArray, text: string): FoundDate | null => {
  const from = match.index ?? 0
  const to = from + match[0].length
  const [, open, first, second, shortStart, shortEnd, monthOnly, monthYear, since, shortFrom, shortTo] = match
  if (since || open) {
    const start = canonicalDate(originalOf(since ?? open ?? '', match[0], text, from))
    return start ? { start, end: null, range: true, running: true, ...(since ? { since: true } : {}), from, to } : null
  }
  if (shortStart && shortEnd) {
    const full = (part: string) => canonicalDate(originalOf(part, match[0], text, from).replace(/(?=\d\d$)/, "'"))
    return shortRange(full, shortStart, shortEnd, from, to)
  }
  if (shortFrom && shortTo) {
    const full = (part: string) => canonicalDate(part.replace(/\d\d$/, expandYear))
    return shortRange(full, shortFrom, shortTo, from, to)
  }
  if (monthOnly && monthYear) {
    const end = canonicalDate(originalOf(monthYear, match[0], text, from))
    const start = end ? canonicalDate(`${originalOf(monthOnly, match[0], text, from)} ${end.slice(-4)}`) : null
    return start && end ? { start, end, range: true, running: false, from, to } : null
  }
  if (!first || !second) return null
  const start = canonicalDate(originalOf(first, match[0], text, from))
  if (!start) return null
  if (presentPattern.test(second)) return { start, end: null, range: true, running: true, from, to }
  if (/^\d\d$/.test(second)) {
    if (!/\d{4}$/.test(start)) return null
    const years = start.slice(-4)
    if (start !== years || Number(second) <= Number(years.slice(2))) return null
    return { start, end: `${years.slice(0, 2)}${second}`, range: true, running: false, from, to }
  }
  const end = canonicalDate(originalOf(second, match[0], text, from))
  if (!end) return null
  // 'May 2021 – March 2019' is a range with a slip, and kept as it is printed; other signs join dates that are no range
  if (Number(start.slice(-4)) > Number(end.slice(-4)) && !isFromTo(match[0], first, second)) return null
  return { start, end, range: true, running: false, from, to }
}

/** A range of which the years have two digits: they tell the same century or do not follow each other. */
const shortRange = (
  full: (part: string) => string | null,
  first: string,
  second: string,
  from: number,
  to: number,
): FoundDate | null => {
  const start = full(first)
  if (!start) return null
  if (presentPattern.test(second)) return { start, end: null, range: true, running: true, from, to }
  const end = full(second)
  return end && Number(start.slice(-4)) <= Number(end.slice(-4))
    ? { start, end, range: true, running: false, from, to }
    : null
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
