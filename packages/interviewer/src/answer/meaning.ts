import { createEncoder, type Encoder } from '../encoder/encoder.ts'
import { readLearned } from './learned-files.ts'
import { type Answering, answeringBy, readProjection } from './projection.ts'
import { storiesBy } from './topics/classify.ts'

/** How alike two texts are by their vectors, −1 to 1. */
export const innerProduct = (one: Float32Array, other: Float32Array): number => {
  let sum = 0
  for (let j = 0; j < one.length; j += 1) sum += (one[j] ?? 0) * (other[j] ?? 0)
  return sum
}

/** Gives texts as vectors, the same text encoded once, and tells how well one answers another and how likely a question asks for a story. */
export type Meaning = {
  embed: (text: string) => Float32Array
  /** Encodes those of the texts that are not known yet, together: that takes less time than one after the other. */
  prepare: (texts: readonly string[]) => void
  answering: Answering
  asksForStory: (question: Float32Array) => number
}

/** So many texts are kept: those of some hundred resumes, in about 20 MB. */
const kept = 8_000

/** Keeps the vectors of the texts that were asked for last. */
const createMeaning = (encoder: Encoder, limit = kept): Meaning => {
  const known = new Map<string, Float32Array>()
  const keep = (text: string, vector: Float32Array) => {
    known.set(text, vector)
    const [oldest] = known.keys()
    if (known.size > limit && oldest !== undefined) known.delete(oldest)
  }
  return {
    answering: answeringBy(readProjection()),
    asksForStory: storiesBy(readLearned('topics/stories.json')),
    embed: (text) => {
      const found = known.get(text)
      if (found !== undefined) {
        known.delete(text)
        known.set(text, found)
        return found
      }
      const vector = encoder.embed(text)
      keep(text, vector)
      return vector
    },
    prepare: (texts) => {
      const unknown = [...new Set(texts)].filter((text) => !known.has(text))
      if (unknown.length < 2) return
      for (const [at, vector] of encoder.embedAll(unknown).entries()) keep(unknown[at] ?? '', vector)
    },
  }
}

let shared: Meaning | undefined
let makeEncoder: () => Encoder = createEncoder

/** Gives this thread another way to its encoder, before it is first needed. */
export const encodeBy = (make: () => Encoder): void => {
  makeEncoder = make
}

/** The meaning of texts by the encoder of this thread, loaded when it is first needed. */
export const sharedMeaning = (): Meaning => {
  shared ??= createMeaning(makeEncoder())
  return shared
}
