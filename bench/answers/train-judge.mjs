import { judged, judgeFeatures } from '../../packages/interviewer/src/answer/judge/features.ts'
import { writeOut } from '../../packages/interviewer/src/answer/notes.ts'
import { withYears } from '../../packages/interviewer/src/answer/periods.ts'
import { readProjection } from '../../packages/interviewer/src/answer/projection.ts'
import { rank } from '../../packages/interviewer/src/answer/rank.ts'
import { readQuestion } from '../../packages/interviewer/src/answer/read-question.ts'
import { fixedRefusal } from '../../packages/interviewer/src/answer/refuse.ts'
import { mayAnswer } from '../../packages/interviewer/src/answer/rules/guards.ts'
import { likelihoodBy } from '../../packages/interviewer/src/encoder/trees.ts'
import { boost } from './boost.mjs'
import { load, meaning } from './engine.mjs'
import { eachLearner } from './learners.mjs'
import { people } from './people.mjs'
import { writeLearned } from './write-learned.mjs'

const settings = { trees: 250, depth: 3, rate: 0.05, least: 6, decay: 3 }
const today = { year: 2026, month: 11 }
const kinds = ['answerable', 'story', 'near_miss', 'missing', 'false_premise', 'out_of_scope']

/** For each person: the likely evidence of each question that passes the guards, and whether it answers. */
const rowsOf = (person) => {
  const { index } = load(person)
  return person.questions
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap((asked) => {
      if (fixedRefusal(asked.question, person.firstName) !== null) return []
      const text = writeOut(withYears(asked.question, today), (stem) => index.frequency.has(stem), index.shorter)
      const question = readQuestion(text, person.firstName, meaning, index.names, index.tools)
      const hits = rank(question, index, today, meaning)
      const matter = { question, index, hits, today, meaning }
      const gold = asked.answers.flat()
      return hits
        .slice(0, judged)
        .filter(({ doc }) => mayAnswer(question, doc))
        .filter(({ doc }) => gold.includes(doc.id) || !asked.also.includes(doc.id))
        .map((hit) => ({
          known: judgeFeatures(matter, hit),
          right: gold.includes(hit.doc.id),
          asked,
          id: hit.doc.id,
        }))
    })
}

/** Of the best evidence of each question: how many are stated at a bar, how many of them are wrong, and how many right ones are stated. */
const table = (title, rows) => {
  const best = new Map()
  for (const row of rows) if ((best.get(row.asked)?.p ?? -1) < row.p) best.set(row.asked, row)
  const tops = [...best.values()]
  const answerable = tops.filter(({ asked }) => asked.answers.length > 0).length
  console.log(title, `${tops.length} questions, ${answerable} answerable`)
  for (const bar of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const told = tops.filter(({ p }) => p >= bar)
    const right = told.filter((row) => row.right).length
    console.log(
      `  bar ${bar}: stated ${told.length}, wrong ${(1 - right / told.length).toFixed(3)}, answerable stated rightly ${(right / answerable).toFixed(3)}`,
    )
  }
}

const training = eachLearner(rowsOf, readProjection())
const names = Object.keys(training[0][0].known)
const withValues = (rows) => rows.map((row) => ({ ...row, values: names.map((name) => row.known[name]) }))
const withLikelihood = (rows, model) => rows.map((row) => ({ ...row, p: likelihoodBy(model, row.known) }))
const given = training.map(withValues)

if (process.argv.includes('--check')) {
  const folds = 6
  const leftOut = Array.from({ length: folds }, (_, fold) => {
    const model = boost(given.filter((_, place) => place % folds !== fold).flat(), names, settings)
    return withLikelihood(given.filter((_, place) => place % folds === fold).flat(), model)
  }).flat()
  table('people left out:', leftOut)
}
const model = boost(given.flat(), names, settings)
table('calibration:', withLikelihood(Object.values(people.calibration).flatMap(rowsOf), model))
const uses = new Map()
const count = (node) => {
  if (typeof node === 'number') return
  uses.set(names[node[0]], (uses.get(names[node[0]]) ?? 0) + 1)
  count(node[2])
  count(node[3])
}
model.trees.forEach(count)
console.log(
  [...uses]
    .sort((a, b) => b[1] - a[1])
    .map(([name, times]) => `${name} ${times}`)
    .join(', '),
)
writeLearned('judge/trees.json', `${JSON.stringify(model)}\n`)
