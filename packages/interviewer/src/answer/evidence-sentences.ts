import type { AnswerSentence } from '../interviewer.ts'
import type { Doc } from './build-index.ts'
import { clauseAsked } from './clause-asked.ts'
import { inYears, type Moment, monthsBetween } from './dates.ts'
import { isRunning } from './dates-of-docs.ts'
import { asDeed } from './deeds.ts'
import { datedJobOf, fieldSentence, fieldsOf, isOfJob } from './field-sentence.ts'
import { asIntroduction } from './introduction.ts'
import { neededForm } from './needed-form.ts'
import type { ReadQuestion, Topic } from './read-question.ts'
import { beginningOf, followedBy, restOfLine } from './rest-of-line.ts'
import { askingWords } from './rules/asking-words.ts'
import { mentionsIn, specificsOf } from './rules/mentions.ts'
import { closed, isName, quoted, speaksInFirstPerson } from './sentence.ts'
import { tellingOfAnswer } from './telling-answer.ts'
import { tellingSentences } from './telling-sentences.ts'
import { toolSentence } from './tool-sentence.ts'

/** True for evidence that tells what is so today: a running job, or a duty or role without an end. */
const stillHolds = (doc: Doc): boolean =>
  isRunning(doc) ||
  doc.kind === 'leadership' ||
  doc.kind === 'overview' ||
  (doc.kind === 'skills' && doc.endText === '')

/** A line with 'my' as told by another; as it stands where the question does not say of whom it asks, or the line says more of its writer. */
const ofOwner = (text: string, { plain }: ReadQuestion): string => {
  const whose = /\b(?:she|hers?)\b/.test(plain) ? 'her' : /\b(?:he|his|him)\b/.test(plain) ? 'his' : null
  const told = whose === null ? text : text.replace(/(?<=\p{L} )my\b/gu, whose)
  return speaksInFirstPerson(told) || asDeed(told, true) === null ? text : told
}

/** A sentence of a job, duty or profile in the third person where it surely is a deed, as a quotation where it speaks of 'I', as it stands otherwise. */
export const sayOf = (line: string, doc: Doc, question: ReadQuestion, also: boolean): string => {
  const { owner } = question
  const asked = doc.kind === 'overview' ? clauseAsked(line, question) : line
  if (owner === '') return asked
  const text = ofOwner(asked, question)
  if (speaksInFirstPerson(text)) return `${owner} writes: ${quoted(text)}`
  const deed = asDeed(text, stillHolds(doc))
  if (deed !== null) return `${owner} ${also ? 'also ' : ''}${deed}`
  if (doc.kind === 'overview') return asIntroduction(text, owner) ?? text
  return doc.kind === 'experience' ? quoted(text) : text
}

/** The best of a job in one sentence with the job itself: 'As Sous Chef at Casa Almeja, Bristol (since 2022), Marisol lowered food cost …'. */
const asHolderOf = (doc: Doc, text: string, question: ReadQuestion): string => {
  const { owner } = question
  const deed = owner === '' || doc.title === '' ? null : asDeed(ofOwner(text, question), stillHolds(doc))
  return deed === null ? `${datedJobOf(doc)}: ${quoted(text)}` : `As ${datedJobOf(doc)}, ${owner} ${deed}`
}

/** Kinds of question that a job itself answers, so that it is told before what was done in it. */
const asksOfJob = new Set<ReadQuestion['wanted']>(['moment', 'duration', 'place', 'person'])

/** The length of a break or a course from its dates, where it is asked for. */
const lengthOfRange = (doc: Doc, question: ReadQuestion): string[] =>
  doc.kind === 'other' && question.wanted === 'duration' && doc.start !== null && doc.end !== null
    ? [`That is ${inYears(monthsBetween(doc.start, doc.end))}.`]
    : []

/** The words of a released answer are its owner's: quoted as such. */
const answerTexts = (texts: string[], { owner }: ReadQuestion): string[] =>
  texts.map((text, at) => (at === 0 && owner !== '' ? `${owner} says: ${quoted(text)}` : quoted(text)))

/** Everyday words that still say which thing is asked for: 'where do his leads come from'. */
const everydayThings = ({ topics }: ReadQuestion): Topic[] =>
  topics.filter(({ stem, weight, named }) => weight < 1 && !named && !askingWords.has(stem))

/** True when where or with whom something was done is asked, and a sentence of the job, not its fields, speaks of that thing. */
const isAskedInJob = (question: ReadQuestion, doc: Doc, best: string[]): boolean => {
  const inFields = mentionsIn(`${doc.title}. ${doc.name}`)
  const named = question.topics.filter(({ word, named: isName }) => isName && !/^(?:19|20)\d\d$/.test(word))
  const things = specificsOf(question)
  const asked = [...(things.length > 0 ? things : everydayThings(question)), ...named].filter((word) => !inFields(word))
  return best.some((text) => asked.some(mentionsIn(text)))
}

/** Sentences of a job as they are told, each with the rest of its line; what stood there already is not told again. */
const withRests = (doc: Doc, sentences: string[], tell: (text: string, at: number) => string): string[] => {
  const texts = [...new Set(sentences.map((text) => beginningOf(doc, text)))]
  const rests = texts.map((text) => restOfLine(doc, text))
  const isOfBefore = (text: string, at: number) => rests.slice(0, at).some((rest) => rest.includes(text))
  return texts.flatMap((text, at) => (isOfBefore(text, at) ? [] : [followedBy(tell(text, at), rests[at] ?? [])]))
}

/** How far an entry is, in a word that is no name: 'renewed', 'Valid'. */
const isState =
  /^(?:(?:re)?new(?:ed|al)?|valid|active|current|expired|lapsed|pending|passed|ongoing|completed|obtained|certified|graduate|merit|distinction|finalist|winner|member|basic|advanced)\b/i

/** An entry with what it says beside its fields: a quotation, or only the name of who issued it. */
export const entryOf = (doc: Doc, head: string, said: string): string =>
  doc.level === '' && isName(said) && !isState.test(said)
    ? closed(fieldsOf({ ...doc, level: said.replace(/\.$/, '') }))
    : closed(`${head}: ${quoted(said)}`)

const textsOf = (doc: Doc, question: ReadQuestion, today: Moment, isNear = false): string[] => {
  if (doc.kind === 'answer') return answerTexts(tellingOfAnswer(doc, question, false), question)
  const best = tellingSentences(doc, question, isNear)
  const [first, ...rest] = best
  if (doc.kind === 'technical' || doc.kind === 'skills') return [toolSentence(doc, best, question)]
  const head = fieldSentence(doc, question, today)
  if (head === '')
    return [...best.map((text, at) => sayOf(text, doc, question, at > 0)), ...lengthOfRange(doc, question)]
  if (first === undefined) return [closed(head)]
  if (doc.kind !== 'experience') return [entryOf(doc, head, first), ...rest.map(quoted)]
  const isDated = question.wanted === 'moment' || question.wanted === 'duration'
  const hasForm = neededForm(question)
  const isElsewhere = !isDated && (isAskedInJob(question, doc, best) || hasForm?.(first) === true)
  if (
    (asksOfJob.has(question.wanted) && (!isDated || isOfJob(question, doc)) && !isElsewhere) ||
    (question.asksOfJob && !isElsewhere)
  )
    return [closed(head)]
  return withRests(doc, best, (text, at) =>
    at === 0 ? asHolderOf(doc, text, question) : sayOf(text, doc, question, true),
  )
}

/** The sentences that tell one piece of evidence: its fields, then its most telling words. Each cites it. */
export const sentencesOf = (doc: Doc, question: ReadQuestion, today: Moment): AnswerSentence[] =>
  textsOf(doc, question, today).map((text) => ({ text, support: [doc.id] }))

/** An answer that was given to nearly the same question: whole, unless one fact is asked for. */
export const tellSaid = (docs: Doc[], question: ReadQuestion): AnswerSentence[] =>
  docs.flatMap((doc) =>
    answerTexts(tellingOfAnswer(doc, question, true), question).map((text) => ({
      text,
      support: [doc.id],
    })),
  )

/** What is shown of a piece of evidence in one line: its most telling sentence, and a short entry whole. */
export const closestLine = (doc: Doc, question: ReadQuestion, today: Moment): AnswerSentence[] => {
  const texts = textsOf(doc, question, today, true)
  return texts.length === 0 ? [] : [{ text: texts.join(' '), support: [doc.id] }]
}
