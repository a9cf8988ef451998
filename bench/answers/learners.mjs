import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readLearned } from '../../packages/interviewer/src/answer/learned-files.ts'
import { answerBy, tellStoriesBy } from './engine.mjs'
import { people } from './people.mjs'

/** The people that ranker, judge and projection are learned from, by name. */
export const learners = { ...people.examples, ...people.own, ...people.workedOn, ...people.taught }

/** In so many parts the learners are cut: each is asked about by a projection that was learned from the others. */
export const folds = 5
export const foldOf = (name) => Object.keys(learners).indexOf(name) % folds

/** Where `train-projection` leaves the projections of the folds for the steps after it. */
export const foldsFile = join(tmpdir(), 'candid-projection-folds.json')

/** Where `train-stories` leaves the models of the folds. */
export const storyFoldsFile = join(tmpdir(), 'candid-story-folds.json')

const bytes = (text) => Int8Array.from(Buffer.from(text, 'base64'))
let projections
let stories

/** What `read` gives for each learner, asked about by the projection and the model of stories that do not know them. Afterwards those of all are used again. */
export const eachLearner = (read, all) => {
  projections ??= JSON.parse(readFileSync(foldsFile, 'utf8')).map(({ question, evidence, ...rest }) => ({
    ...rest,
    question: bytes(question),
    evidence: bytes(evidence),
  }))
  stories ??= JSON.parse(readFileSync(storyFoldsFile, 'utf8'))
  const result = Object.entries(learners).map(([name, person]) => {
    answerBy(projections[foldOf(name)])
    tellStoriesBy(stories[foldOf(name)])
    return read(person)
  })
  answerBy(all)
  tellStoriesBy(readLearned('topics/stories.json'))
  return result
}
