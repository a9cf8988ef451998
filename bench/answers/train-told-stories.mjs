import { writeFileSync } from 'node:fs'
import { storyWeights } from '../../packages/interviewer/src/answer/judge/story-weights.ts'
import { storyFeatures } from '../../packages/interviewer/src/answer/judge/told-story.ts'
import { writeOut } from '../../packages/interviewer/src/answer/notes.ts'
import { withYears } from '../../packages/interviewer/src/answer/periods.ts'
import { rank } from '../../packages/interviewer/src/answer/rank.ts'
import { readQuestion } from '../../packages/interviewer/src/answer/read-question.ts'
import { at } from '../../scripts/paths.mjs'
import { load, meaning } from './engine.mjs'
import { learners } from './learners.mjs'
import { people } from './people.mjs'

/**
 * Learns when a released answer is what is asked for. Each question that evidence answers is asked of the person as they are, and once more without the answers that
 * tell it: nothing may then be told. Only people whom the judge does not know; logistic regression, the same input gives the same weights.
 */
const settings = { rounds: 3000, rate: 1, decay: 0.003 }
const folds = 5
const today = { year: 2026, month: 11 }
const names = Object.keys(storyWeights)
const known = new Set(Object.values(learners))
const ofEvidence = new Set(['story', 'answerable', 'near_miss', 'missing', 'false_premise'])

/** The released answers of a person with what is known of each for every question. */
const rowsOf = (person) =>
  person.questions
    .filter(({ kind }) => ofEvidence.has(kind))
    .flatMap(({ kind, question: asked, answers, also }) => {
      const gold = [...answers.flat(), ...also]
      const isLeft = ({ id }) => !gold.includes(id)
      const isTold = person.answers.some(({ id }) => gold.includes(id))
      const without = { ...person, items: person.items.filter(isLeft), answers: person.answers.filter(isLeft) }
      return [person, ...(isTold ? [without] : [])].flatMap((one) => {
        const { index } = load(one)
        const text = writeOut(withYears(asked, today), (stem) => index.frequency.has(stem), index.shorter)
        const question = readQuestion(text, person.firstName, meaning, index.names, index.tools)
        const hits = rank(question, index, today, meaning)
        const key = {}
        return hits
          .filter(({ doc }) => doc.kind === 'answer')
          .map((hit) => {
            const features = storyFeatures({ question, index, hits, today, meaning }, hit)
            const values = names.map((name) => features[name])
            return {
              key,
              kind,
              isTold,
              isWhole: one === person,
              values,
              right: one === person && gold.includes(hit.doc.id),
            }
          })
      })
    })

const likelihood = ({ values }, weights) =>
  1 / (1 + Math.exp(-values.reduce((sum, value, j) => sum + value * weights[j], 0)))

const learn = (rows) => {
  const spread = names.map((_, j) => Math.sqrt(rows.reduce((sum, { values }) => sum + values[j] ** 2, 0) / rows.length))
  const weights = names.map(() => 0)
  const scaled = rows.map((row) => ({ ...row, values: row.values.map((value, j) => value / spread[j]) }))
  for (let round = 0; round < settings.rounds; round += 1) {
    const step = names.map(() => 0)
    for (const row of scaled) {
      const pull = Number(row.right) - likelihood(row, weights)
      for (let j = 0; j < names.length; j += 1) step[j] += pull * row.values[j]
    }
    for (let j = 0; j < names.length; j += 1)
      weights[j] += settings.rate * (step[j] / rows.length - (names[j] === 'always' ? 0 : settings.decay) * weights[j])
  }
  return weights.map((weight, j) => weight / spread[j])
}

/** What the likeliest answer of each question would do from each bar on. */
const table = (title, rows) => {
  const leading = new Map()
  for (const row of rows) if (row.p > (leading.get(row.key)?.p ?? 0)) leading.set(row.key, row)
  const led = [...leading.values()]
  const stories = led.filter(({ kind, isWhole }) => kind === 'story' && isWhole)
  const without = led.filter(({ isWhole }) => !isWhole)
  const others = led.filter(({ isTold }) => !isTold)
  console.log(
    title,
    `${stories.length} stories, ${without.length} questions without their answer, ${others.length} that none tells`,
  )
  for (const bar of [0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5]) {
    const told = stories.filter(({ p }) => p >= bar)
    const count = (some) => some.filter(({ p }) => p >= bar).length
    console.log(
      `  bar ${bar}: stories rightly told ${told.filter(({ right }) => right).length}, wrongly ${told.filter(({ right }) => !right).length}, without their answer ${count(without)}, none ${count(others)}`,
    )
  }
}

const unknown = Object.values(people)
  .flatMap((group) => Object.values(group))
  .filter((person) => !known.has(person))
  .map(rowsOf)
const leftOut = Array.from({ length: folds }, (_, fold) => {
  const weights = learn(unknown.filter((_, place) => place % folds !== fold).flat())
  return unknown
    .filter((_, place) => place % folds === fold)
    .flat()
    .map((row) => ({ ...row, p: likelihood(row, weights) }))
}).flat()
table('people left out:', leftOut)
const weights = learn(unknown.flat())
const lines = names.map((name, j) => `  ${name}: ${weights[j].toFixed(3)},`)
writeFileSync(
  at('packages/interviewer/src/answer/judge/story-weights.ts'),
  `/** What each feature of a released answer counts where a story is asked for, learned from our own people by \`pnpm train-answers\`. */\nexport const storyWeights = {\n${lines.join('\n')}\n}\n`,
)
console.log(lines.join('\n'))
