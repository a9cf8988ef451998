import { writeFileSync } from 'node:fs'
import { readNames } from '../../packages/interviewer/src/ask/bank/bare-names.ts'
import { hashOfNames } from '../../packages/interviewer/src/ask/bank/name-vectors.ts'
import { inTense } from '../../packages/interviewer/src/ask/families/family.ts'
import { at } from '../../scripts/paths.mjs'
import { rowsOf } from './rows.mjs'

/**
 * `node bench/questions/embed-names.mjs`: writes the vectors of the bank of names, two for each entry: the mean direction of its names, and that of its questions. To be
 * run after a name or a question of `packages/interviewer/src/ask/bank/names` was changed.
 */
const entries = readNames()
const plain = (name) => name.replace(/^=/, '')
const folder = 'packages/interviewer/src/ask/bank'
const names = rowsOf(entries.map((entry) => entry.names.map(plain)))
const asks = rowsOf(entries.map(({ ask }) => ask.map((question) => inTense(question, false))))
writeFileSync(at(`${folder}/names.i8`), Buffer.concat([Buffer.from(names.buffer), Buffer.from(asks.buffer)]))
writeFileSync(at(`${folder}/names-vectors.json`), `{ "hash": "${hashOfNames(entries)}" }\n`)
console.log(`${entries.length} names`)
