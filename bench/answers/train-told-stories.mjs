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
 * Learns when a released answer is the story that is asked for. Each question for a story is asked of the person as they are and once more without the answers that tell
 * it: nothing may then be stated. Only people whom the judge does not know; logistic regression, the same input gives the same weights.
 */
const settings = { rounds: 20000, rate: 0.5, decay: 0.003 }
const folds = 5
const today = { year: 2026, month: 11 }
const names = Object.keys(storyWeights)
const known = new Set(Object.values(learners))

/** The leading answer of each question for a story, of the whole person and of what is left without the right answers. */
const rowsOf = (person) =>
  person.questions
    .filter(({ kind }) => kind === 'story')
    .flatMap(({ question: asked, answers, also }) => {
      const gold = answers.flat()
      const isLeft = ({ id }) => !gold.includes(id) && !also.includes(id)
      const without = { ...person, items: person.items.filter(isLeft), answers: person.answers.filter(isLeft) }
      return [person, without].flatMap((one) => {
        const { index } = load(one)
        const text = writeOut(withYears(asked, today), (stem) => index.frequency.has(stem), index.shorter)
        const question = readQuestion(text, person.firstName, meaning, index.names, index.tools)
        const hits = rank(question, index, today, meaning)
        const hit = hits.find(({ doc }) => doc.kind === 'answer')
        if (hit === undefined) return []
        const features = storyFeatures({ question, index, hits, today, meaning }, hit)
        return [
          { values: names.map((name) => features[name]), right: gold.includes(hit.doc.id), isWhole: one === person },
        ]
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

const table = (title, rows) => {
  const whole = rows.filter(({ isWhole }) => isWhole)
  const without = rows.filter(({ isWhole }) => !isWhole)
  console.log(title, `${whole.length} questions, ${without.length} without their answer`)
  for (const bar of [0.3, 0.35, 0.4, 0.45, 0.5, 0.6]) {
    const told = whole.filter(({ p }) => p >= bar)
    console.log(
      `  bar ${bar}: rightly told ${told.filter(({ right }) => right).length}, wrongly ${told.filter(({ right }) => !right).length}, without their answer ${without.filter(({ p }) => p >= bar).length}`,
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
