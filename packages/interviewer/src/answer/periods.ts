import type { Doc } from './build-index.ts'
import { type Moment, readMoment, readNumber } from './dates.ts'
import { isRunning } from './dates-of-docs.ts'
import type { ReadQuestion } from './read-question.ts'

/** A time that a question speaks of, in months since year 0, both ends included. */
type Period = { relation: 'within' | 'before' | 'after'; from: number; to: number }

const point =
  '((?:(?:january|february|march|april|may|june|july|august|september|october|november|december) )?(?:19|20)\\d\\d)'
const range = new RegExp(`\\b(?:between|from) ${point} (?:and|to|until|till|through) ${point}`)
const relative = new RegExp(`\\b(before|prior to|after|since) ${point}`)
const single = new RegExp(point)

const firstMonth = ({ year, month }: Moment) => year * 12 + (month ?? 1) - 1
const lastMonth = ({ year, month }: Moment) => year * 12 + (month ?? 12) - 1

const periodOf = (plain: string, today: Moment): Period | null => {
  const [, begin = '', end = ''] = range.exec(plain) ?? []
  const [, relation = '', side = ''] = relative.exec(plain) ?? []
  const from = readMoment(begin || side || (single.exec(plain)?.[1] ?? ''))
  if (from === null) return null
  if (relation === 'since' && begin === '') return { relation: 'within', from: firstMonth(from), to: lastMonth(today) }
  const to = readMoment(end) ?? from
  const kind = begin !== '' || relation === '' ? 'within' : relation === 'after' ? 'after' : 'before'
  return { relation: kind, from: firstMonth(from), to: lastMonth(to) }
}

const spanOf = (doc: Doc, today: Moment): { from: number; to: number } | null => {
  if (doc.start === null) return null
  if (doc.kind !== 'experience') return { from: firstMonth(doc.start), to: lastMonth(doc.end ?? doc.start) }
  const end = isRunning(doc) ? today : doc.end
  return end === null ? null : { from: firstMonth(doc.start), to: lastMonth(end) }
}

/** A job belongs to a longer time when it fills a good part of it, or lies in it for the most part. */
const overlaps = (span: { from: number; to: number }, { from, to }: Period): boolean => {
  const shared = Math.min(span.to, to) - Math.max(span.from, from) + 1
  if (to - from < 12) return shared > 0
  return shared * 3 >= to - from + 1 || shared * 2 > span.to - span.from + 1
}

/** True when a piece of evidence belongs to the time that a question names: by its dates, or because its words name the years. */
export const fitsPeriod = (question: ReadQuestion, doc: Doc, today: Moment): boolean => {
  if (question.years.length === 0) return true
  const words = doc.kind === 'experience' ? doc.sentences.join(' ') : doc.text
  const named = question.years.every((year) => words.includes(String(year)))
  const period = question.years.length <= 2 ? periodOf(question.plain, today) : null
  const span = spanOf(doc, today)
  if (span === null || period === null) return named
  if (period.relation === 'before') return span.from < period.from
  if (period.relation === 'after') return span.to > period.to
  return named || overlaps(span, period)
}

/** How much a job is of the time asked for, 0 to 1: of all that was before a year, what came just before it. */
export const nearness = (question: ReadQuestion, doc: Doc, today: Moment): number => {
  const period = periodOf(question.plain, today)
  const span = spanOf(doc, today)
  if (period === null || span === null || period.relation === 'within') return 1
  return period.relation === 'before' ? (span.to >= period.from - 12 ? 1 : 0.4) : span.from <= period.to + 12 ? 1 : 0.4
}

/** True when somebody is taken to have been at a place since a year in which the job there had not begun. */
export const beganLater = (question: ReadQuestion, doc: Doc): boolean => {
  const since = question.wanted === 'yes_no' ? relative.exec(question.plain) : null
  const year = since?.[1] === 'since' ? readMoment(since[2] ?? '')?.year : undefined
  return year !== undefined && doc.kind === 'experience' && doc.start !== null && doc.start.year > year
}

const shortRange = /\b((?:19|20)(\d\d)) ?[-–/] ?(\d\d)\b(?![-/.]?\d)/g
/** At most so many years are written with the last as two figures: '2014-15'. */
const longestShort = 12

/** A question with 'ten years ago' as the year that was, 'summer 2019' as its year (resumes seldom name a season), and '2014-15' as both years. */
export const withYears = (question: string, today: Moment): string =>
  question
    .replace(shortRange, (found, year: string, short: string, end: string) => {
      const length = Number(end) - Number(short)
      return length > 0 && length <= longestShort ? `${year} - ${year.slice(0, 2)}${end}` : found
    })
    .replace(
      /\b(?:spring|summer|autumn|fall|winter|early|late|mid|(?:beginning|end|middle) of)[ -](?=(?:19|20)\d\d\b)/giu,
      '',
    )
    .replace(/\b([\p{L}-]+|\d{1,2}) years? ago\b/giu, (found, count: string) => {
      const years = readNumber(count)
      return years === null || today.year === 0 ? found : `in ${today.year - years}`
    })
