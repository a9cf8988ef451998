import type { EmployerAnswer, ItemContent, Receipt } from '@candid/core'
import { type AnswerSentence, type Interviewer, quotableSentences } from '@candid/interviewer'
import { errors } from '../errors.ts'
import { refusalOf } from '../http/task-failure.ts'
import type { Shared } from './shared-resume.ts'

const longestQuote = 400

const texts = (content: ItemContent): string[] =>
  Object.values(content)
    .flat()
    .filter((value): value is string => typeof value === 'string' && value.trim() !== '')

/** A text of at most `length`; half of a surrogate pair, which no database takes, is never left at its end. */
const shorten = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`

const titleOf = (content: ItemContent): string => {
  if ('title' in content) return [content.title, content.name].filter((part) => part !== '').join(', ')
  if ('name' in content && content.name !== '') return content.name
  return shorten(texts(content).join(' '), 60)
}

/** The receipt of a piece of evidence. Throws when the engine cites what it was not given: that is a bug. */
const receiptOf = (shared: Shared, id: string, number: number): Receipt => {
  const item = shared.items.find((candidate) => candidate.id === id)
  if (item) {
    const quote = shorten(texts(item.content).join(' · '), longestQuote)
    return { number, kind: 'item', id, category: item.section, title: titleOf(item.content), quote, date: null }
  }
  const answer = shared.answers.find((candidate) => candidate.id === id)
  if (!answer) throw new Error(`The engine cites ${id}, which is no evidence of this link`)
  const quote = shorten(quotableSentences(answer.text).join(' '), longestQuote)
  return { number, kind: 'answer', id, category: answer.category, title: answer.question, quote, date: answer.date }
}

/** Lets the interviewer answer from what a link shows, and gives each sentence its numbered receipts. Throws 502, 503. */
export const answerFrom = async (
  interviewer: Interviewer,
  shared: Shared,
  question: string,
  today = new Date().toISOString().slice(0, 10),
): Promise<EmployerAnswer> => {
  const { firstName, items, answers, version } = shared
  const evidence = { firstName, items, answers, version, today }
  const result = await interviewer.answer({ ...evidence, question }, { user: shared.ownerId })
  if (!result.ok) throw refusalOf(result, errors.notAnswered())
  const numbers = new Map<string, number>()
  const numberOf = (id: string) => {
    const number = numbers.get(id) ?? numbers.size + 1
    numbers.set(id, number)
    return number
  }
  const cite = ({ text, support }: AnswerSentence) => ({ text, receipts: support.map(numberOf) })
  const sentences = result.sentences.map(cite)
  const related = result.related.map(cite)
  return {
    outcome: result.outcome,
    rule: result.rule,
    engine: result.engine,
    sentences,
    related,
    receipts: [...numbers].map(([id, number]) => receiptOf(shared, id, number)),
    confidence: result.confidence,
  }
}
