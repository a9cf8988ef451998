import { answer } from '../../packages/interviewer/src/answer/answer.ts'
import { buildIndex } from '../../packages/interviewer/src/answer/build-index.ts'
import { embed } from './embed.mjs'

const today = '2026-11-21'
const kept = new Map()
export const meaning = {
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
