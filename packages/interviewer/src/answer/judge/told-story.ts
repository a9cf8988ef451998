import { type Doc, rarity } from '../build-index.ts'
import { innerProduct } from '../meaning.ts'
import type { Hit } from '../rank.ts'
import { askingWords } from '../rules/asking-words.ts'
import { mentionsIn } from '../rules/mentions.ts'
import type { Matter } from '../rules/rule.ts'
import { topicSameness } from '../topic-sameness.ts'
import { questionLikeness } from './features.ts'
import { likelihoodOf } from './judge.ts'
import { storyWeights } from './story-weights.ts'

/** Likelihoods nearer to 0 and 1 than this say no more. */
const least = 0.005

const logOdds = (likelihood: number): number => {
  const within = Math.min(Math.max(likelihood, least), 1 - least)
  return Math.log(within / (1 - within))
}

/** How much of what a question says the question holds that was answered: by rarity in the resume, 0 to 1. */
const sharedWith = ({ question, index }: Matter, answered: string): number => {
  const mentions = mentionsIn(answered)
  const weights = question.topics
    .filter(({ stem }) => !askingWords.has(stem))
    .map((topic) => ({
      weight: topic.weight * rarity(index.frequency.get(topic.stem) ?? 0, index.docs.length),
      held: mentions(topic),
    }))
  const total = weights.reduce((sum, { weight }) => sum + weight, 0)
  return total === 0 ? 0 : weights.reduce((sum, { weight, held }) => sum + (held ? weight : 0), 0) / total
}

/** So many sentences of an answer are read, each so far. */
const read = { sentences: 12, length: 300 } as const
const nearestSentence = ({ question, meaning }: Matter, { sentences }: Doc): number => {
  const own = meaning.embed(question.asYou)
  const near = sentences.slice(0, read.sentences).map((text) => meaning.embed(text.slice(0, read.length)))
  return Math.max(-1, ...near.map((vector) => innerProduct(own, vector)))
}

/**
 * What is known of a released answer and a question, under the names of the learned weights: whether its own question is like the one that is asked, what its
 * sentences say, and by how much it answers better than the other answers and than the items.
 */
export const storyFeatures = (matter: Matter, hit: Hit): Record<keyof typeof storyWeights, number> => {
  const { question, hits, meaning } = matter
  const others = hits.filter((other) => other !== hit)
  const best = (isAnswer: boolean, none: number) =>
    Math.max(
      ...others.filter(({ doc }) => (doc.kind === 'answer') === isAnswer).map(({ answering }) => answering),
      ...(others.some(({ doc }) => (doc.kind === 'answer') === isAnswer) ? [] : [none]),
    )
  return {
    likelihood: logOdds(likelihoodOf(matter, hit)),
    sameQuestion: questionLikeness(question, hit.doc, meaning),
    sameTopic: topicSameness(question, hit.doc, meaning),
    sharedWords: sharedWith(matter, hit.doc.name),
    words: hit.words,
    sentence: nearestSentence(matter, hit.doc),
    leadOfAnswers: hit.answering - best(true, 0),
    leadOfItems: hit.answering - best(false, -1),
    always: 1,
  }
}

const known = new WeakMap<Hit, number>()
const names = Object.keys(storyWeights) as (keyof typeof storyWeights)[]

/**
 * How likely a released answer is what was asked for, 0 to 1. The judge compares the evidence of one resume, and of some answers one always leads: who
 * was asked for a mistake and told only of their notice is not answered by it. Learned with and without the answer that tells it.
 */
export const likelihoodOfStory = (matter: Matter, hit: Hit): number => {
  const found = known.get(hit)
  if (found !== undefined) return found
  const features = storyFeatures(matter, hit)
  const likelihood = 1 / (1 + Math.exp(-names.reduce((sum, name) => sum + storyWeights[name] * features[name], 0)))
  known.set(hit, likelihood)
  return likelihood
}
