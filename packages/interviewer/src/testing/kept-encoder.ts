import { createHash, randomUUID } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readdirSync, readSync, rmSync, statSync, writeSync } from 'node:fs'
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

/** Deletes the oldest files of a folder while it is too large. */
const deleteOldest = (folder: string, most: number) => {
  const files = readdirSync(folder).map((name) => {
    const path = join(folder, name)
    return { path, size: 0, mtimeMs: 0, ...statSync(path, { throwIfNoEntry: false }) }
  })
  let total = files.reduce((sum, { size }) => sum + size, 0)
  for (const { path, size } of files.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) {
    if (total <= most) return
    rmSync(path, { force: true })
    total -= size
  }
}

/** Reads the whole records of a file from a place on. The last one is cut off where a process was killed, or is still writing. */
const readRecords = (path: string, from: number): Uint8Array<ArrayBuffer> => {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  const records = Math.max(0, Math.floor((size - from) / recordSize))
  const bytes = new Uint8Array(records * recordSize)
  if (records === 0) return bytes
  const file = openSync(path, 'r')
  readSync(file, bytes, 0, bytes.length, from)
  closeSync(file)
  return bytes
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
 * milliseconds. Every process writes a file of its own, so writers at once are never in each other's way, and reads what the others
 * have written when it has no vector itself.
 */
export const createKeptEncoder = ({
  folder,
  create,
  hash,
  isKept = () => true,
  most = mostBytes,
}: Keeping): Encoder => {
  mkdirSync(folder, { recursive: true })
  deleteOldest(folder, most)
  const vectors = new Map<string, Float32Array>()
  const own = randomUUID()
  const readTo = new Map<string, number>()
  /** What is there, and what other processes have written since. */
  const read = () => {
    for (const name of readdirSync(folder)) {
      if (name === own) continue
      const from = readTo.get(name) ?? 0
      const bytes = readRecords(join(folder, name), from)
      readTo.set(name, from + bytes.length)
      for (let at = 0; at < bytes.length; at += recordSize) {
        const key = Buffer.from(bytes.buffer, at, keySize).toString('latin1')
        vectors.set(key, new Float32Array(bytes.buffer, at + keySize, vectorSize))
      }
    }
  }
  let encoder: Encoder | undefined
  let file: number | undefined
  const write = (key: Buffer, { buffer, byteOffset, byteLength }: Float32Array) => {
    file ??= openSync(join(folder, own), 'wx')
    writeSync(file, Buffer.concat([key, new Uint8Array(buffer, byteOffset, byteLength)]))
  }
  const embed = (text: string): Float32Array => {
    const key = keyOf(text)
    const name = key.toString('latin1')
    if (!vectors.has(name)) read()
    const kept = vectors.get(name)
    if (kept !== undefined) return kept
    encoder ??= create()
    const vector = encoder.embed(text)
    if (!isKept()) return vector
    vectors.set(name, vector)
    write(key, vector)
    return vector
  }
  return { hash, embed, embedAll: (texts) => texts.map(embed) }
}
