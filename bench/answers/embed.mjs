// Embeddings for training and benches, kept in a file of the temporary folder: the same texts are asked for again and again.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEncoder } from '../../packages/interviewer/src/encoder/encoder.ts'

const encoder = createEncoder()
const file = join(tmpdir(), `embeddings-${encoder.hash.slice(0, 12)}.jsonl`)
const known = new Map(
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.endsWith(']'))
        .map((line) => JSON.parse(line))
    : [],
)
/** So many new embeddings are written at once: a run that is stopped loses no more. */
const atOnce = 200
let added = []

const keep = () => {
  if (added.length > 0) appendFileSync(file, added.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  added = []
}
process.on('exit', keep)

/** The embedding of a text. */
export const embed = (text) => {
  const kept = known.get(text)
  if (kept !== undefined) {
    const bytes = Buffer.from(kept, 'base64')
    return new Float32Array(new Uint8Array(bytes).buffer)
  }
  const vector = encoder.embed(text)
  const written = Buffer.from(vector.buffer).toString('base64')
  known.set(text, written)
  added.push([text, written])
  if (added.length >= atOnce) keep()
  return vector
}
