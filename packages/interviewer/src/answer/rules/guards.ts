import type { Doc } from '../build-index.ts'
import { type GuardFailure, guardFailure } from '../guards.ts'
import { unsupportedEvents } from '../premise.ts'
import type { Hit } from '../rank.ts'
import type { ReadQuestion } from '../read-question.ts'
import { holdsNames } from './mentions.ts'
import type { Matter } from './rule.ts'
import { lacksMatter } from './stated-or-not.ts'

/** What no likelihood outweighs: an event that is taken for granted and not told, and a matter that is stated in its own words or not at all. */
export const mayAnswer = (question: ReadQuestion, doc: Doc): boolean =>
  unsupportedEvents(question, doc).length === 0 && !lacksMatter(question, doc)

/** What the evidence of a rule must not lack. */
const hard = new Set<GuardFailure | null>(['name', 'number', 'year', 'level', 'claim'])

/** True when nothing that the question says for certain is missing: its names, numbers, times, what it ascribes and what it takes for granted. */
export const passesGuards = ({ question, today }: Matter, { doc }: Hit): boolean =>
  holdsNames(question, doc) && !hard.has(guardFailure(question, doc, today)) && mayAnswer(question, doc)
