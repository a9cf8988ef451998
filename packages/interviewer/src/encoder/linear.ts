import { readFileSync } from 'node:fs'

/** Weights over embeddings in 8 bits, as the training scripts write them: a row for each label. */
export type LinearModel = { topics: string[]; size: number; scale: number; weights: Int8Array; biases: number[] }

/** A model as it is computed with, from what its file holds: the weights are written in base64. */
export const linearModel = ({ weights, ...rest }: Omit<LinearModel, 'weights'> & { weights: string }): LinearModel => {
  const bytes = Buffer.from(weights, 'base64')
  return { ...rest, weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) }
}

/** Reads a model from its file. */
export const readLinear = (file: URL): LinearModel => linearModel(JSON.parse(readFileSync(file, 'utf8')))

/** The score of one row for an embedding. */
export const scoreOf = ({ weights, size, scale, biases }: LinearModel, row: number, meaning: Float32Array): number => {
  let sum = 0
  for (let j = 0; j < size; j += 1) sum += (weights[row * size + j] ?? 0) * (meaning[j] ?? 0)
  return sum * scale + (biases[row] ?? 0)
}
