import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { at } from '../../scripts/paths.mjs'

const folder = 'packages/interviewer/src/answer'

/** Writes a learned file of the answer engine, with the hash of what it says in learned.json. */
export const writeLearned = (name, text) => {
  writeFileSync(at(`${folder}/${name}`), text)
  const file = at(`${folder}/learned.json`)
  const hashes = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  hashes[name] = createHash('sha256')
    .update(JSON.stringify(JSON.parse(text)))
    .digest('hex')
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
}
