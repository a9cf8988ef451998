import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { encodeBy } from '../answer/meaning.ts'
import { createEncoder } from '../encoder/encoder.ts'
import { createKeptEncoder } from './kept-encoder.ts'

const sources = join(import.meta.dirname, '../encoder')
const cache = join(import.meta.dirname, '../../../../node_modules/.cache/candid-vectors')

/** The hash of all that decides a vector: the encoder's code, and the hashes of its weights and its kernel. */
const hashOfEncoder = (): string => {
  const hash = createHash('sha256')
  const names = readdirSync(sources).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  for (const name of [...names.toSorted(), 'model/manifest.json']) hash.update(readFileSync(join(sources, name)))
  return hash.digest('hex').slice(0, 16)
}

const dayMs = 86_400_000

/** Vectors of an encoder that was changed are deleted when no run has added to them for a day. */
const deleteOthers = (hash: string) => {
  mkdirSync(cache, { recursive: true })
  for (const name of readdirSync(cache)) {
    const path = join(cache, name)
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (name !== hash && changed < Date.now() - dayMs) rmSync(path, { recursive: true, force: true })
  }
}

// What a property is tried on is chance, and not asked for again.
const isKept = () => !expect.getState().testPath?.includes('.property.test.')

encodeBy(() => {
  const hash = hashOfEncoder()
  deleteOthers(hash)
  return createKeptEncoder({ folder: join(cache, hash), create: createEncoder, hash, isKept })
})
