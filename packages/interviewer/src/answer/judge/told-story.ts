import type { Hit } from '../rank.ts'
import type { Matter } from '../rules/rule.ts'
import { questionLikeness } from './features.ts'
import { likelihoodOf } from './judge.ts'
import { storyWeights } from './story-weights.ts'

/** Likelihoods nearer to 0 and 1 than this say no more. */
const least = 0.005

const logOdds = (likelihood: number): number => {
  const within = Math.min(Math.max(likelihood, least), 1 - least)
  return Math.log(within / (1 - within))
}

/** What is known of a released answer and a question that asks for a story, under the names of the learned weights. */
export const storyFeatures = (matter: Matter, hit: Hit): Record<keyof typeof storyWeights, number> => ({
  likelihood: logOdds(likelihoodOf(matter, hit)),
  sameQuestion: questionLikeness(matter.question, hit.doc, matter.meaning),
  answering: hit.answering,
  words: hit.words,
  always: 1,
})

const names = Object.keys(storyWeights) as (keyof typeof storyWeights)[]

/**
 * How likely a released answer is the story that is asked for, 0 to 1. The judge compares the evidence of one resume, and of some answers one always leads: who
 * was asked for a mistake and told only of their notice is not answered by it. Learned with and without the answer that tells the story.
 */
export const likelihoodOfStory = (matter: Matter, hit: Hit): number => {
  const features = storyFeatures(matter, hit)
  return 1 / (1 + Math.exp(-names.reduce((sum, name) => sum + storyWeights[name] * features[name], 0)))
}
