import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ask } from '../../packages/interviewer/src/ask/ask.ts'
import { random, shown } from './reading-sample.mjs'

/**
 * Draws the questions of a reading round from people of a folder: `node bench/questions/sample-people.mjs <folder> [size] [seed]`. Each file of it exports
 * one person with `items`, as those of `bench/answers/recruiters`. Three questions are asked of each item in the order of the resume, so that earlier
 * questions count; then so many are drawn and printed in the order of the resumes.
 */
const [folder, size = '100', seed = '1'] = process.argv.slice(2)
if (!folder) {
  console.error('usage: node bench/questions/sample-people.mjs <folder> [size] [seed]')
  process.exit(2)
}
const draw = random(Number(seed))
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .sort()
const all = []
let items = 0
let without = 0
for (const file of files) {
  const [person] = Object.values(await import(pathToFileURL(resolve(join(folder, file))).href))
  const existing = []
  for (const item of person.items) {
    const { questions } = ask({ item, items: person.items, existing, num: 3 })
    existing.push(...questions.map(({ text }) => text))
    all.push(...questions.map(({ text }) => ({ person: file.slice(0, -4), item, question: text })))
    items += 1
    if (questions.length === 0) without += 1
  }
}
const rest = [...all]
const sample = Array.from(
  { length: Math.min(Number(size), rest.length) },
  () => rest.splice(Math.floor(draw() * rest.length), 1)[0],
).sort((a, b) => all.indexOf(a) - all.indexOf(b))
for (const [at, { person, item, question }] of sample.entries())
  console.log(`${at + 1}. (${person}) ${shown(item)}\n   Q: ${question}\n`)
console.log(`${sample.length} of ${all.length} questions about ${items} items; nothing was asked about ${without}.`)
