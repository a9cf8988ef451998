import { writeFileSync } from 'node:fs'
import { writeOut } from '../../packages/interviewer/src/answer/notes.ts'
import { withYears } from '../../packages/interviewer/src/answer/periods.ts'
import { readProjection } from '../../packages/interviewer/src/answer/projection.ts'
import { featuresOf, readByMeaning } from '../../packages/interviewer/src/answer/rank.ts'
import { rankWeights } from '../../packages/interviewer/src/answer/rank-weights.ts'
import { readQuestion } from '../../packages/interviewer/src/answer/read-question.ts'
import { at } from '../../scripts/paths.mjs'
import { load, meaning } from './engine.mjs'
import { eachLearner } from './learners.mjs'
import { people } from './people.mjs'

const rounds = 600
const rate = 0.5
const decay = 0.002
const today = { year: 2026, month: 11 }
const names = Object.keys(rankWeights)

/** The features of all evidence for each answerable question, with which of it is right. */
const listOf = (person) => {
  const { index } = load(person)
  return person.questions
    .filter(({ answers }) => answers.length > 0)
    .map((asked) => {
      const text = writeOut(withYears(asked.question, today), (stem) => index.frequency.has(stem), index.shorter)
      const question = readQuestion(text, person.firstName, meaning, index.names, index.tools)
      const gold = new Set(asked.answers.flat())
      const read = readByMeaning(question, index)
      const rows = index.docs.map((doc) => {
        const { features } = featuresOf(question, doc, index, today, meaning, read.get(doc) ?? [])
        return { right: gold.has(doc.id), values: names.map((name) => features[name]) }
      })
      return { rows, question: asked.question }
    })
    .filter(({ rows }) => rows.some(({ right }) => right))
}

const scoresOf = (rows, weights) =>
  rows.map(({ values }) => values.reduce((sum, value, j) => sum + value * weights[j], 0))
const shares = (scores) => {
  const largest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - largest))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

/** Weights under which the right evidence together has the largest share: gradient descent from zero, the same each time. */
const learn = (questions) => {
  const weights = names.map(() => 0)
  for (let round = 0; round < rounds; round += 1) {
    const step = names.map(() => 0)
    for (const { rows } of questions) {
      const all = shares(scoresOf(rows, weights))
      const right = rows.reduce((sum, row, at) => sum + (row.right ? all[at] : 0), 0)
      rows.forEach(({ right: isRight, values }, at) => {
        const pull = (isRight ? all[at] / right : 0) - all[at]
        for (let j = 0; j < names.length; j += 1) step[j] += pull * values[j]
      })
    }
    for (let j = 0; j < names.length; j += 1)
      weights[j] += rate * (60 / Math.sqrt(round + 20)) * (step[j] / questions.length - decay * weights[j])
  }
  return weights
}

const recall = (questions, weights, depth) => {
  const found = questions.filter(({ rows }) => {
    const order = scoresOf(rows, weights)
      .map((score, at) => ({ score, at }))
      .sort((a, b) => b.score - a.score)
    return order.slice(0, depth).some(({ at }) => rows[at].right)
  })
  return (found.length / questions.length).toFixed(3)
}

const training = eachLearner(listOf, readProjection())
const others = Object.values(people.calibration).flatMap(listOf)
if (process.argv.includes('--check')) {
  const counts = [1, 3].map((depth) => {
    const found = training.map((held, at) => {
      const weights = learn(training.filter((_, place) => place !== at).flat())
      return Number(recall(held, weights, depth)) * held.length
    })
    return (found.reduce((a, b) => a + b, 0) / training.flat().length).toFixed(3)
  })
  console.log(`people left out: found first ${counts[0]}, among three ${counts[1]}`)
}
const before = names.map((name) => rankWeights[name])
const weights = learn(training.flat())
for (const [what, questions] of [
  ['trained on', training.flat()],
  ['calibration', others],
])
  console.log(
    what.padEnd(12),
    'before',
    recall(questions, before, 1),
    recall(questions, before, 3),
    'after',
    recall(questions, weights, 1),
    recall(questions, weights, 3),
  )
const lines = names.map((name, j) => `  ${name}: ${weights[j].toFixed(3)},`)
writeFileSync(
  at('packages/interviewer/src/answer/rank-weights.ts'),
  `/** What each feature counts, learned from our own people by \`pnpm train-answers\`. */\nexport const rankWeights = {\n${lines.join('\n')}\n}\n`,
)
console.log(lines.join('\n'))
