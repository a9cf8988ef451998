import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerBy } from './engine.mjs'
import { people } from './people.mjs'

/** The people that ranker, judge and projection are learned from, by name. */
export const learners = { ...people.examples, ...people.own, ...people.workedOn, ...people.taught }

/** In so many parts the learners are cut: each is asked about by a projection that was learned from the others. */
export const folds = 5
export const foldOf = (name) => Object.keys(learners).indexOf(name) % folds

/** Where `train-projection` leaves the projections of the folds for the steps after it. */
export const foldsFile = join(tmpdir(), 'candid-projection-folds.json')

const bytes = (text) => Int8Array.from(Buffer.from(text, 'base64'))
let projections

/** What `read` gives for each learner, asked about by the projection that does not know them. Afterwards the projection of all is used again. */
export const eachLearner = (read, all) => {
  projections ??= JSON.parse(readFileSync(foldsFile, 'utf8')).map(({ question, evidence, ...rest }) => ({
    ...rest,
    question: bytes(question),
    evidence: bytes(evidence),
  }))
  const result = Object.entries(learners).map(([name, person]) => {
    answerBy(projections[foldOf(name)])
    return read(person)
  })
  answerBy(all)
  return result
}
