import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { candidatesWithFacts } from './candidates.mjs'
import { everyone } from './people.mjs'

/**
 * `node bench/questions/refresh-marks.mjs`: after a change of what is known of a question (the gate of the duties, a feature), writes it anew into
 * `marked.jsonl`, for every marked question that could still be asked. The others are left out: what would not be asked teaches nothing.
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
const kept = rows.flatMap((row) => {
  const same = candidatesFor(row).find(
    ({ text, wording }) => text === row.question && wording === (row.wording ?? row.question),
  )
  if (!same) return []
  features = Object.keys(same.values)
  return [{ ...row, values: features.map((name) => Number(same.values[name].toFixed(3))) }]
})
writeFileSync(file, `${[{ features }, ...kept].map((row) => JSON.stringify(row)).join('\n')}\n`)
console.log(`${kept.length} of ${rows.length} marks`)
