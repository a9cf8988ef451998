import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadDuties, readDuties } from '../../packages/interviewer/src/ask/bank/duties.ts'
import { linesOf, titleFor } from '../../packages/interviewer/src/ask/bank/duty-subjects.ts'
import { contextOf, findDuties } from '../../packages/interviewer/src/ask/bank/find-duty.ts'
import { bodyOf } from '../../packages/interviewer/src/ask/clauses.ts'
import { inTense } from '../../packages/interviewer/src/ask/families/family.ts'
import { people } from '../answers/people.mjs'
import { random } from './reading-sample.mjs'

/**
 * `node bench/questions/export-duty-lines.mjs <folder>`: draws lines of the people who are not held back, each with one or two duties whose words stand in
 * it, for readers who say whether the questions fit. Writes four parts, and `key.json`. With `--collect`, their marks (`part1.marks.tsv`: number, tab, 0, 1 or 2)
 * are added to `duty-lines.json`, from which `train-duties.mjs` learns.
 */
const size = 3200
const parts = 4
/** Low enough that readers see wrong matches, too. */
const least = 0.2
const file = join(import.meta.dirname, 'duty-lines.json')
const folder = process.argv[2]
if (!folder) {
  console.error('usage: node bench/questions/export-duty-lines.mjs <folder> [--collect]')
  process.exit(2)
}
const marked = JSON.parse(readFileSync(file, 'utf8'))
const part = (at) => join(folder, `part${at + 1}.md`)
if (process.argv.includes('--collect')) {
  const key = JSON.parse(readFileSync(join(folder, 'key.json'), 'utf8'))
  const items = new Map()
  for (let at = 0; at < parts; at += 1)
    for (const line of readFileSync(join(folder, `part${at + 1}.marks.tsv`), 'utf8').split('\n')) {
      const [number, mark] = line.split('\t')
      const one = key[number]
      if (!one || !/^[012]$/.test(mark)) continue
      const name = JSON.stringify([one.title, one.lines])
      if (!items.has(name)) items.set(name, { title: one.title, lines: one.lines, found: [] })
      items.get(name).found.push({ at: one.at, duty: one.duty, rare: one.rare, mark: Number(mark) })
    }
  writeFileSync(file, `${JSON.stringify([...marked, ...items.values()], null, 2)}\n`)
  console.log(`${[...items.values()].reduce((sum, { found }) => sum + found.length, 0)} lines added`)
  process.exit(0)
}

const seen = new Set(
  marked.flatMap(({ lines, found }) => found.map(({ at, duty }) => JSON.stringify([lines[at], duty]))),
)
const draw = random(2311)
const { heldBack: _, ...open } = people
const entries = readDuties()
loadDuties()
const all = Object.values(open).flatMap((group) => Object.values(group))
const pairs = []
for (const { items } of all)
  for (const item of items) {
    const body = bodyOf(item)
    if (body === null) continue
    const title = titleFor(item, items)
    const lines = linesOf(item, body.field, body.text)
    const context = contextOf(lines, title)
    for (const [at, line] of lines.entries()) {
      const found = findDuties(line, context, least).filter(
        ({ row }) => !seen.has(JSON.stringify([line, entries[row].lines[0]])),
      )
      if (found.length === 0) continue
      const first = found[0]
      const other = found.length > 1 ? found[1 + Math.floor(draw() * (found.length - 1))] : null
      for (const one of [first, other])
        if (one)
          pairs.push({
            ...{ title, lines, at, duty: entries[one.row].lines[0], rare: Number(one.fit.rare.toFixed(2)) },
            questions: entries[one.row].ask.map((text) => inTense(text, !body.current)),
          })
    }
  }
for (let at = pairs.length - 1; at > 0; at -= 1) {
  const other = Math.floor(draw() * (at + 1))
  ;[pairs[at], pairs[other]] = [pairs[other], pairs[at]]
}
const drawn = pairs.slice(0, size).sort((a, b) => (JSON.stringify(a.lines) < JSON.stringify(b.lines) ? -1 : 1))
const perPart = Math.ceil(drawn.length / parts)
mkdirSync(folder, { recursive: true })
for (let at = 0; at < parts; at += 1)
  writeFileSync(
    part(at),
    drawn
      .slice(at * perPart, (at + 1) * perPart)
      .map(
        ({ title, lines, at: place, questions }, index) =>
          `${at * perPart + index + 1}. [${title ?? 'no title'}] ${lines
            .map((line, i) => (i === place ? `>>${line}<<` : line.slice(0, 60)))
            .slice(Math.max(0, place - 2), place + 3)
            .join(' / ')}\n   ${questions.join('\n   ')}\n`,
      )
      .join('\n'),
  )
writeFileSync(join(folder, 'key.json'), JSON.stringify(Object.fromEntries(drawn.map((one, index) => [index + 1, one]))))
console.log(`${drawn.length} of ${pairs.length} pairs of ${all.length} people`)
