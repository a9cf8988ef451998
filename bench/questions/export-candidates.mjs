import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { candidatesWithFacts } from './candidates.mjs'
import { everyone } from './people.mjs'
import { random } from './reading-sample.mjs'

/**
 * `node bench/questions/export-candidates.mjs <folder>`: draws questions to be rated from all that could be asked about the people who are no longer
 * held back (3,000, or `--size`), but those that have a mark. For each item drawn: the three that are chosen today, and others of as many origins and families as there are. Writes six
 * parts for raters, who see items and questions and nothing else, and `key.json`, which holds what is known of each question. With `--collect`, the marks
 * (`part1.marks.tsv`: number, tab, mark) are added to `marked.jsonl`, from which `train-chooser.mjs` learns.
 */
const size = Number(process.argv.find((_, at, all) => all[at - 1] === '--size') ?? 3000)
const parts = 6
const mostPerItem = 8
const seed = 2311

const draw = random(seed)
const shuffled = (list) => {
  const rest = [...list]
  for (let at = rest.length - 1; at > 0; at -= 1) {
    const other = Math.floor(draw() * (at + 1))
    ;[rest[at], rest[other]] = [rest[other], rest[at]]
  }
  return rest
}

const folder = process.argv[2]
if (!folder) {
  console.error('usage: node bench/questions/export-candidates.mjs <folder>')
  process.exit(2)
}
if (process.argv.includes('--collect')) {
  const key = JSON.parse(readFileSync(join(folder, 'key.json'), 'utf8'))
  const marks = Array.from({ length: parts }, (_, at) => readFileSync(join(folder, `part${at + 1}.marks.tsv`), 'utf8'))
    .join('\n')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([number, mark]) => key[number] !== undefined && /^[1-5]$/.test(mark))
  const features = Object.keys(Object.values(key)[0].values)
  const rows = marks.map(([number, mark]) => {
    const { person, item, text, about, wording, chosen, values } = key[number]
    return {
      ...{ person, item, mark: Number(mark), question: text, about },
      ...(wording === text ? {} : { wording }),
      ...(chosen === null ? {} : { chosen }),
      values: features.map((name) => Number(values[name].toFixed(3))),
    }
  })
  const marked = readFileSync(join(import.meta.dirname, 'marked.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  const lines = [{ features }, ...marked.map((line) => JSON.parse(line)), ...rows].map((row) => JSON.stringify(row))
  writeFileSync(join(import.meta.dirname, 'marked.jsonl'), `${lines.join('\n')}\n`)
  console.log(`${rows.length} marks`)
  process.exit(0)
}

/** Up to eight questions about an item: those chosen today, then in turn from the origins and families that were drawn least. */
const drawn = new Map()
const timesOf = (key) => drawn.get(key) ?? 0
const pick = (candidates) => {
  const taken = candidates.filter(({ chosen }) => chosen !== null)
  let rest = shuffled(candidates.filter(({ chosen }) => chosen === null))
  while (taken.length < mostPerItem && rest.length > 0) {
    const score = ({ origin, about, topic, wording }) =>
      taken.filter((one) => one.origin === origin).length +
      taken.filter((one) => one.about === about).length * 2 +
      taken.filter((one) => one.topic === topic).length * 0.7 +
      Math.min(2, timesOf(wording) * 0.15) +
      Math.min(1, timesOf(origin) / 600)
    const best = rest.reduce((a, b) => (score(b) < score(a) ? b : a))
    taken.push(best)
    rest = rest.filter((one) => one !== best)
  }
  for (const { wording, origin } of taken) {
    drawn.set(wording, timesOf(wording) + 1)
    drawn.set(origin, timesOf(origin) + 1)
  }
  return shuffled(taken)
}

/** So many items of each section come before those of the others, in turn, so that no section is left out. */
const shares = {
  experience: 7,
  overview: 3,
  technical: 3,
  skills: 3,
  roles: 3,
  leadership: 2,
  achievements: 2,
  education: 2,
  other: 2,
}
const order = Object.entries(shares).flatMap(([section, share]) => Array.from({ length: share }, () => section))
const bySection = Map.groupBy(
  shuffled(everyone.flatMap(({ id, items }) => items.map((item) => ({ person: id, item, items })))),
  ({ item }) => item.section,
)
const isMarked = new Set(
  readFileSync(join(import.meta.dirname, 'marked.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line))
    .map(({ person, item, question }) => `${person} ${item} ${question}`),
)
const usedPeople = new Map()
const entries = []
let count = 0
while (count < size) {
  let found = false
  for (const section of shuffled(order)) {
    const waiting = bySection.get(section) ?? []
    // the person who was drawn least
    const least = waiting
      .slice(0, 60)
      .reduce((a, b) => (a && (usedPeople.get(a.person) ?? 0) <= (usedPeople.get(b.person) ?? 0) ? a : b), null)
    if (least === null || count >= size) continue
    found = true
    waiting.splice(waiting.indexOf(least), 1)
    const candidates = candidatesWithFacts(least.item, least.items)
    const questions = pick(candidates.filter(({ text }) => !isMarked.has(`${least.person} ${least.item.id} ${text}`)))
    if (questions.length === 0) continue
    usedPeople.set(least.person, (usedPeople.get(least.person) ?? 0) + 1)
    count += questions.length
    entries.push({ ...least, questions })
  }
  if (!found) break
}

const shown = ({ section, content }) =>
  [
    `[${section}]`,
    ...Object.entries(content).flatMap(([name, value]) => {
      const text = [value].flat().filter(Boolean).join(' | ')
      return text === '' ? [] : [text.includes('\n') ? `${name}:\n${text.replace(/^/gm, '    ')}` : `${name}: ${text}`]
    }),
  ].join('\n')

mkdirSync(folder, { recursive: true })
let number = 0
const key = {}
const perPart = Math.ceil(count / parts)
const texts = Array.from({ length: parts }, () => [])
for (const { person, item, questions } of entries) {
  const part = Math.min(parts - 1, Math.floor(number / perPart))
  const lines = questions.map((question) => {
    number += 1
    key[number] = { part: part + 1, person, item: item.id, section: item.section, ...question }
    return `${number}. ${question.text}`
  })
  texts[part].push(`${shown(item)}\n\n${lines.join('\n')}\n`)
}
for (const [at, list] of texts.entries()) writeFileSync(join(folder, `part${at + 1}.md`), `${list.join('\n---\n\n')}`)
writeFileSync(join(folder, 'key.json'), JSON.stringify(key))
const tally = (name) =>
  Object.fromEntries(
    [...Map.groupBy(Object.values(key), (one) => one[name])].map(([value, list]) => [value, list.length]),
  )
console.log(number, 'questions about', entries.length, 'items of', usedPeople.size, 'people')
console.log(
  tally('section'),
  tally('origin'),
  tally('chosen'),
  new Set(Object.values(key).map(({ wording }) => wording)).size,
)
