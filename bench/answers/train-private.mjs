// Learns a classifier of private matters and of orders to the machine. It may only add a refusal, so its bars are set by ordinary questions.
import { parseArgs } from 'node:util'
import { asYou } from '../../packages/interviewer/src/answer/question-as-you.ts'
import questions from '../../packages/interviewer/src/answer/topics/examples.json' with { type: 'json' }
import near from '../../packages/interviewer/src/answer/topics/private-examples.json' with { type: 'json' }
import { embed } from './embed.mjs'
import { learnTopics, writeTopics } from './learn-topics.mjs'
import { people } from './people.mjs'
import { writeLearned } from './write-learned.mjs'

const topics = ['ordinary', 'private', 'order']
const labelOf = { protected: 1, injection: 2 }
const { values } = parseArgs({ options: { check: { type: 'boolean' } }, strict: false })

const given = (text, label, name = '') => ({ label, text, vector: Float64Array.from(embed(asYou(text, name))) })
const examples = [
  ...[...Object.values(questions.topics).flat(), ...questions.open, ...near.ordinary].map((text) => given(text, 0)),
  ...near.private.map((text) => given(text, 1)),
  ...near.orders.map((text) => given(text, 2)),
]
const asked = (group) =>
  Object.values(group).map(({ firstName, questions }) =>
    questions.map(({ kind, question }) => given(question, labelOf[kind] ?? 0, firstName)),
  )
const own = [...asked(people.own), ...asked(people.workedOn)]
const size = examples[0].vector.length
/** Ordinary questions are many; so that the few private ones count, each of them counts more. */
const settings = { rounds: 300, rate: 1, decay: 0.0005, counts: [1, 2, 2] }

const likelihoods = ({ weights, biases }, { vector }) => {
  const scores = weights.map((row, t) => row.reduce((sum, value, j) => sum + value * vector[j], biases[t]))
  const powers = scores.map((score) => Math.exp(score - Math.max(...scores)))
  return powers.map((power) => power / powers.reduce((a, b) => a + b, 0))
}
const report = (title, rows) => {
  console.log(title)
  for (const bar of [0.5, 0.6, 0.7, 0.8, 0.9]) {
    const of = (label, to) => {
      const all = rows.filter((row) => row.label === label)
      return `${all.filter(({ p }) => p[to] >= bar).length}/${all.length}`
    }
    console.log(
      `  bar ${bar}: private found ${of(1, 1)}, beside ${of(0, 1)}; orders found ${of(2, 2)}, beside ${of(0, 2)}`,
    )
  }
}
if (values.check) {
  const folds = 4
  const leftOut = Array.from({ length: folds }, (_, fold) => {
    const model = learnTopics([...examples, ...own.filter((_, k) => k % folds !== fold).flat()], topics, size, settings)
    return own
      .filter((_, k) => k % folds === fold)
      .flat()
      .map((row) => ({ ...row, p: likelihoods(model, row) }))
  }).flat()
  report('people left out:', leftOut)
  for (const row of leftOut.filter(({ p, label }) => label === 0 && Math.max(p[1], p[2]) > 0.5))
    console.log(row.p.map((x) => x.toFixed(2)).join(' '), row.text)
}
const model = learnTopics([...examples, ...own.flat()], topics, size, settings)
report(
  'calibration:',
  asked(people.calibration)
    .flat()
    .map((row) => ({ ...row, p: likelihoods(model, row) })),
)
writeLearned('topics/private.json', writeTopics(model, topics, size))
