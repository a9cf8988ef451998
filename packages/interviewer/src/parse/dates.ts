import { fold, monthNumbers, presentWords, seasonWords, sinceWords, untilWords } from './lexicon/words.ts'

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

const anyOf = (words: Iterable<string>) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+'))
    .join('|')

const year = '(?:19[4-9]|20[0-4])\\d'
const month = `(?:${anyOf(monthNumbers.keys())})\\b\\.?`
const day = '(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|er|\\.)?'
const season = `(?:${anyOf(seasonWords)}|q[1-4])`
const single = [
  `${month}\\s*${day},\\s*${year}`,
  `${day}\\s*(?:of\\s+|de\\s+)?${month},?\\s*(?:of\\s+|de\\s+|del\\s+)?${year}`,
  `${month},?\\s*(?:de\\s+|del\\s+|of\\s+)?['\\-/]?\\s?${year}`,
  `${month}\\s*'\\d\\d`,
  `${season}[,\\s]+(?:of\\s+|de\\s+)?(?:${year}(?:/\\d\\d)?|'\\d\\d)`,
  `${year}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\\d|3[01]))?(?!\\d)`,
  `${year}[/.](?:0[1-9]|1[0-2])(?:[/.](?:0[1-9]|[12]\\d|3[01]))?(?!\\d)`,
  `(?:0?[1-9]|[12]\\d|3[01])[/.](?:0?[1-9]|1[0-2])[/.]${year}`,
  `(?:0?[1-9]|1[0-2])\\s?[/.]\\s?${year}`,
  `(?:0?[1-9]|1[0-2])-${year}`,
  `(?:0[1-9]|1[0-2])\\s${year}`,
  `(?:0?[1-9]|1[0-2])/\\d\\d(?![\\d/])`,
  `${year},?\\s+${month}`,
  year,
  "'\\d\\d",
].join('|')
const dash = '\\s*(?:-{1,3}|>|→|~|/)\\s*'
const to = `(?:${dash}|\\s+(?:${anyOf(untilWords)})\\s+|\\s*-\\s*(?:${anyOf(untilWords)})\\s+)`
const present = `(?:${anyOf(presentWords)})`
const before = '(?<![\\p{L}\\p{N}$€£#@_]|\\d[.,/-])'
const after = '(?![\\p{L}\\p{N}_%]|[.,]\\d|/\\d)'
const rangePattern = new RegExp(
  `${before}(?:(?:${anyOf(sinceWords)})\\s+)?(?:(${single})${to}(${single}|\\d\\d(?!\\d)|${present})|(${month})(?:\\s+${day},?)?${to}(${month}(?:\\s*${day},?)?\\s*${year})|(?:${anyOf(sinceWords)})\\s+(${single})|(${year}|${month}\\s*${year}|\\d\\d/${year})\\s?(?:-{1,2})(?=\\s*(?:$|[)\\]|,;\\n\\t])))${after}`,
  'giu',
)
const singlePattern = new RegExp(`${before}(${single})${after}`, 'giu')

/** The words of a date in the product's form; null when it is none. */
export const canonicalDate = (raw: string): string | null => {
  const text = fold(raw).trim().replace(/\s+/g, ' ')
  const named = new RegExp(`(${month})`, 'iu').exec(text)
  const fullYear = new RegExp(`${year}`).exec(text)
  const shortYear = /'(\d\d)$/.exec(text)
  const years = fullYear ? fullYear[0] : shortYear ? expandYear(shortYear[1] ?? '') : null
  if (years === null) {
    const short = /^(\d{1,2})\/(\d\d)$/.exec(text)
    if (!short) return null
    return `${monthTitles[Number(short[1]) - 1]} ${expandYear(short[2] ?? '')}`
  }
  if (new RegExp(`^${season}\\b`, 'i').test(text)) return raw.trim().replace(/\s+/g, ' ')
  if (named) {
    const number = monthNumbers.get((named[1] ?? '').replace(/\.$/, ''))
    if (number) return `${monthTitles[number - 1]} ${years}`
  }
  const digits = text.split(/[^0-9]+/).filter(Boolean)
  if (digits.length === 1) return years
  const at = digits.indexOf(years)
  const monthDigits = Number(at === 0 ? digits[1] : digits[at - 1])
  return monthDigits >= 1 && monthDigits <= 12 ? `${monthTitles[monthDigits - 1]} ${years}` : years
}

const expandYear = (two: string) => `${Number(two) < 45 ? '20' : '19'}${two}`

/** Folding that keeps every character at its place, so that offsets hold in the text itself. */
const foldInPlace = (text: string) =>
  [...text]
    .map((sign) => {
      const plain = fold(sign)
      return plain.length === sign.length ? plain : sign.length === 1 && plain.length > 0 ? (plain[0] ?? sign) : sign
    })
    .join('')

/** All dates and ranges of dates in a text, in order. */
export const findDates = (text: string): FoundDate[] => {
  if (!/\d/.test(text)) return []
  const folded = foldInPlace(text)
  const found: FoundDate[] = []
  for (const match of folded.matchAll(rangePattern)) {
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
}

const readRange = (match: RegExpMatchArray, text: string): FoundDate | null => {
  const from = match.index ?? 0
  const to = from + match[0].length
  const [, first, second, monthOnly, monthYear, since, open] = match
  if (since || open) {
    const start = canonicalDate(since ?? open ?? '')
    return start ? { start, end: null, range: true, running: true, ...(since ? { since: true } : {}), from, to } : null
  }
  if (monthOnly && monthYear) {
    const end = canonicalDate(monthYear)
    const start = end ? canonicalDate(`${monthOnly} ${end.slice(-4)}`) : null
    return start && end ? { start, end, range: true, running: false, from, to } : null
  }
  if (!first || !second) return null
  const start = canonicalDate(originalOf(first, match[0], text, from))
  if (!start) return null
  if (new RegExp(`^${present}$`, 'iu').test(second)) return { start, end: null, range: true, running: true, from, to }
  if (/^\d\d$/.test(second)) {
    if (!/\d{4}$/.test(start)) return null
    const years = start.slice(-4)
    if (start !== years || Number(second) <= Number(years.slice(2))) return null
    return { start, end: `${years.slice(0, 2)}${second}`, range: true, running: false, from, to }
  }
  const end = canonicalDate(originalOf(second, match[0], text, from))
  if (!end) return null
  if (Number(start.slice(-4)) > Number(end.slice(-4))) return null
  return { start, end, range: true, running: false, from, to }
}

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

/** Removes a printed duration ('2 yrs 3 mos'), which is no fact of its own. */
export const stripDuration = (text: string) =>
  text.replace(
    /\(?\b\d+\+?\s*(?:years?|yrs?|jahre?|ans?|anos|anni|jaar)\b[\s,]*(?:\d+\s*(?:months?|mos?|monate?|mois|meses|mesi|maanden))?\)?|\(?\b\d+\s*(?:months?|mos?|monate?|mois|meses|mesi|maanden)\b\)?/giu,
    ' ',
  )
