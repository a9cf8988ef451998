import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { rules } from '../../packages/interviewer/src/answer/rules/rules.ts'
import { ask, load } from './engine.mjs'
import { figuresOf, judge } from './judge-answers.mjs'
import { people } from './people.mjs'

const { values } = parseArgs({
  options: {
    show: { type: 'string' },
    group: { type: 'string', default: 'own,workedOn,calibration' },
    /** A folder of files that each export one person: only they are asked about. */
    folder: { type: 'string' },
    ablate: { type: 'boolean', default: false },
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
/** Every question with its person and what became of it, for `--ablate`. */
const all = []
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
      all.push({ state, asked, rule: result.rule ?? '', judged })
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

/** What each rule is worth: the questions that it decides are asked again without it. */
const ablate = async () => {
  console.log('\nwithout the rule'.padEnd(48), 'decides'.padStart(8), 'trusted'.padStart(9), 'wrong'.padStart(7))
  for (const { name } of rules) {
    const decided = all.filter(({ rule }) => rule.split('; ').includes(name))
    const others = rules.filter((rule) => rule.name !== name)
    const change = { trusted: 0, wrong: 0 }
    for (const { state, asked, judged } of decided) {
      const without = judge(asked, await ask(state, asked.question, others))
      for (const figure of ['trusted', 'wrong']) change[figure] += Number(without[figure]) - Number(judged[figure])
    }
    const signed = (count) => (count > 0 ? `+${count}` : String(count))
    console.log(
      name.padEnd(47),
      String(decided.length).padStart(8),
      signed(change.trusted).padStart(9),
      signed(change.wrong).padStart(7),
    )
  }
}
if (values.ablate) await ablate()
