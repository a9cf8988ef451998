import { answer } from '../../packages/interviewer/src/answer/answer.ts'
import { buildIndex } from '../../packages/interviewer/src/answer/build-index.ts'
import { readLearned } from '../../packages/interviewer/src/answer/learned-files.ts'
import { answeringBy, readProjection } from '../../packages/interviewer/src/answer/projection.ts'
import { storiesBy } from '../../packages/interviewer/src/answer/topics/classify.ts'
import { embed } from './embed.mjs'

const today = '2026-11-21'
const kept = new Map()
let answering = null
let asksForStory = null

/** From here on texts answer questions by this projection: in training, one that was learned without the person who is asked about. */
export const answerBy = (projection) => {
  answering = answeringBy(projection)
}

/** From here on questions are taken for stories by this model. */
export const tellStoriesBy = (model) => {
  asksForStory = storiesBy(model)
}

export const meaning = {
  asksForStory: (question) => {
    if (asksForStory === null) tellStoriesBy(readLearned('topics/stories.json'))
    return asksForStory(question)
  },
  answering: (question, text) => {
    if (answering === null) answerBy(readProjection())
    return answering(question, text)
  },
  embed: (text) => {
    const known = kept.get(text) ?? embed(text)
    kept.set(text, known)
    return known
  },
}

/** A person as the engine reads them, once. */
export const load = ({ firstName, items, answers }) => ({
  firstName,
  items,
  answers,
  index: buildIndex({ items, answers }),
})

/** The engine's result for one question, by all rules or by those given. */
export const ask = ({ index, ...person }, question, among) =>
  answer({ ...person, question, today }, index, meaning, among)
