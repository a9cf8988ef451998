import { writeFileSync } from 'node:fs'
import { lineFeatures } from '../../packages/interviewer/src/answer/lines/line-features.ts'
import { lineWeights } from '../../packages/interviewer/src/answer/lines/line-weights.ts'
import { writeOut } from '../../packages/interviewer/src/answer/notes.ts'
import { withYears } from '../../packages/interviewer/src/answer/periods.ts'
import { readProjection } from '../../packages/interviewer/src/answer/projection.ts'
import { readQuestion } from '../../packages/interviewer/src/answer/read-question.ts'
import { at } from '../../scripts/paths.mjs'
import { load, meaning } from './engine.mjs'
import { eachLearner } from './learners.mjs'
import { people } from './people.mjs'

/**
 * Learns which line of the right evidence answers: the words that an answer must hold, by the gold of the question, say which lines do. A softmax
 * over the lines of one piece of evidence (conditional logit), so that the right ones together have the largest share; the same input gives the same weights.
 */
const settings = { rounds: 3000, rate: 0.4, decay: 0.003 }
const folds = 5
const today = { year: 2026, month: 11 }
const names = Object.keys(lineWeights)

/** How many of the things that an answer must hold a line has; parts are joined by ';', words that will do by 'or'. */
const countHeld = (says, line) =>
  says
    .split(';')
    .filter((part) => part.trim() !== '')
    .filter((part) => part.split(' or ').some((word) => line.toLowerCase().includes(word.trim().toLowerCase()))).length

/** The lines of the right evidence of each question of which some hold what is asked for and others do not. */
const casesOf = (person) => {
  const { index } = load(person)
  return person.questions
    .filter(({ answers, says }) => answers.length > 0 && says !== '')
    .flatMap(({ question: asked, answers, says }) => {
      const text = writeOut(withYears(asked, today), (stem) => index.frequency.has(stem), index.shorter)
      const gold = answers.flat()
      return index.docs
        .filter(({ id }) => gold.includes(id))
        .flatMap((doc) => {
          const right = doc.sentences.map((line) => countHeld(says, line) > 0)
          if (new Set(right).size < 2) return []
          const question = readQuestion(text, person.firstName, meaning, index.names, index.tools)
          const features = lineFeatures(question, doc.sentences, `${doc.title}. ${doc.name}. ${doc.level}`)
          return [{ rows: features.map((known) => names.map((name) => known[name])), right }]
        })
    })
}

const sharesOf = (rows, weights) => {
  const scores = rows.map((values) => values.reduce((sum, value, j) => sum + value * weights[j], 0))
  const largest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - largest))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

/** The spread of each feature, by which it is measured while learning. */
const spreadOf = (cases) => {
  const rows = cases.flatMap((one) => one.rows)
  return names.map((_, j) => {
    const mean = rows.reduce((sum, values) => sum + values[j], 0) / rows.length
    return Math.sqrt(rows.reduce((sum, values) => sum + (values[j] - mean) ** 2, 0) / rows.length) || 1
  })
}

const learn = (cases) => {
  const spread = spreadOf(cases)
  const scaled = cases.map(({ rows, right }) => ({
    rows: rows.map((values) => values.map((value, j) => value / spread[j])),
    right,
  }))
  const weights = names.map(() => 0)
  for (let round = 0; round < settings.rounds; round += 1) {
    const step = names.map(() => 0)
    for (const { rows, right } of scaled) {
      const all = sharesOf(rows, weights)
      const share = all.reduce((sum, value, line) => sum + (right[line] ? value : 0), 0)
      for (const [line, values] of rows.entries()) {
        const pull = (right[line] ? all[line] / share : 0) - all[line]
        for (let j = 0; j < names.length; j += 1) step[j] += pull * values[j]
      }
    }
    for (let j = 0; j < names.length; j += 1)
      weights[j] += settings.rate * (step[j] / cases.length - settings.decay * weights[j])
  }
  return weights.map((weight, j) => weight / spread[j])
}

/** How many of the cases have a right line first. */
const foundFirst = (cases, weights) =>
  cases.filter(({ rows, right }) => {
    const shares = sharesOf(rows, weights)
    return right[shares.indexOf(Math.max(...shares))]
  }).length

const training = eachLearner(casesOf, readProjection())
const leftOut = Array.from({ length: folds }, (_, fold) => {
  const weights = learn(training.filter((_, place) => place % folds !== fold).flat())
  return foundFirst(training.filter((_, place) => place % folds === fold).flat(), weights)
}).reduce((sum, count) => sum + count, 0)
const others = Object.values(people.calibration).flatMap(casesOf)
const weights = learn(training.flat())
console.log(
  `right line first: people left out ${(leftOut / training.flat().length).toFixed(3)} of ${training.flat().length}, calibration ${(foundFirst(others, weights) / others.length).toFixed(3)} of ${others.length}`,
)
const lines = names.map((name, j) => `  ${name}: ${weights[j].toFixed(3)},`)
writeFileSync(
  at('packages/interviewer/src/answer/lines/line-weights.ts'),
  `/** What each feature of a line counts, learned from our own people by \`pnpm train-answers\`. */\nexport const lineWeights = {\n${lines.join('\n')}\n}\n`,
)
console.log(lines.join('\n'))
