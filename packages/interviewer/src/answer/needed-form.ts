import type { Doc } from './build-index.ts'
import { countsThing, numbersIn } from './counting.ts'
import { tellsOutcome } from './highlights.ts'
import phrases from './phrases.json' with { type: 'json' }
import type { ReadQuestion } from './read-question.ts'
import { anyOf } from './word-table.ts'

const asksForChange = anyOf(phrases.tellingSentences.asksForOutcome)
const asksForFigure = anyOf(phrases.tellingSentences.asksForFigure)
const asksForShare = /%|\b(?:what|which) (?:percent(?:age)?|share|proportion)\b/
const asksForClock = /\b(?:what|which) time\b|\bhow (?:early|late)\b/
const clock = /\b\d{1,2}(?:[.:h]\d\d)? ?(?:am|pm|a\.m|p\.m|h\b|o'?clock)|\b\d{1,2}[.:]\d\d\b/i
const dated = /\b(?:19|20)\d\d\b|\b(?:\d+|one|two|three|four|six|twelve) (?:days?|weeks?|months?|years?)\b/i

/** What a text must hold to answer a question of its form: a figure, a change, a date; null where any text may answer. */
export const neededForm = ({
  wanted,
  plain,
  counted,
}: Pick<ReadQuestion, 'wanted' | 'plain' | 'counted'>): ((text: string) => boolean) | null => {
  if (asksForChange.test(plain)) return tellsOutcome
  if (asksForClock.test(plain)) return (text) => clock.test(text)
  if (asksForShare.test(plain)) return (text) => /\d ?(?:%|percent)/.test(text)
  if (wanted === 'count') return (text) => countsThing(text, counted, plain)
  if (wanted === 'amount' || asksForFigure.test(plain)) return (text) => /\d/.test(text) || numbersIn(text).length > 0
  if (wanted === 'moment' || wanted === 'duration') return (text) => dated.test(text)
  return null
}

/** A word that says how many without a figure. */
const inWords =
  /\b(?:no|not|none|nil|never|all|both|each|every|half|doubled?|tripled?|dozens?|several|single|once|twice|hundreds|thousands|first|second|third|fourth|last)\b/i
const ofNumber =
  /\bhow (?:many|big|large)\b|\b(?:what|which) (?:size|number|percentage|amount|budget|figure|rate)\b|\bhow much (?:money|revenue|turnover|profit|did \S+ (?:raise|sell|save|bring))/

/** True where a number is asked for and a piece of evidence holds none: it may be of the thing, and tells not how many of it there are. */
export const lacksNumber = (
  { plain }: Pick<ReadQuestion, 'plain'>,
  { kind, title, name, level, endText, sentences }: Doc,
): boolean => {
  if (!ofNumber.test(plain) || kind === 'answer') return false
  const texts = [title, name, level, kind === 'achievements' ? endText : '', ...sentences]
  return !texts.some((text) => /\d/.test(text) || inWords.test(text) || numbersIn(text).length > 0)
}
