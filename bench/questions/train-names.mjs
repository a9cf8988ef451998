import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readNames } from '../../packages/interviewer/src/ask/bank/bare-names.ts'
import { nameContextOf, nameFeatures } from '../../packages/interviewer/src/ask/bank/find-name.ts'
import { words } from '../../packages/interviewer/src/text/words.ts'
import { learnGate } from './learn-gate.mjs'
import { everyone } from './people.mjs'

/**
 * `node bench/questions/train-names.mjs [--check]`: learns when the questions about a job title, a tool, a skill or a degree are about what the resume means by
 * it, from `name-marks.jsonl`: names of people's resumes with the entry of the bank that stands in them, and whether its questions fit (2), half (1) or not (0),
 * as one reader judged. A name that has since been taken out of the bank because it set off nothing but wrong questions (`match`) stays an example of such.
 * Writes `names-gate.json`; the same marks give the same trees. With `--check` it prints what they let through when a tenth of the people is left out in turn.
 */
const marks = readFileSync(join(import.meta.dirname, 'name-marks.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
const rows = new Map(readNames().map(({ kind, names }, row) => [`${kind} ${names[0]}`, row]))
const people = new Map(everyone.map(({ id, items }) => [id, items]))
const folds = 10
// few marks: many small steps, and leaves that hold no single person
const growth = { trees: 160, depth: 3, rate: 0.05, least: 5, decay: 6 }

const foldOf = new Map([...new Set(marks.map(({ person }) => person))].map((person, place) => [person, place % folds]))
const examples = marks.flatMap(({ person, item, text, kind, name, match, mark }) => {
  const items = people.get(person) ?? []
  const own = items.find(({ id }) => id === item)
  const row = rows.get(`${kind} ${name}`)
  if (!own || row === undefined) return []
  const matched = {
    row,
    kind,
    name: match,
    length: match.split(' ').length,
    last: words(text).join(' ').endsWith(match),
  }
  const known = nameFeatures(matched, nameContextOf(text, own, items))
  return [{ known, mark, fold: foldOf.get(person), title: kind === 'title' }]
})
console.log(`${examples.length} names of ${foldOf.size} people`)
learnGate({
  examples,
  growth,
  folds,
  file: 'names-gate.json',
  sets: [
    ['titles', ({ title }) => title],
    ['others', ({ title }) => !title],
  ],
})
