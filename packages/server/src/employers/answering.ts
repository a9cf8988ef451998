import type { AnswerChoice, EmployerAnswer, ItemContent, Receipt } from '@candid/core'
import { type AnswerSentence, type Interviewer, quotableSentences } from '@candid/interviewer'
import { errors } from '../errors.ts'
import { refusalOf } from '../http/task-failure.ts'
import { choicesFor } from './choice-for.ts'
import type { Shared } from './shared-resume.ts'

const longestQuote = 400
/** The receipt of an item that the owner chose as the answer. */
const mostChosenSentences = 3

/** Returns the text of an item without its name. */
const bodyOf = (content: ItemContent): string => {
  if ('details' in content) return content.details
  return 'description' in content ? content.description : content.text
}

const texts = (content: ItemContent): string[] =>
  Object.values(content)
    .flat()
    .filter((value): value is string => typeof value === 'string' && value.trim() !== '')

/** Truncates a text to `length`, without leaving half of a surrogate pair at its end, which the database would refuse. */
const shorten = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`

const titleOf = (content: ItemContent): string => {
  if ('title' in content) return [content.title, content.name].filter((part) => part !== '').join(', ')
  if ('name' in content && content.name !== '') return content.name
  return shorten(texts(content).join(' '), 60)
}

/** Creates the receipt of a piece of evidence. Throws if the engine cites evidence that it was not given, which is a bug. */
const receiptOf = (shared: Shared, id: string, number: number): Receipt => {
  const item = shared.items.find((candidate) => candidate.id === id)
  if (item) {
    // Only the text; name and dates are shown from the item itself.
    const quote = shorten(bodyOf(item.content) || titleOf(item.content), longestQuote)
    return { number, kind: 'item', id, category: item.section, title: titleOf(item.content), quote, date: null }
  }
  const answer = shared.answers.find((candidate) => candidate.id === id)
  if (!answer) throw new Error(`The engine cites ${id}, which is no evidence of this link`)
  const quote = shorten(quotableSentences(answer.text).join(' '), longestQuote)
  return { number, kind: 'answer', id, category: answer.category, title: answer.question, quote, date: answer.date }
}

/** The answer if the owner chose to give none, or chose an item that this link does not show. */
const silence = (): EmployerAnswer => ({
  outcome: 'not_stated',
  rule: 'the owner chose to give no answer',
  engine: { kind: 'rules' },
  sentences: [],
  related: [],
  receipts: [],
  confidence: 1,
})

/** The answer that the owner chose: the item's own words, so that nothing is claimed that it does not say. */
export const chosenAnswer = (shared: Shared, { item_id }: AnswerChoice): EmployerAnswer => {
  const item = shared.items.find(({ id }) => id === item_id)
  if (!item) return silence()
  const words = quotableSentences(bodyOf(item.content)).slice(0, mostChosenSentences).join(' ')
  const name = 'name' in item.content ? titleOf(item.content) : ''
  const text = [name, words].filter((part) => part !== '').join(': ')
  if (text === '') return silence()
  return {
    ...silence(),
    outcome: 'answered',
    rule: 'the owner chose this item',
    sentences: [{ text, receipts: [1] }],
    receipts: [receiptOf(shared, item.id, 1)],
  }
}

/** Answers a question from what a link shows, and numbers the receipts of each sentence. Throws 502, 503. */
export const answerFrom = async (
  interviewer: Interviewer,
  shared: Shared,
  question: string,
  today = new Date().toISOString().slice(0, 10),
): Promise<EmployerAnswer> => {
  const [choice] = await choicesFor(interviewer, shared, [question])
  if (choice) return chosenAnswer(shared, choice)
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
    ...(result.closeness !== undefined && { closeness: result.closeness }),
    receipts: [...numbers].map(([id, number]) => receiptOf(shared, id, number)),
    confidence: result.confidence,
  }
}
