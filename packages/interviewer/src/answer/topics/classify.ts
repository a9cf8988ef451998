import { type LinearModel, readLinear, scoreOf } from '../../encoder/linear.ts'

/** The likelihood of each topic, most likely first: a softmax regression learned from examples. */
const classifier = (name: string) => {
  let model: LinearModel | undefined
  return (meaning: Float32Array): { topic: string; likelihood: number }[] => {
    model ??= readLinear(new URL(`./${name}.json`, import.meta.url))
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

/** How likely a question, by its meaning, is of each usual topic; 'open' is the topic of all other questions. */
export const topicsOfQuestion = classifier('questions')

/** Of which topic a line of a resume is likely evidence. */
export const topicsOfLine = classifier('lines')

/** How likely a question is after a private matter ('private'), an order to the machine ('order'), or 'ordinary'. */
export const refusalsByMeaning = classifier('private')
