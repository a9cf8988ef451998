import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ask, load } from './engine.mjs'
import { figuresOf, judge } from './judge-answers.mjs'
import { people } from './people.mjs'

const { values } = parseArgs({
  options: {
    show: { type: 'string' },
    group: { type: 'string', default: 'own,workedOn,calibration' },
    /** A folder of files that each export one person: only they are asked about. */
    folder: { type: 'string' },
  },
})
const show = (asked, result, who, judged) => {
  const wanted =
    values.show === 'everything' || (!judged.trusted && (values.show === 'all' || values.show === asked.kind))
  if (!wanted) return
  const lines = (sentences, mark) => sentences.map(({ text, support }) => `\n   ${mark} [${support}] ${text}`).join('')
  const right = [asked.answers.map((ids) => ids.join('+')).join(' '), asked.says].filter(Boolean).join(' | ')
  console.log(
    `${judged.trusted ? '' : judged.wrong ? '✗✗ ' : '✗ '}${asked.kind} ${who}: ${asked.question} (${right}) → ${result.outcome} <${result.rule ?? ''}>${lines(result.sentences, '=')}${lines(result.related, '~')}`,
  )
}

/** The people of a folder, by file name. */
const peopleOf = async (folder) => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'))
  const found = await Promise.all(
    files.map(async (file) => [file, Object.values(await import(resolve(folder, file)))[0]]),
  )
  return Object.fromEntries(found)
}
const groups =
  values.folder === undefined
    ? values.group.split(',').map((group) => [group, people[group]])
    : [['folder', await peopleOf(values.folder)]]

const columns = {}
const times = []
for (const [group, members] of groups) {
  const rows = []
  for (const [who, person] of Object.entries(members)) {
    const state = await load(person)
    for (const asked of person.questions) {
      const began = performance.now()
      const result = await ask(state, asked.question)
      times.push(performance.now() - began)
      const judged = judge(asked, result)
      rows.push({ kind: asked.kind, ...judged })
      show(asked, result, who, judged)
    }
  }
  columns[group] = figuresOf(rows)
}
const names = Object.keys(Object.values(columns)[0])
console.log(
  ''.padEnd(22),
  Object.keys(columns)
    .map((group) => group.padStart(12))
    .join(''),
)
for (const name of names)
  console.log(
    name.padEnd(22),
    Object.values(columns)
      .map((figures) => (name === 'asked' ? String(figures[name]) : figures[name].toFixed(3)).padStart(12))
      .join(''),
  )
times.sort((a, b) => a - b)
console.log(
  'ms per answer: median',
  times[times.length >> 1].toFixed(1),
  'p95',
  times[Math.floor(times.length * 0.95)].toFixed(1),
)
