// Embeddings for training and benches, kept in a file of the temporary folder: the same texts are asked for again and again.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEncoder } from '../../packages/interviewer/src/encoder/encoder.ts'

const encoder = createEncoder()
const file = join(tmpdir(), `embeddings-${encoder.hash.slice(0, 12)}.json`)
const known = new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : [])
let added = 0

/** The embedding of a text. */
export const embed = (text) => {
  const kept = known.get(text)
  if (kept !== undefined) {
    const bytes = Buffer.from(kept, 'base64')
    return new Float32Array(new Uint8Array(bytes).buffer)
  }
  const vector = encoder.embed(text)
  known.set(text, Buffer.from(vector.buffer).toString('base64'))
  added += 1
  return vector
}

process.on('exit', () => {
  if (added > 0) writeFileSync(file, JSON.stringify(Object.fromEntries(known)))
})
