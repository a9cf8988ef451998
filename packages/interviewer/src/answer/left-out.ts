import type { AnswerSentence } from '../interviewer.ts'
import { terms } from '../text/words.ts'
import type { Doc } from './build-index.ts'
import type { ReadQuestion, Topic } from './read-question.ts'
import { askingWords } from './rules/asking-words.ts'
import { mentionsIn } from './rules/mentions.ts'
import { quoted } from './sentence.ts'

/** The words of a part that say which thing is asked for: 'managed' of a budget says none. */
const thingsOf = ({ topics }: ReadQuestion): Topic[] =>
  topics.filter(({ stem, weight, named }) => (weight === 1 || named) && !askingWords.has(stem))

/**
 * What is told of the parts of a question of which its answer says nothing ('team size and annual budget' by the line of the budget): the line of the same
 * jobs that names all their things.
 */
export const tellLeftOut = (parts: ReadQuestion[], composed: AnswerSentence[], docs: Doc[]): AnswerSentence[] => {
  const jobs = docs.filter(({ kind }) => kind === 'experience')
  const added: AnswerSentence[] = []
  for (const part of parts) {
    const things = thingsOf(part)
    const isMentioned = (thing: Topic) => [...composed, ...added].some(({ text }) => mentionsIn(text)(thing))
    if (things.length === 0 || things.some(isMentioned)) continue
    const holdsAll = (text: string) => {
      const held = new Set(terms(text))
      return things.every(({ stem }) => held.has(stem))
    }
    const [line] = jobs.flatMap(({ id, sentences }) => sentences.filter(holdsAll).map((text) => ({ id, text })))
    if (line !== undefined) added.push({ text: quoted(line.text), support: [line.id] })
  }
  return added
}
