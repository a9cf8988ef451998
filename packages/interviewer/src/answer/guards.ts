import type { Doc } from './build-index.ts'
import { claimsTooMuch, meetsAll } from './claims.ts'
import { countsThing, numbersIn } from './counting.ts'
import type { Moment } from './dates.ts'
import { fitsPeriod } from './periods.ts'
import type { ReadQuestion } from './read-question.ts'
import { holdsName } from './words-of-docs.ts'

/** What a question says that the evidence does not hold. */
export type GuardFailure = 'name' | 'number' | 'year' | 'count' | 'moment' | 'level' | 'claim'

const levelWords = ['beginner', 'intermediate', 'advanced', 'expert']

/** Texts of a piece of evidence that may hold a number of things; the words of a skill count what its name says ('About 200 of them'). */
const countable = ({ kind, title, name, sentences }: Doc): string[] =>
  kind === 'skills' || kind === 'technical' || kind === 'roles' || kind === 'achievements'
    ? [title, name, ...sentences.map((sentence) => `${name}: ${sentence}`)]
    : [title, name, ...sentences]

const point =
  /\b(?:19|20)\d\d\b|\b(?:january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|winter|year|month|week|day)s?\b/
/** True when a time is asked for ('when', 'which year') and the evidence tells none. A story tells its time in its own way. */
const lacksTime = (question: ReadQuestion, doc: Doc): boolean =>
  question.wanted === 'moment' &&
  question.presupposes &&
  question.behavioural < 1 &&
  doc.kind !== 'answer' &&
  doc.startText === '' &&
  doc.endText === '' &&
  !point.test(doc.text)

/** The first thing of the question that a piece of evidence does not hold; null when all is there. */
export const guardFailure = (question: ReadQuestion, doc: Doc, today: Moment): GuardFailure | null => {
  if (question.names.some((name) => !holdsName(doc, name))) return 'name'
  if (!fitsPeriod(question, doc, today)) return 'year'
  const held = question.numbers.length === 0 ? [] : numbersIn(doc.context)
  if (question.numbers.some((value) => !held.includes(value))) return 'number'
  if (
    question.wanted === 'count' &&
    !countable(doc).some((text) => countsThing(text, question.counted, question.plain))
  )
    return 'count'
  const level = levelWords.find((word) => new RegExp(`\\b(as an?|your|an?) ${word}\\b`).test(question.plain))
  if (level !== undefined && doc.level !== '' && doc.level !== level) return 'level'
  if (lacksTime(question, doc)) return 'moment'
  if (claimsTooMuch(question, doc)) return 'claim'
  // Whether something was so in a year: that a job ran then, or another duty, is not enough.
  const isEvent = doc.kind === 'achievements' || doc.kind === 'other'
  const hasYears = question.years.every((year) => doc.sentences.join(' ').includes(String(year)))
  if (question.wanted === 'yes_no' && question.years.length > 0 && !isEvent && !(doc.kind === 'experience' && hasYears))
    return meetsAll(question, doc) ? null : 'claim'
  return null
}
