import { countsThing, numbersIn } from './counting.ts'
import { tellsOutcome } from './highlights.ts'
import phrases from './phrases.json' with { type: 'json' }
import type { ReadQuestion } from './read-question.ts'
import { anyOf } from './word-table.ts'

const asksForChange = anyOf(phrases.tellingSentences.asksForOutcome)
const asksForFigure = anyOf(phrases.tellingSentences.asksForFigure)
const dated = /\b(?:19|20)\d\d\b|\b(?:\d+|one|two|three|four|six|twelve) (?:days?|weeks?|months?|years?)\b/i

/** What a text must hold to answer a question of its form: a figure, a change, a date; null where any text may answer. */
export const neededForm = ({
  wanted,
  plain,
  counted,
}: Pick<ReadQuestion, 'wanted' | 'plain' | 'counted'>): ((text: string) => boolean) | null => {
  if (asksForChange.test(plain)) return tellsOutcome
  if (wanted === 'count') return (text) => countsThing(text, counted, plain)
  if (wanted === 'amount' || asksForFigure.test(plain)) return (text) => numbersIn(text).length > 0
  if (wanted === 'moment' || wanted === 'duration') return (text) => dated.test(text)
  return null
}
