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
const readLines = (file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
const marks = readLines('name-marks.jsonl')
const neighbours = readLines('name-neighbours.jsonl')
const entries = readNames()
const rowsByName = new Map(
  entries.flatMap(({ kind, names }, row) => names.map((name) => [`${kind} ${words(name).join(' ')}`, row])),
)
const rowNamed = (kind, name) => rowsByName.get(`${kind} ${words(name).join(' ')}`)
/**
 * The entry that a mark is about: the one that holds the name that was found, or the one that was named, where that name has been taken out. What did not fit were the
 * questions of the entry that held the name when it was read: where the name has had an entry of its own since then, the mark stays with the former.
 */
const rowOf = ({ kind, name, match, mark }) => {
  const [found, named] = [rowNamed(kind, match), rowNamed(kind, name)]
  return mark < 2 ? (named ?? found) : (found ?? named)
}
const people = new Map(everyone.map(({ id, items }) => [id, items]))
const folds = 10
// few marks: many small steps, and leaves that hold no single person
const growth = { trees: 160, depth: 3, rate: 0.05, least: 5, decay: 6 }

const foldOf = new Map([...new Set(marks.map(({ person }) => person))].map((person, place) => [person, place % folds]))
const fromPeople = marks.flatMap((marked) => {
  const { person, item, text, kind, match, mark } = marked
  const items = people.get(person) ?? []
  const own = items.find(({ id }) => id === item)
  const row = rowOf(marked)
  if (!own || row === undefined) return []
  const matched = {
    row,
    kind,
    name: match,
    length: match.split(' ').length,
    last: words(text).join(' ').endsWith(match),
  }
  const known = nameFeatures(matched, nameContextOf(text, own, items))
  const bare = words(text).join(' ') === match
  return [{ known, mark, fold: foldOf.get(person), title: kind === 'title', bare }]
})
/** A name alone under the title of the latest job, as the item that it would stand in. */
const itemOf = ({ text, kind, at }) => {
  const job = (title) => ({
    id: 'job',
    section: 'experience',
    content: { title, name: '', start_date: '', end_date: '', details: '' },
  })
  const own =
    kind === 'title'
      ? job(text)
      : kind === 'certificate' || kind === 'prize'
        ? { id: 'own', section: 'achievements', content: { name: text, description: '' } }
        : { id: 'own', section: 'technical', content: { name: text, description: '' } }
  return { own, items: at === undefined ? [own] : [own, job(at)] }
}
// an entry is in one fold, so that what is left out is a kind of neighbour that was not seen
const foldOfEntry = new Map(
  [...new Set(neighbours.map(({ name }) => name))].map((name, place) => [name, place % folds]),
)
const fromNeighbours = neighbours.flatMap((pair) => {
  const { text, kind, name, match, mark } = pair
  const row = rowOf(pair)
  if (row === undefined) return []
  const { own, items } = itemOf(pair)
  const matched = {
    row,
    kind,
    name: match,
    length: match.split(' ').length,
    last: words(text).join(' ').endsWith(match),
  }
  return [
    {
      known: nameFeatures(matched, nameContextOf(text, own, items)),
      mark,
      fold: foldOfEntry.get(name),
      neighbour: true,
    },
  ]
})
const examples = [...fromPeople, ...fromNeighbours]
console.log(`${examples.length} names of ${foldOf.size} people`)
learnGate({
  examples,
  growth,
  folds,
  file: 'names-gate.json',
  sets: [
    ['titles', ({ title, neighbour }) => title && !neighbour],
    ['titles that are all of the text', ({ title, bare, neighbour }) => title && bare && !neighbour],
    ['others', ({ title, neighbour }) => !title && !neighbour],
    ['neighbours', ({ neighbour }) => neighbour],
  ],
})
