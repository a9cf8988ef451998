import { toMonthInput } from '../rules/months.ts'

const school = /universit|college|school|institut|academy|hochschule|polytech|politec|lycée|\buni\b/i
const degree =
  /\b(?:(?:b\.?a|b\.?sc|b\.?s|b\.?eng|m\.?a|m\.?sc|m\.?s|m\.?eng|mba|ph\.?d|pgde)(?![\p{L}\d])|(?:bachelor|master|doctor|diplom|abitur|licen[cs]|a-level)\p{L}*)/iu
const oneDate = String.raw`(?:(\p{L}{3,9})\.? )?((?:19|20)\d\d)`
const span = new RegExp(String.raw`${oneDate}\s*[–—-]\s*(?:${oneDate}|present|today|now)`, 'iu')

const monthNames = 'January February March April May June July August September October November December'.split(' ')
const isoOf = (month: string | undefined, year: string | undefined) => {
  if (year === undefined) return undefined
  const name = monthNames.find((full) => month !== undefined && full.toLowerCase().startsWith(month.toLowerCase()))
  return (name && toMonthInput(`${name} ${year}`)) ?? year
}

const anyDate =
  /[([]?\b(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? |\d\d\/)?(?:19|20)\d\d\b(?:-\d\d)*/giu

/** School, degree and time that an entry of education states, letter by letter. A single year is not told apart. */
export const educationFacts = (text: string) => {
  const found = span.exec(text)
  const parts = text
    .replaceAll(anyDate, '\n')
    .split(/\n|, | – | — | - | · | \| | at /)
    .map((part) => part.trim())
  const institution = parts.find((part) => school.test(part))
  return withoutEmpty({
    institution,
    studyType: parts.find((part) => part !== institution && degree.test(part)),
    startDate: isoOf(found?.[1], found?.[2]),
    endDate: isoOf(found?.[3], found?.[4]),
  })
}

const withoutEmpty = <T extends Record<string, string | undefined>>(facts: T): { [K in keyof T]?: string } => {
  const stated: { [K in keyof T]?: string } = {}
  for (const key in facts) if (facts[key]) stated[key] = facts[key]
  return stated
}
