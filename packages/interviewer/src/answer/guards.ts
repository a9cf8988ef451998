import type { Doc } from './build-index.ts'
import { claimsTooMuch, meetsAll } from './claims.ts'
import { countsThing, numbersIn } from './counting.ts'
import type { Moment } from './dates.ts'
import { coversYear } from './dates-of-docs.ts'
import { holdsName } from './rank.ts'
import type { ReadQuestion } from './read-question.ts'

/** What a question says that the evidence does not hold. */
type GuardFailure = 'name' | 'number' | 'year' | 'count' | 'level' | 'claim'

const levelWords = ['beginner', 'intermediate', 'advanced', 'expert']

/** The first thing of the question that a piece of evidence does not hold; null when all is there. */
export const guardFailure = (question: ReadQuestion, doc: Doc, today: Moment): GuardFailure | null => {
  if (question.names.some((name) => !holdsName(doc, name))) return 'name'
  if (question.years.some((year) => !coversYear(doc, year, today))) return 'year'
  const held = question.numbers.length === 0 ? [] : numbersIn(doc.context)
  if (question.numbers.some((value) => !held.includes(value))) return 'number'
  if (
    question.wanted === 'count' &&
    ![doc.title, doc.name, ...doc.sentences].some((text) => countsThing(text, question.counted, question.plain))
  )
    return 'count'
  const level = levelWords.find((word) => new RegExp(`\\b(as an?|your|an?) ${word}\\b`).test(question.plain))
  if (level !== undefined && doc.level !== '' && doc.level !== level) return 'level'
  if (claimsTooMuch(question, doc)) return 'claim'
  // Whether something was so in a year: that a job ran then is not enough.
  const byJob = question.years.some((year) => !doc.text.includes(String(year)))
  if (question.wanted === 'yes_no' && byJob && !meetsAll(question, doc)) return 'claim'
  return null
}
