import { likelihoodBy, type Trees } from '../../encoder/trees.ts'
import { readLearned } from '../learned-files.ts'
import type { Hit } from '../rank.ts'
import type { Matter } from '../rules/rule.ts'
import { judgeFeatures } from './features.ts'

let trees: Trees | undefined

const known = new WeakMap<Hit, number>()

/** How likely it is that the evidence answers the question, 0 to 1, by boosted trees learned by `pnpm train-answers`. */
export const likelihoodOf = (matter: Matter, hit: Hit): number => {
  const found = known.get(hit)
  if (found !== undefined) return found
  trees ??= readLearned('judge/trees.json') as Trees
  const likelihood = likelihoodBy(trees, judgeFeatures(matter, hit))
  known.set(hit, likelihood)
  return likelihood
}
