import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { kindOfQuestion } from '../../packages/interviewer/src/ask/chooser/features.ts'
import { valueIn } from '../../packages/interviewer/src/encoder/trees.ts'
import { at } from '../../scripts/paths.mjs'
import { growTrees } from './regress.mjs'

/**
 * `node bench/questions/train-chooser.mjs [--check]`: learns which mark a reader would give to a question, from `marked.jsonl` (what was known of each
 * question when it was asked, and its mark). First what each kind of question adds to the mean, then trees over the rest, then what each
 * wording adds: rare kinds and wordings add little. The same marks give the same model. With `--check` a tenth of the people is left out in turn, and it prints
 * how the marks are foretold, and the questions chosen by them against those that were chosen by hand-set weights.
 */
const [head, ...rows] = readFileSync(join(import.meta.dirname, 'marked.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
const features = head.features

/** How many marks a kind or a wording needs until half of what they say of it is believed. */
const believed = { kind: 6, wording: 4 }
const trees = { count: 150, depth: 3, rate: 0.04, least: 15, decay: 5 }

const effects = (set, keyOf, rests, half) => {
  const sums = new Map()
  for (const [i, row] of set.entries()) {
    const [sum, count] = sums.get(keyOf(row)) ?? [0, 0]
    sums.set(keyOf(row), [sum + rests[i], count + 1])
  }
  return new Map(
    [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, [sum, count]]) => [key, sum / (count + half)]),
  )
}
const kindOf = ({ about }) => kindOfQuestion(about)
const wordingOf = ({ wording, question }) => wording ?? question

const learn = (set) => {
  const mean = set.reduce((sum, { mark }) => sum + mark, 0) / set.length
  const kinds = effects(
    set,
    kindOf,
    set.map(({ mark }) => mark - mean),
    believed.kind,
  )
  const rests = set.map((row) => row.mark - mean - kinds.get(kindOf(row)))
  const grown = growTrees(
    set.map(({ values }) => values),
    rests,
    trees,
  )
  const left = set.map(({ values }, i) => rests[i] - grown.reduce((sum, tree) => sum + valueIn(tree, values), 0))
  return { mean, kinds, trees: grown, wordings: effects(set, wordingOf, left, believed.wording) }
}
const foretell = (model, row) =>
  model.trees.reduce(
    (sum, tree) => sum + valueIn(tree, row.values),
    model.mean + (model.kinds.get(kindOf(row)) ?? 0) + (model.wordings.get(wordingOf(row)) ?? 0),
  )

const summary = (marks) => {
  const share = (test) => `${((100 * marks.filter(test).length) / marks.length).toFixed(1)} %`
  const mean = marks.reduce((sum, mark) => sum + mark, 0) / marks.length
  return `${marks.length} questions, mean ${mean.toFixed(2)}, 4 or 5 ${share((mark) => mark >= 4)}, at 1 ${share((mark) => mark === 1)}`
}

const check = () => {
  const persons = [...new Set(rows.map(({ person }) => person))]
  const foldOf = new Map(persons.map((person, place) => [person, (place * 7) % 10]))
  const judged = Array.from({ length: 10 }, (_, fold) => {
    const model = learn(rows.filter(({ person }) => foldOf.get(person) !== fold))
    return rows
      .filter(({ person }) => foldOf.get(person) === fold)
      .map((row) => ({ ...row, expected: foretell(model, row) }))
  }).flat()
  const average = (list) => list.reduce((sum, value) => sum + value, 0) / list.length
  const [m, e] = [average(judged.map(({ mark }) => mark)), average(judged.map(({ expected }) => expected))]
  const product = (f) => judged.reduce((sum, row) => sum + f(row), 0)
  const correlation =
    product(({ mark, expected }) => (mark - m) * (expected - e)) /
    Math.sqrt(product(({ mark }) => (mark - m) ** 2) * product(({ expected }) => (expected - e) ** 2))
  console.log(`${rows.length} marks, ${persons.length} people, correlation ${correlation.toFixed(3)}`)
  const items = [...Map.groupBy(judged, ({ person, item }) => `${person} ${item}`).values()]
  const best = items.map((list) => list.toSorted((a, b) => b.expected - a.expected))
  const marksOf = (lists) => lists.flat().map(({ mark }) => mark)
  console.log('chosen by hand-set weights:', summary(marksOf(items.map((list) => list.filter(({ chosen }) => chosen)))))
  console.log(
    'as many by expected mark:  ',
    summary(marksOf(best.map((list) => list.slice(0, list.filter(({ chosen }) => chosen).length)))),
  )
  for (const limit of [2.9, 3, 3.1, 3.2, 3.3, 3.4]) {
    const kept = best.map((list) => list.slice(0, 3).filter(({ expected }, place) => place === 0 || expected >= limit))
    console.log(`up to three from ${limit} on, one at least:`, summary(marksOf(kept)))
  }
  for (const [low, high] of [
    [0, 2.2],
    [2.2, 2.6],
    [2.6, 3],
    [3, 3.3],
    [3.3, 3.6],
    [3.6, 6],
  ])
    console.log(
      `expected ${low} to ${high}:`,
      summary(judged.filter(({ expected }) => expected >= low && expected < high).map(({ mark }) => mark)),
    )
}

if (process.argv.includes('--check')) check()
else {
  const model = learn(rows)
  const rounded = (map) => Object.fromEntries([...map].map(([key, value]) => [key, Number(value.toFixed(3))]))
  const written = {
    mean: Number(model.mean.toFixed(3)),
    kinds: rounded(model.kinds),
    wordings: rounded(model.wordings),
    features,
    trees: model.trees,
  }
  writeFileSync(at('packages/interviewer/src/ask/chooser/marks-model.json'), `${JSON.stringify(written)}\n`)
  console.log(`${rows.length} marks, ${model.trees.length} trees`)
}
