// Learns which questions ask for a story and which for a fact, from the questions of the people that are learned from.
import { writeFileSync } from 'node:fs'
import { asYou } from '../../packages/interviewer/src/answer/question-as-you.ts'
import { embed } from './embed.mjs'
import { learnTopics, writeTopics } from './learn-topics.mjs'
import { foldOf, folds, learners, storyFoldsFile } from './learners.mjs'
import { people } from './people.mjs'
import { writeLearned } from './write-learned.mjs'

const topics = ['fact', 'story']
const settings = { rounds: 300, rate: 6, decay: 0.0002 }

const questionsOf = ({ firstName, questions }, fold) =>
  questions.map(({ kind, question }) => ({
    fold,
    label: Number(kind === 'story'),
    vector: Float64Array.from(embed(asYou(question, firstName))),
  }))
const given = Object.entries(learners).flatMap(([name, person]) => questionsOf(person, foldOf(name)))
const size = given[0].vector.length
const scoreOf = ({ weights, biases }, { vector }) =>
  vector.reduce((sum, value, at) => sum + value * (weights[1][at] - weights[0][at]), biases[1] - biases[0])

/** How often a story scores higher than a fact, and how many of each are taken for stories. */
const report = (title, rows) => {
  const [facts, stories] = [0, 1].map((label) => rows.filter((row) => row.label === label).map(({ score }) => score))
  const higher = stories.reduce((sum, story) => sum + facts.filter((fact) => fact < story).length, 0)
  const taken = (scores) => scores.filter((score) => score > 0).length
  console.log(
    `${title}: a story above a fact ${(higher / (stories.length * facts.length)).toFixed(3)}; taken for stories ${taken(stories)} of ${stories.length}, and ${taken(facts)} of ${facts.length} facts`,
  )
}

const models = Array.from({ length: folds }, (_, fold) =>
  learnTopics(
    given.filter((row) => row.fold !== fold),
    topics,
    size,
    settings,
  ),
)
report(
  'people left out',
  given.map((row) => ({ ...row, score: scoreOf(models[row.fold], row) })),
)
writeFileSync(storyFoldsFile, `[${models.map((model) => writeTopics(model, topics, size)).join(',')}]`)
const model = learnTopics(given, topics, size, settings)
report(
  'calibration',
  Object.values(people.calibration)
    .flatMap((person) => questionsOf(person, 0))
    .map((row) => ({ ...row, score: scoreOf(model, row) })),
)
writeLearned('topics/stories.json', writeTopics(model, topics, size))
