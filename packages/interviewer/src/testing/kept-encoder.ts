import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Encoder } from '../encoder/encoder.ts'

/** How many bytes of the hash of a text stand for it, before its vector. */
const keySize = 16
const vectorSize = 512
const recordSize = keySize + vectorSize * Float32Array.BYTES_PER_ELEMENT

/** The tests' texts take a third of it. */
const mostBytes = 128 * 2 ** 20

/** In 16 bits a sign, so that halves of signs differ as well. */
const keyOf = (text: string): Buffer => createHash('sha256').update(text, 'utf16le').digest().subarray(0, keySize)

/** The files of a folder, the oldest first; those that make it too large are deleted. */
const filesWithin = (folder: string, most: number): string[] => {
  const files = readdirSync(folder).map((name) => {
    const path = join(folder, name)
    const { size, mtimeMs } = statSync(path)
    return { path, size, mtimeMs }
  })
  files.sort((one, other) => one.mtimeMs - other.mtimeMs)
  let total = files.reduce((sum, { size }) => sum + size, 0)
  while (total > most) {
    const oldest = files.shift()
    if (oldest === undefined) break
    rmSync(oldest.path, { force: true })
    total -= oldest.size
  }
  return files.map(({ path }) => path)
}

const readVectors = (files: string[]): Map<string, Float32Array> => {
  const vectors = new Map<string, Float32Array>()
  for (const path of files) {
    const bytes = new Uint8Array(readFileSync(path))
    // The last record is cut off where a process was killed.
    for (let at = 0; at + recordSize <= bytes.length; at += recordSize) {
      const key = Buffer.from(bytes.buffer, at, keySize).toString('latin1')
      vectors.set(key, new Float32Array(bytes.buffer, at + keySize, vectorSize))
    }
  }
  return vectors
}

export type Keeping = {
  /** Of one encoder only: what it gives depends on its weights and its code. */
  folder: string
  /** Makes the encoder when a text is first asked for that has no vector yet. */
  create: () => Encoder
  hash: string
  /** Whether what is asked for now may be asked for again in another run. */
  isKept?: () => boolean
  most?: number
}

/**
 * An encoder whose vectors outlive the process, for tests: they ask for the same texts in every run, and a vector takes some five
 * milliseconds. Every process writes a file of its own, so writers at once are never in each other's way.
 */
export const createKeptEncoder = ({
  folder,
  create,
  hash,
  isKept = () => true,
  most = mostBytes,
}: Keeping): Encoder => {
  mkdirSync(folder, { recursive: true })
  const vectors = readVectors(filesWithin(folder, most))
  let encoder: Encoder | undefined
  let file: number | undefined
  return {
    hash,
    embed: (text) => {
      const key = keyOf(text)
      const name = key.toString('latin1')
      const kept = vectors.get(name)
      if (kept !== undefined) return kept
      encoder ??= create()
      const vector = encoder.embed(text)
      if (!isKept()) return vector
      vectors.set(name, vector)
      file ??= openSync(join(folder, randomUUID()), 'wx')
      writeSync(file, Buffer.concat([key, new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength)]))
      return vector
    },
  }
}
