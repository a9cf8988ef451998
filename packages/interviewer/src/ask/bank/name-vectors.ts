import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { loadNames, type NameEntry } from './bare-names.ts'
import { loadDuties } from './duties.ts'

/** The hash of what the names and their questions say: the vectors are made from these. */
export const hashOfNames = (entries: readonly NameEntry[]): string =>
  createHash('sha256')
    .update(JSON.stringify(entries.map(({ names, ask }) => [names, ask])))
    .digest('hex')

/** The vectors of the names of each entry, and of its questions, a row in 8 bits for each. */
type NameVectors = { names: Int8Array; asks: Int8Array }

let vectors: NameVectors | undefined

/** The vectors of all names, read once. Throws with what to do when they do not belong to the names. */
export const loadNameVectors = (): NameVectors => {
  if (vectors !== undefined) return vectors
  const { entries } = loadNames()
  const { hash } = JSON.parse(readFileSync(new URL('./names-vectors.json', import.meta.url), 'utf8'))
  const bytes = readFileSync(new URL('./names.i8', import.meta.url))
  const rows = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const half = entries.length * loadDuties().size
  if (hash !== hashOfNames(entries) || rows.length !== 2 * half)
    throw new Error('The vectors of the names are not those of the bank. Run: node bench/questions/embed-names.mjs')
  vectors = { names: rows.subarray(0, half), asks: rows.subarray(half) }
  return vectors
}
