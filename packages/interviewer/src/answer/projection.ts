import { readLearned } from './learned-files.ts'

/** Two matrices in 8 bits: one turns the vector of a question, one that of a piece of evidence, into vectors of `rank` numbers. */
export type Projection = {
  size: number
  rank: number
  scale: number
  question: Int8Array
  evidence: Int8Array
}

type Written = Omit<Projection, 'question' | 'evidence'> & { question: string; evidence: string }

const bytesOf = (text: string): Int8Array => {
  const bytes = Buffer.from(text, 'base64')
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** How well a text answers a question, by their vectors; about −1 to 1. */
export type Answering = (question: Float32Array, evidence: Float32Array) => number

const project = (matrix: Int8Array, { size, rank, scale }: Projection, vector: Float32Array): Float32Array => {
  const result = new Float32Array(rank)
  for (let at = 0; at < size; at += 1) {
    const value = (vector[at] ?? 0) * scale
    if (value !== 0)
      for (let to = 0; to < rank; to += 1) result[to] = (result[to] ?? 0) + value * (matrix[at * rank + to] ?? 0)
  }
  return result
}

/**
 * How well texts answer questions by a learned product of their vectors: q·A·Bᵀ·e. A question and its answer are not alike as two
 * wordings of one thing are: 'how many people?' is answered by 'led a crew of 14'. (The idea is that of dual encoders for
 * question answering, Karpukhin et al. 2020, here over a fixed encoder.) Each vector is projected once.
 */
export const answeringBy = (projection: Projection): Answering => {
  const questions = new WeakMap<Float32Array, Float32Array>()
  const evidence = new WeakMap<Float32Array, Float32Array>()
  const once = (kept: WeakMap<Float32Array, Float32Array>, matrix: Int8Array, vector: Float32Array): Float32Array => {
    const known = kept.get(vector)
    if (known !== undefined) return known
    const projected = project(matrix, projection, vector)
    kept.set(vector, projected)
    return projected
  }
  return (question, text) => {
    const one = once(questions, projection.question, question)
    const other = once(evidence, projection.evidence, text)
    let sum = 0
    for (let at = 0; at < projection.rank; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
    return sum
  }
}

/** Reads the learned projection. Throws with a plain sentence when its file is missing or damaged. */
export const readProjection = (): Projection => {
  const { question, evidence, ...rest } = readLearned('projection.json') as Written
  return { ...rest, question: bytesOf(question), evidence: bytesOf(evidence) }
}
