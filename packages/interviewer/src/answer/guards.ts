import type { Doc } from './build-index.ts'
import { type Moment, readNumber } from './dates.ts'
import { coversYear } from './dates-of-docs.ts'
import { holdsName } from './rank.ts'
import type { ReadQuestion } from './read-question.ts'
import { stem, words } from './text/words.ts'
import { groupsOfStem } from './thesaurus/thesaurus.ts'

/** What a question says that the evidence does not hold. */
export type GuardFailure = 'name' | 'number' | 'year' | 'count' | 'level'

/** Numbers that a text holds, in digits or words. */
export const numbersIn = (text: string): number[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N},.-]*/gu)]
    .map((match) => readNumber(match[0].replace(/[.,-]+$/, '')))
    .filter((value) => value !== null)

/** True when a number in the text counts the things asked for: it stands at most four words before one of them or their kin. */
export const countsThing = (text: string, counted: readonly string[]): boolean => {
  if (counted.length === 0) return /\d/.test(text) || numbersIn(text).length > 0
  const list = words(text)
  const wanted = new Set(counted)
  const kin = new Set(counted.flatMap((key) => [...groupsOfStem(key)]))
  return list.some((word, at) => {
    if (readNumber(word) === null && !/^\d/.test(word)) return false
    const near = [...list.slice(Math.max(0, at - 3), at), ...list.slice(at + 1, at + 6)].map(stem)
    return near.some((key) => wanted.has(key) || [...groupsOfStem(key)].some((group) => kin.has(group)))
  })
}

const levelWords = ['beginner', 'intermediate', 'advanced', 'expert']

/** The first thing of the question that a piece of evidence does not hold; null when all is there. */
export const guardFailure = (question: ReadQuestion, doc: Doc, today: Moment): GuardFailure | null => {
  if (question.names.some((name) => !holdsName(doc, name))) return 'name'
  if (question.years.some((year) => !coversYear(doc, year, today))) return 'year'
  const held = numbersIn(`${doc.text} ${doc.context}`)
  if (question.numbers.some((value) => !held.includes(value))) return 'number'
  if (question.wanted === 'count' && !countsThing(doc.sentences.join(' '), question.counted)) return 'count'
  const level = levelWords.find((word) => new RegExp(`\\b(as an?|your|an?) ${word}\\b`).test(question.plain))
  if (level !== undefined && doc.level !== '' && doc.level !== level) return 'level'
  return null
}
