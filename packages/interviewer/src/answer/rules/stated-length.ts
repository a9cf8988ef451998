import { fold, words } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { readNumber } from '../dates.ts'
import type { Topic } from '../read-question.ts'
import { mentionsIn } from './mentions.ts'

const lengths = /(?<![\p{L}\d.-])([\p{L}\d.-]{1,20})\+? (?:years?|yrs?)\b/gu
const spans = /(?<![\p{L}\d.-])([\p{L}\d.-]{1,20})\+?[ -](?:years?|yrs?|months?|weeks?)\b/gu
const sinceYear = /\bsince (?:\p{L}+ )?(?:19|20)\d\d\b/u

/** A sentence before and after its 'years'. */
export const aroundYears = (sentence: string): [string, string] => {
  const [, before = '', of = ''] =
    /^(.{0,200}?)\b(?:years|yrs)\b(.{0,200}?)(?:[.:;]|, (?:now|then|since|before)\b|$)/u.exec(fold(sentence)) ?? []
  return [before, of]
}
/** What parts 'of contact centre experience' from 'in telecoms and banking'. */
const preposition = /\b(?:of|in|for|across|at|within|with|on|from|as|to|experience)\b/u

/**
 * The total of a profile is of all trades that it lists: 'twelve years in hotels and hospitals' is no length of time in hospitals, but 'in analytics and machine
 * learning' is one for who asks for both, and 'of contact centre experience in telecoms and banking' is one in contact centres.
 */
export const isPartOfTotal = (sentence: string, subjects: Topic[], plain: string): boolean => {
  const [before, of] = aroundYears(sentence)
  const asked = subjects.filter((word) => !mentionsIn(before)(word))
  const said = new Set(words(plain))
  return of
    .replace(/\([^)]{0,80}\)/gu, ' ')
    .split(preposition)
    .some((list) => {
      const trades = list.split(/[,/&]|\b(?:and|or|then)\b/u).filter((trade) => words(trade).length > 0)
      const isAsked = (trade: string) =>
        asked.some((word) => mentionsIn(trade)(word)) || words(trade).every((word) => said.has(word))
      return asked.some((word) => mentionsIn(list)(word)) && !trades.every(isAsked)
    })
}

/** True for a text that says how many years; beside a skill 'since 2021' says so too. */
export const statesLength = (text: string, kind: Doc['kind']): boolean =>
  [...fold(text).matchAll(lengths)].some(([, count = '']) => readNumber(count) !== null) ||
  ((kind === 'skills' || kind === 'technical') && sinceYear.test(fold(text)))

/** True for a text that says how many years, months or weeks. */
export const statesSpan = (text: string): boolean =>
  [...fold(text).matchAll(spans)].some(([, count = '']) => readNumber(count) !== null)

/** How many years a text says at most; 0 where it says none. */
export const yearsStated = (text: string): number =>
  Math.max(0, ...[...fold(text).matchAll(lengths)].map(([, count = '']) => readNumber(count) ?? 0))

const wanted =
  /\b(?:(?:search|look)(?:ing)? for|in search of|seek(?:s|ing)?|wants?|would like|wish(?:es)?|available for)\b/
const asksOfDone = /\b(?:has|have|had|did|was|were|done|been|so far|until now|past|previous)\b/

/** A length that its owner looks for, 'search for an internship of 6 months', where nothing of the past is asked for: it is none that was worked. */
export const statesWantedSpan = (text: string, subjects: Topic[], plain: string): boolean =>
  !asksOfDone.test(plain) && wanted.test(fold(text)) && statesSpan(text) && subjects.every(mentionsIn(text))
