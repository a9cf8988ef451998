import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bankFamilies } from '../../packages/interviewer/src/ask/bank/bank-families.ts'
import { loadNames } from '../../packages/interviewer/src/ask/bank/bare-names.ts'
import { loadDuties } from '../../packages/interviewer/src/ask/bank/duties.ts'
import { allFamilies } from '../../packages/interviewer/src/ask/candidates.ts'
import { candidatesWithFacts } from './candidates.mjs'
import { everyone } from './people.mjs'

/**
 * `node bench/questions/refresh-marks.mjs`: after a change of what is known of a question (the gate of the duties, a feature), writes it anew into
 * `marked.jsonl`, for every marked question that could still be asked. Of the others those with `then` are kept, with what was known of them when they were
 * asked, as long as anything is asked in their wording: without them the marks would tell only of what had turned out well. The rest is left out.
 */
const file = join(import.meta.dirname, 'marked.jsonl')
const [{ features: before }, ...rows] = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line))
const byId = new Map(everyone.map(({ id, items }) => [id, items]))
const found = new Map()
const candidatesFor = ({ person, item }) => {
  const key = `${person} ${item}`
  if (!found.has(key)) {
    const items = byId.get(person) ?? []
    const own = items.find(({ id }) => id === item)
    found.set(key, own ? candidatesWithFacts(own, items) : [])
  }
  return found.get(key)
}
let features = before
const wordings = new Set([
  ...allFamilies.map(({ text }) => text),
  ...loadNames().entries.flatMap((_, row) => bankFamilies(`name.${row}`).map(({ text }) => text)),
  ...loadDuties().duties.flatMap((_, row) =>
    [`duty.${row}`, `duty.${row}.said`].flatMap((key) => bankFamilies(key).map(({ text }) => text)),
  ),
])
const kept = rows.flatMap((row) => {
  if (row.then) return wordings.has(row.wording ?? row.question) ? [row] : []
  const same = candidatesFor(row).find(
    ({ text, wording }) => text === row.question && wording === (row.wording ?? row.question),
  )
  if (!same) return []
  features = Object.keys(same.values)
  return [{ ...row, values: features.map((name) => Number(same.values[name].toFixed(3))) }]
})
writeFileSync(file, `${[{ features }, ...kept].map((row) => JSON.stringify(row)).join('\n')}\n`)
console.log(`${kept.length} of ${rows.length} marks`)
