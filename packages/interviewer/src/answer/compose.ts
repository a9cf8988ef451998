import type { AnswerSentence } from '../interviewer.ts'
import type { Doc } from './build-index.ts'
import { countsThing } from './counting.ts'
import { inYears, type Moment, monthsBetween } from './dates.ts'
import { careerOf, isRunning } from './dates-of-docs.ts'
import { asDeed } from './deeds.ts'
import { datedJobOf, fieldSentence, fieldsOf } from './field-sentence.ts'
import type { ReadQuestion } from './read-question.ts'
import { terms } from './text/words.ts'
import { groupsOf } from './thesaurus/thesaurus.ts'

const wordLimit = 60
/** At most so many sentences, one more where a story is told: its point seldom stands in its first sentence. */
const sentenceLimit = (docs: Doc[]) => (docs.some((doc) => doc.kind === 'answer') ? 4 : 3)
const countWords = (text: string) => text.split(/\s+/).filter((word) => word !== '').length

/** A bullet as a sentence: with a capital, unless its first word is written in a way of its own ('iOS'), and a closing mark. */
const closed = (text: string) => {
  const begun = text.replace(
    /^\p{Ll}[\p{Ll}'’-]*(?![\p{L}\p{N}])/u,
    (word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`,
  )
  return /[.!?]["”’)]?$/.test(begun) ? begun : `${begun.replace(/[,;:\s]+$/, '')}.`
}

/** How much a sentence says about the question: shared words, words of the same kind, and the number where one is asked for. */
const telling = (text: string, question: ReadQuestion): number => {
  const own = new Set(terms(text))
  const groups = groupsOf(text)
  const shared = question.topics
    .map(
      (topic) =>
        (own.has(topic.stem) ? 1 : [...topic.groups].some((group) => groups.has(group)) ? 0.6 : 0) * topic.weight,
    )
    .reduce((sum, value) => sum + value, 0)
  if (question.wanted === 'count' && countsThing(text, question.counted, question.plain)) return shared + 2
  return question.wanted === 'amount' && /\d/.test(text) ? shared + 1 : shared
}

/** Kinds of fact that the fields of a job tell: where no sentence of it speaks to the question, none is quoted. */
const fieldsTell = new Set<ReadQuestion['wanted']>(['moment', 'duration', 'person'])

/** The sentences of a text that say most about the question, in their own order: an answer's up to a limit of words, an item's best two. */
const tellingSentences = (doc: Doc, question: ReadQuestion): string[] => {
  const spoken = doc.sentences.filter((text) => countWords(text) > 1)
  const scored = (spoken.length > 0 ? spoken : doc.sentences)
    .map((text, place) => ({ text, place, score: telling(text, question) }))
    .sort((a, b) => b.score - a.score || a.place - b.place)
  const best = scored[0]?.score ?? 0
  if (best === 0 && doc.kind === 'experience' && fieldsTell.has(question.wanted)) return []
  const worthy = doc.kind === 'answer' || best === 0 ? scored : scored.filter(({ score }) => score >= best * 0.6)
  const kept: typeof scored = []
  let total = 0
  for (const sentence of worthy.slice(0, doc.kind === 'answer' ? 4 : 2)) {
    const length = countWords(sentence.text)
    if (kept.length > 0 && total + length > wordLimit) continue
    kept.push(sentence)
    total += length
  }
  return kept.sort((a, b) => a.place - b.place).map((sentence) => closed(sentence.text))
}

/** True for evidence that tells what is so today: a running job, or a duty or role without an end. */
const stillHolds = (doc: Doc): boolean =>
  isRunning(doc) ||
  doc.kind === 'leadership' ||
  doc.kind === 'overview' ||
  (doc.kind === 'skills' && doc.endText === '')

const tellsDeeds = new Set<Doc['kind']>(['experience', 'leadership', 'overview'])

/** A sentence of the evidence, told of its owner where it surely is a deed. */
const told = (text: string, doc: Doc, question: ReadQuestion, also: boolean): string => {
  const deed = question.owner !== '' && tellsDeeds.has(doc.kind) ? asDeed(text, stillHolds(doc)) : null
  return deed === null ? text : `${question.owner} ${also ? 'also ' : ''}${deed}`
}

/** The best of a job in one sentence with the job itself: 'As Sous Chef at Casa Almeja, Bristol (since 2022), Marisol lowered food cost …'. */
const asHolderOf = (doc: Doc, text: string, question: ReadQuestion): string | null => {
  const deed = question.owner === '' || doc.title === '' ? null : asDeed(text, stillHolds(doc))
  return deed === null || doc.kind !== 'experience' ? null : `As ${datedJobOf(doc)}, ${question.owner} ${deed}`
}

/** Kinds of question that a job itself answers, so that it is told before what was done in it. */
const asksOfJob = new Set<ReadQuestion['wanted']>(['moment', 'duration', 'place', 'person'])

/** The length of a break or a course from its dates, where it is asked for. */
const lengthOfRange = (doc: Doc, question: ReadQuestion): string[] => {
  const isRange = doc.kind === 'other' && question.wanted === 'duration' && doc.start !== null && doc.end !== null
  return isRange && doc.start !== null && doc.end !== null
    ? [`That is ${inYears(monthsBetween(doc.start, doc.end))}.`]
    : []
}

const textsOf = (doc: Doc, question: ReadQuestion, today: Moment): string[] => {
  const best = tellingSentences(doc, question)
  if (doc.kind === 'answer') return best
  const head = fieldSentence(doc, question, today)
  const [first, ...rest] = best
  if (head === '')
    return [...best.map((text, at) => told(text, doc, question, at > 0)), ...lengthOfRange(doc, question)]
  if (first === undefined) return [closed(head)]
  if (doc.kind !== 'experience') return [`${head}: ${first}`, ...rest]
  const joined = asksOfJob.has(question.wanted) ? null : asHolderOf(doc, first, question)
  if (joined !== null) return [joined, ...rest.map((text) => told(text, doc, question, true))]
  return [closed(head), ...best.map((text) => told(text, doc, question, false))]
}

/** The sentences that tell one piece of evidence: its fields, then its most telling words. Each cites it. */
export const sentencesOf = (doc: Doc, question: ReadQuestion, today: Moment): AnswerSentence[] =>
  textsOf(doc, question, today)
    .slice(0, sentenceLimit([doc]))
    .map((text) => ({ text, support: [doc.id] }))

/** What is told of evidence beside the best: its fields with the words that say most in one sentence, or two sentences of a story. */
const briefly = (doc: Doc, question: ReadQuestion, today: Moment): AnswerSentence[] => {
  const pool = tellingSentences(doc, question)
  const best = [...pool]
    .sort((a, b) => telling(b, question) - telling(a, question))
    .slice(0, doc.kind === 'answer' ? 2 : 1)
  const [only] = best
  const cited = (text: string): AnswerSentence => ({ text, support: [doc.id] })
  if (doc.kind === 'answer') return pool.filter((text) => best.includes(text)).map(cited)
  const head = fieldSentence(doc, question, today)
  if (only === undefined) return head === '' ? [] : [cited(closed(head))]
  if (head === '') return [cited(told(only, doc, question, false))]
  const text =
    doc.kind === 'experience' ? (asHolderOf(doc, only, question) ?? `${fieldsOf(doc)}: ${only}`) : `${head}: ${only}`
  return [cited(text)]
}

/** Names alone, in one sentence: 'Excel, expert; SQL, intermediate.' */
const listed = (docs: Doc[]): AnswerSentence => ({
  text: closed(docs.map(fieldsOf).join('; ')),
  support: docs.map((doc) => doc.id),
})

/** Sentences of several pieces of evidence within the limit: the first piece at length, the others briefly. */
export const compose = (docs: Doc[], question: ReadQuestion, today: Moment): AnswerSentence[] => {
  const [first, ...others] = docs
  if (first === undefined) return []
  const bare = (doc: Doc) => doc.kind !== 'answer' && doc.sentences.length === 0
  const named = (doc: Doc) => doc.kind !== 'answer' && doc.name !== ''
  if (docs.length > 1 && (docs.every(bare) || (docs.length > 3 && docs.every(named)))) return [listed(docs)]
  const limit = sentenceLimit(docs)
  const brief = others.flatMap((doc) => briefly(doc, question, today))
  return [...sentencesOf(first, question, today).slice(0, Math.max(2, limit - brief.length)), ...brief].slice(0, limit)
}

/** How long someone has worked, from all dated jobs, in one sentence that cites them all. */
export const composeCareer = (jobs: Doc[], _question: ReadQuestion, today: Moment): AnswerSentence[] => {
  const career = careerOf(jobs, today)
  if (career === null) return []
  const { first, last, months } = career
  const until = isRunning(last) ? 'now' : last.endText
  return [
    { text: `From ${first.startText} to ${until}: ${inYears(months)} of work.`, support: jobs.map((job) => job.id) },
  ]
}

/** Jobs named with their dates, so that they can be held against each other. */
export const composeList = (docs: Doc[]): AnswerSentence[] => [listed(docs)]

/** The fields of evidence alone, where they put a question right. */
export const composeFields = (docs: Doc[], question: ReadQuestion, today: Moment): AnswerSentence[] =>
  docs.map((doc) => ({ text: closed(fieldSentence(doc, question, today)), support: [doc.id] }))
