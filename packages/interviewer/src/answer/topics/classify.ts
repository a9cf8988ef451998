import { type LinearModel, linearModel, scoreOf } from '../../encoder/linear.ts'
import { type LearnedFile, readLearned } from '../learned-files.ts'

/** The likelihood of each topic, most likely first: a softmax regression learned from examples. */
const classifier = (name: LearnedFile) => {
  let model: LinearModel | undefined
  return (meaning: Float32Array): { topic: string; likelihood: number }[] => {
    model ??= linearModel(readLearned(name))
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

/** How likely a question, by its meaning alone, is of each usual topic; 'open' is the topic of all other questions. */
export const topicsByMeaning = classifier('topics/questions.json')

/** Of which topic a line of a resume is likely evidence. */
export const topicsOfLine = classifier('topics/lines.json')

/** How likely a question is after a private matter ('private'), an order to the machine ('order'), or 'ordinary'. */
export const refusalsByMeaning = classifier('topics/private.json')
