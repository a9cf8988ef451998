import { fold } from '../text/words.ts'

/** A point in time as a resume gives it; the month (1 to 12) is null when only a year is stated. */
export type Moment = { year: number; month: number | null }

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Reads 'March 2024', 'Mar. 2024', '03/2024', '2024-03', '2019' or 'Summer 2018' (the season is no month); null when no year stands there. */
export const readMoment = (text: string): Moment | null => {
  const plain = fold(text)
  const year = Number(/\b(?:19|20)\d\d\b/.exec(plain)?.[0] ?? 0)
  if (year === 0) return null
  const named = months.findIndex((month) => new RegExp(`\\b${month}`).test(plain))
  const numeric = Number(
    /\b(\d{1,2})[/.](?:19|20)\d\d\b/.exec(plain)?.[1] ?? /\b(?:19|20)\d\d-(\d{2})\b/.exec(plain)?.[1] ?? 0,
  )
  const month = named >= 0 ? named + 1 : numeric >= 1 && numeric <= 12 ? numeric : null
  return { year, month }
}

const rangeWritten = new RegExp(
  `((?:(?:${months.join('|')})[a-z]*\\.? )?(?:19|20)\\d\\d) ?(?:-|–|—|to|until) ?((?:(?:${months.join('|')})[a-z]*\\.? )?(?:19|20)\\d\\d)`,
)

/** The first range of dates that a text holds ('November 2021 – April 2024', '2008 - 2011'), or null. */
export const readRange = (text: string): { start: Moment; end: Moment } | null => {
  const [, from = '', to = ''] = rangeWritten.exec(fold(text)) ?? []
  const [start, end] = [readMoment(from), readMoment(to)]
  return start === null || end === null ? null : { start, end }
}

/** Whole months from one moment to another; an unstated month counts as the middle of its year. */
export const monthsBetween = (from: Moment, to: Moment): number =>
  (to.year - from.year) * 12 + (to.month ?? 6) - (from.month ?? 6)

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** A whole number below one hundred in words; larger ones in digits. */
export const inWords = (count: number): string => {
  if (count < 20) return small[count] ?? String(count)
  if (count > 99) return String(count)
  return count % 10 === 0 ? (tens[count / 10] ?? '') : `${tens[Math.floor(count / 10)]}-${small[count % 10]}`
}

/** A number word or digits as a number; null for any other word. */
export const readNumber = (word: string): number | null => {
  const plain = fold(word)
  const parts = plain.split('-')
  const [ten = '', one = ''] = parts
  if (parts.length === 2 && tens.includes(ten) && small.includes(one))
    return tens.indexOf(ten) * 10 + small.indexOf(one)
  if (small.includes(plain)) return small.indexOf(plain)
  if (tens.indexOf(plain) > 1) return tens.indexOf(plain) * 10
  if (plain === 'dozen') return 12
  if (plain === 'hundred') return 100
  const digits = plain.replace(/,(?=\d{3})/g, '').replace(/%$/, '')
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : null
}

/** So few months short of a year count as almost that year: nobody says 'over one year' of 23 months. */
const almostFrom = 10

/** A length of time as one would say it: 'over six years', 'two years', 'almost two years', 'eight months'. */
export const inYears = (count: number): string => {
  if (count < 12) return count === 1 ? 'one month' : `${inWords(Math.max(count, 0))} months`
  const [years, months] = [Math.floor(count / 12), count % 12]
  if (months >= almostFrom) return `almost ${wholeYears(years + 1)}`
  return months === 0 ? wholeYears(years) : `over ${wholeYears(years)}`
}

const wholeYears = (years: number) => `${inWords(years)} ${years === 1 ? 'year' : 'years'}`
