import { readFileSync } from 'node:fs'

type Model = { topics: string[]; size: number; scale: number; weights: Int8Array; biases: number[] }

const read = (name: string): Model => {
  const { weights, ...rest } = JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'))
  const bytes = Buffer.from(weights, 'base64')
  return { ...rest, weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) }
}

/** The likelihood of each topic, most likely first: a softmax regression learned from examples. */
const classifier = (name: string) => {
  let model: Model | undefined
  return (meaning: Float32Array): { topic: string; likelihood: number }[] => {
    model ??= read(name)
    const { topics, weights, scale, size, biases } = model
    const scores = topics.map((_, row) => {
      let sum = 0
      for (let j = 0; j < size; j += 1) sum += (weights[row * size + j] ?? 0) * (meaning[j] ?? 0)
      return sum * scale + (biases[row] ?? 0)
    })
    const largest = Math.max(...scores)
    const powers = scores.map((score) => Math.exp(score - largest))
    const total = powers.reduce((sum, power) => sum + power, 0)
    return topics
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
