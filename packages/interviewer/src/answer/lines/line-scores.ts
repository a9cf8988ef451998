import type { Doc } from '../build-index.ts'
import type { ReadQuestion } from '../read-question.ts'
import { lineFeatures } from './line-features.ts'
import { lineWeights } from './line-weights.ts'

/** How likely each sentence of a piece of evidence, rather than another of them, is the one that answers: the logarithm, less what they share. */
export const lineScores = (
  { title, name, level }: Pick<Doc, 'title' | 'name' | 'level'>,
  sentences: readonly string[],
  question: ReadQuestion,
): number[] =>
  lineFeatures(question, sentences, `${title}. ${name}. ${level}`).map((features) =>
    Object.entries(lineWeights).reduce(
      (sum, [feature, weight]) => sum + weight * (features[feature as keyof typeof lineWeights] ?? 0),
      0,
    ),
  )

/** What stands beside the line that most likely answers must be so likely the answer as well, as a share of that likelihood. */
const beside = 0.5

/** True for a line that is about as likely the answer as the best one. */
export const isAsLikely = (score: number, best: number): boolean => Math.exp(score - best) >= beside
