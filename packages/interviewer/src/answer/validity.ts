import { fold } from '../text/words.ts'
import type { Doc } from './build-index.ts'
import { type Moment, readMoment, readNumber } from './dates.ts'

/** A moment as its number of months; of a year alone the month is `otherwise`. */
export const monthOf = ({ year, month }: Moment, otherwise: number) => year * 12 + (month ?? otherwise)

const saysUntil =
  /\b(?:until|till|to|through|thru|exp(?:\.|ir(?:es|y|ing))?(?: in| on| date)?:?|renewal(?: due)?(?: in)?|good for) ((?:\p{L}{3,9}\.? |\d{1,2}[/.])?(?:19|20)\d\d)\b/u
/** 'valid 4 years', 'renewed April 2026 for two years', 'renewed 2025, valid 5 yrs'. */
const saysHowLong = /\b(?:valid|renewed\b.{0,24}?\bfor) (?:for )?(\p{L}{3,6}|\d{1,2}) (year|yr|month)s?\b/u
const saysRenewed =
  /\b(?:renewed|extended|revalidated|refreshed|reissued)(?: in| on)? ((?:\p{L}{3,9}\.? )?(?:19|20)\d\d)\b/u

/** The last month in which an entry is valid (of a year alone, its month is null), by a date or by a length of time from the last date of issue. */
const lastMoment = (doc: Doc): { end: Moment; isStated: boolean } | null => {
  const text = fold(doc.sentences.join('. '))
  const stated = readMoment(saysUntil.exec(text)?.[1] ?? '')
  if (stated !== null) return { end: stated, isStated: true }
  const [, count = '', unit = ''] = saysHowLong.exec(text) ?? []
  const length = readNumber(count)
  const renewed = readMoment(saysRenewed.exec(text)?.[1] ?? '')
  const start = renewed ?? doc.start ?? readMoment(doc.startText) ?? readMoment(text)
  if (length === null || start === null) return null
  if (unit !== 'month') return { end: { ...start, year: start.year + length }, isStated: false }
  const last = monthOf(start, 6) + length
  return { end: { year: Math.floor((last - 1) / 12), month: ((last - 1) % 12) + 1 }, isStated: false }
}

/** The last month in which an entry is valid, counted from the year 0; null where it does not say. */
export const validUntil = (doc: Doc): number | null => {
  const last = lastMoment(doc)
  return last === null ? null : monthOf(last.end, last.isStated ? 12 : 6)
}

const months = 'January February March April May June July August September October November December'.split(' ')

/** 'So it is valid until April 2028.', where an entry says only since when and for how long. */
export const reckonedEnd = (doc: Doc): string[] => {
  const last = lastMoment(doc)
  if (last === null || last.isStated) return []
  const { year, month } = last.end
  return [`So it is valid until ${month === null ? '' : `${months[month - 1]} `}${year}.`]
}
