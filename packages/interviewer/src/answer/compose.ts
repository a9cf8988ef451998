import type { AnswerSentence } from '../interviewer.ts'
import type { Doc } from './build-index.ts'
import { inYears, type Moment, monthsBetween } from './dates.ts'
import { isRunning, monthsOf } from './dates-of-docs.ts'
import type { ReadQuestion } from './read-question.ts'
import { terms } from './text/words.ts'

const wordLimit = 50
const countWords = (text: string) => text.split(/\s+/).filter((word) => word !== '').length
const closed = (text: string) => (/[.!?]["”’)]?$/.test(text) ? text : `${text.replace(/[,;:\s]+$/, '')}.`)

/** The sentences of a long text that say most about the question, in their own order, within the limit of words. */
const tellingSentences = (doc: Doc, question: ReadQuestion): string[] => {
  const asked = new Set(question.topics.map((topic) => topic.stem))
  const ranked = doc.sentences
    .map((text, place) => ({ text, place, hits: new Set(terms(text).filter((term) => asked.has(term))).size }))
    .sort((a, b) => b.hits - a.hits || a.place - b.place)
  const kept: typeof ranked = []
  let total = 0
  for (const sentence of ranked) {
    const length = countWords(sentence.text)
    if (kept.length > 0 && total + length > wordLimit) continue
    kept.push(sentence)
    total += length
  }
  return kept.sort((a, b) => a.place - b.place).map((sentence) => closed(sentence.text))
}

const datesOf = (doc: Doc): string => {
  if (doc.startText === '') return doc.endText === '' ? '' : `until ${doc.endText}`
  if (doc.kind !== 'experience') return doc.startText
  return isRunning(doc) ? `${doc.startText} to now` : `${doc.startText} to ${doc.endText}`
}

const wholeCareer =
  /\b(experience|career|worked|working|professional\w*|profession|field|industry|business|trade|sector|practi[sc]\w+|doing this)\b/

/** How long a job lasted, or for the first job the time from then to now when the whole career is asked about. */
const lengthOf = (doc: Doc, question: ReadQuestion, today: Moment): { dates: string; months: number | null } => {
  const total = doc.firstJob && question.names.length === 0 && doc.start !== null && wholeCareer.test(question.plain)
  if (total && doc.start !== null) return { dates: `from ${doc.startText}`, months: monthsBetween(doc.start, today) }
  return { dates: datesOf(doc), months: monthsOf(doc, today) }
}

/** The fields of an item in one sentence: 'Staff Nurse, Penhallow Hospital, August 2013 to January 2017.' */
const fieldSentence = (doc: Doc, question: ReadQuestion, today: Moment): string => {
  const asksLength = question.wanted === 'duration' && doc.kind === 'experience'
  const { dates, months } = asksLength ? lengthOf(doc, question, today) : { dates: datesOf(doc), months: null }
  const head = [doc.title, doc.name, doc.level, dates].filter((part) => part.trim() !== '').join(', ')
  return head === '' ? '' : closed(months === null ? head : `${head}: ${inYears(months)}`)
}

/** The sentences that quote one piece of evidence: its fields, then its most telling words. Each cites it. */
export const sentencesOf = (doc: Doc, question: ReadQuestion, today: Moment): AnswerSentence[] => {
  const head = doc.kind === 'answer' ? '' : fieldSentence(doc, question, today)
  const texts = [head, ...tellingSentences(doc, question)].filter((text) => text !== '')
  return texts.map((text) => ({ text, support: [doc.id] }))
}

/** Sentences of several pieces of evidence within `limit` words; the first piece is always whole. */
export const compose = (docs: Doc[], question: ReadQuestion, today: Moment, limit = 110): AnswerSentence[] => {
  const sentences: AnswerSentence[] = []
  let total = 0
  for (const doc of docs) {
    const own = sentencesOf(doc, question, today)
    const length = own.reduce((sum, sentence) => sum + countWords(sentence.text), 0)
    if (sentences.length > 0 && total + length > limit) continue
    sentences.push(...own)
    total += length
  }
  return sentences
}
