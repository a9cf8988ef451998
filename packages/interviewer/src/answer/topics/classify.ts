import { type LinearModel, linearModel, scoreOf } from '../../encoder/linear.ts'
import { type LearnedFile, readLearned } from '../learned-files.ts'

type Likelihoods = (meaning: Float32Array) => { topic: string; likelihood: number }[]

/** The likelihood of each topic, most likely first: a softmax regression learned from examples. */
const classifierBy = (read: () => ReturnType<typeof readLearned>): Likelihoods => {
  let model: LinearModel | undefined
  return (meaning) => {
    model ??= linearModel(read())
    const known = model
    const scores = known.topics.map((_, row) => scoreOf(known, row, meaning))
    const largest = Math.max(...scores)
    const powers = scores.map((score) => Math.exp(score - largest))
    const total = powers.reduce((sum, power) => sum + power, 0)
    return known.topics
      .map((topic, at) => ({ topic, likelihood: (powers[at] ?? 0) / total }))
      .sort((one, other) => other.likelihood - one.likelihood)
  }
}

const classifier = (name: LearnedFile): Likelihoods => classifierBy(() => readLearned(name))

/** How likely a question, by its meaning alone, is of each usual topic; 'open' is the topic of all other questions. */
export const topicsByMeaning = classifier('topics/questions.json')

/** Of which topic a line of a resume is likely evidence. */
export const topicsOfLine = classifier('topics/lines.json')

/** How likely a question is after a private matter ('private'), an order to the machine ('order'), or 'ordinary'. */
export const refusalsByMeaning = classifier('topics/private.json')

/** How likely a question asks for a story ('stood up to a manager, example?') and not for a fact, by a learned model of the topics 'fact' and 'story'. */
export const storiesBy = (model: ReturnType<typeof readLearned>): ((question: Float32Array) => number) => {
  const likelihoods = classifierBy(() => model)
  return (question) => likelihoods(question).find(({ topic }) => topic === 'story')?.likelihood ?? 0
}
