import { answer as answerQuestion } from '../../packages/interviewer/src/answer/answer.ts'
import { buildIndex } from '../../packages/interviewer/src/answer/build-index.ts'

/** What tells an employer nothing as an answer: the closest lines are shown as such, and count as not stated. */
const refusals = new Set(['closest', 'not_stated', 'protected', 'instruction', 'out_of_scope'])

/** The day on which the bench's resumes are read: their running jobs end here. */
const today = process.env.QA_TODAY ?? new Date().toISOString().slice(0, 10)

/** Once per resume, as the server does: items, released answers, and the index over them. */
export function load(resume) {
  const items = Object.entries(resume.sections).flatMap(([section, list]) =>
    list.map(({ id, ...content }) => ({ id, section, content })),
  )
  const answers = resume.interview.map((entry) => ({
    id: entry.id,
    itemId: entry.item_id ?? null,
    question: entry.question,
    text: entry.answer,
    date: null,
  }))
  return { items, answers, index: buildIndex({ items, answers }), firstName: resume.full_name.split(' ')[0] }
}

/** The adapter that score.mjs loads: our result in the bench's words, nothing added. */
export function answer({ state, question }) {
  const { index, ...resume } = state
  const told = answerQuestion({ ...resume, question, today }, index)
  if (!told.ok) throw new Error(told.detail)
  const refused = refusals.has(told.outcome)
  const text = refused ? 'This resume does not say.' : told.sentences.map((sentence) => sentence.text).join(' ')
  return {
    ranked: told.ranked,
    refused,
    answer: text,
    sentences: refused ? [] : told.sentences,
    confidence: told.confidence,
  }
}
