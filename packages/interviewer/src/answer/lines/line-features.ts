import { fold, terms } from '../../text/words.ts'
import { rarity } from '../build-index.ts'
import { countsThing } from '../counting.ts'
import { tellsOutcome } from '../highlights.ts'
import phrases from '../phrases.json' with { type: 'json' }
import type { ReadQuestion, Topic } from '../read-question.ts'
import { askingWords } from '../rules/asking-words.ts'
import { mentionsIn } from '../rules/mentions.ts'
import { anyOf } from '../word-table.ts'
import type { lineWeights } from './line-weights.ts'

/** What is known about a line and a question, under the names of the learned weights. */
export type LineFeatures = Record<keyof typeof lineWeights, number>

const ofChange = anyOf(phrases.tellingSentences.asksForOutcome)
const negated = /\b(?:not?|never|none|without|only|except|nobody|cannot|\p{L}+n't)\b/u
const money = /[$€£₹¥]|\b(?:usd|eur|gbp|chf|million|budget)\b/
/** What is counted in money, by its usual names. */
const ofMoney =
  /\b(?:money|cost|costs|spen[dt]\w*|sav\w+|pay|paid|salary|wages?|earn\w*|price\w*|worth|value|fees?|funds?|fund\w*|revenue|turnover|sales|sold|rais\w+|profit|margin|loan\w*|debt\w*|grants?|bring in|brought in|make|made)\b/
const time = /\b(?:19|20)\d\d\b|\b(?:hours?|days?|weeks?|months?|years?|daily|weekly|monthly|yearly|quarterly)\b/
const reason = /\b(?:because|since|so that|to be|in order|due to|wanted|therefore|which is why)\b/
const people =
  /\b(?:team|crew|people|staff|colleagues?|reports?|supervis\w+|manag\w+|lead|led|mentor\w*|train\w*|coach\w*|apprentices?|interns?|juniors?|assistants?|operators?)\b/
const ofPeople = /\b(?:team|people|staff|crew|headcount|reports?|supervis\w*|manag\w*|lead|leads|led|mentor\w*)\b/
const size =
  /\b(?:size|scale|volume|budget|figures?|numbers?|rate|percent\w*|how (?:many|much|big|large|often|far|fast)|biggest|largest|most|best|highest)\b/

/** How much of some words is held, each by its weight; 0 where there are none. */
const shareOf = (list: Topic[], isHeld: (word: Topic) => boolean, weightOf: (word: Topic) => number): number => {
  const total = list.reduce((sum, word) => sum + weightOf(word), 0)
  return total === 0 ? 0 : list.reduce((sum, word) => sum + (isHeld(word) ? weightOf(word) : 0), 0) / total
}

/** What is known about each line of one piece of evidence and a question, to choose the line that answers. `fields`: what stands above the lines. */
export const lineFeatures = (question: ReadQuestion, lines: readonly string[], fields: string): LineFeatures[] => {
  const { wanted, plain, topics } = question
  const things = topics.filter(({ stem, named }) => !named && !askingWords.has(stem))
  const isAbove = mentionsIn(fields)
  const mentions = lines.map((text) => mentionsIn(text))
  // A word that each line has, or that stands above them all, tells none from the others
  const weightOf = (word: Topic) => {
    const rare = rarity(mentions.filter((isMentioned) => isMentioned(word)).length, lines.length)
    return rare * word.weight * (isAbove(word) ? 0.5 : 1)
  }
  const asked = new Set(terms(plain))
  const isFigureAsked = wanted === 'count' || wanted === 'amount' || size.test(plain)
  // 'How much manpower?' asks for no money
  const isMoneyAsked = money.test(plain) || (wanted === 'amount' && things.length === 0) || ofMoney.test(plain)
  const isTimeAsked = wanted === 'moment' || wanted === 'duration'
  const isOutcomeAsked = ofChange.test(plain)
  return lines.map((text, at) => {
    const own = terms(text)
    const held = new Set(own)
    const lower = fold(text)
    const isOfPeople = people.test(lower)
    const { near, answering } = question.nearness(text)
    return {
      near,
      answering,
      shared: shareOf(
        topics,
        ({ stem }) => held.has(stem),
        ({ weight }) => weight,
      ),
      mentioned: shareOf(things, mentions[at] ?? (() => false), weightOf),
      focus: own.length === 0 ? 0 : own.filter((stem) => asked.has(stem)).length / own.length,
      figureAsked: Number(isFigureAsked && /\d/.test(text)),
      counted: Number(wanted === 'count' && countsThing(text, question.counted, plain)),
      moneyAsked: Number(isMoneyAsked && money.test(lower)),
      timeAsked: Number(isTimeAsked && time.test(lower)),
      reasonAsked: Number(wanted === 'reason' && reason.test(lower)),
      people: Number(isOfPeople),
      peopleAsked: Number(isOfPeople && ofPeople.test(plain)),
      outcomeAsked: Number(isOutcomeAsked && tellsOutcome(text)),
      sameNumber: Number(question.numbers.some((number) => text.includes(String(number)))),
      negated: Number(negated.test(lower)),
    }
  })
}
