import { terms } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { tellsOutcome } from '../highlights.ts'
import type { ReadQuestion } from '../read-question.ts'
import { specificsOf } from '../rules/mentions.ts'
import { namesMatterOtherwise } from '../thesaurus/thesaurus.ts'
import { type LineFeatures, lineFeatures } from './line-features.ts'
import { lineWeights } from './line-weights.ts'

/**
 * What too few people were asked for its weight to be learned: a line that only measures another thing by what is asked for, a result where
 * nothing but it is asked for, and a matter of work under another name ('theft' and 'pilferage').
 */
const rare = { base: -5, result: 10, matter: 4 } as const
const asksForResult = /\bhow did .{1,40}\b(?:do|go|perform|turn out)\b|\b(?:bring|brought) .{1,40}\b(?:down|up)\b/

/** Who asks for a share of the thing asks for no more. */
const asksForShare = /%|\bpercent/

/** True where a text tells a share of the thing, and so of something else: 'payroll hours at 9.8% of sales'. */
const isBase = (text: string, stem: string): boolean =>
  [...text.matchAll(/(?:%|percent) of (?:\p{L}+ )?(\p{L}+)/gu)].some(([, last = '']) => terms(last).includes(stem))

const names = Object.keys(lineWeights) as (keyof typeof lineWeights)[]
const learned = (features: LineFeatures): number =>
  names.reduce((sum, name) => sum + lineWeights[name] * features[name], 0)

/** How likely each sentence of a piece of evidence is the one that answers, rather than another of them: the logarithm, without what they share. */
export const lineScores = (
  { title, name, level }: Pick<Doc, 'title' | 'name' | 'level'>,
  sentences: readonly string[],
  question: ReadQuestion,
): number[] => {
  const features = lineFeatures(question, sentences, `${title}. ${name}. ${level}`)
  const isResultAsked = asksForResult.test(question.plain)
  const things = specificsOf(question)
  return sentences.map((text, at) => {
    const known = features[at]
    return (
      (known === undefined ? 0 : learned(known)) +
      (namesMatterOtherwise(text, question.plain) ? rare.matter : 0) +
      (isResultAsked && tellsOutcome(text) ? rare.result : 0) +
      (!asksForShare.test(question.plain) && things.some(({ stem }) => isBase(text, stem)) ? rare.base : 0)
    )
  })
}

/** What stands beside the line that most likely answers must be so likely the answer as well, as a share of that likelihood. */
const beside = 0.5

/** True for a line that is about as likely the answer as the best one. */
export const isAsLikely = (score: number, best: number): boolean => Math.exp(score - best) >= beside
