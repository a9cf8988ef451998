import type { AnswerSentence } from '../interviewer.ts'
import type { Doc } from './build-index.ts'
import { countsThing } from './counting.ts'
import { inYears, type Moment, monthsBetween } from './dates.ts'
import { careerOf, isRunning, monthsOf } from './dates-of-docs.ts'
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
  const scored = doc.sentences
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

const datesOf = (doc: Doc): string => {
  if (doc.startText === '') return doc.endText === '' ? '' : `until ${doc.endText}`
  if (doc.kind !== 'experience') return doc.startText
  return isRunning(doc) ? `${doc.startText} to now` : `${doc.startText} to ${doc.endText}`
}

const wholeCareer =
  /\b(experience|career|worked|working|professional\w*|profession|field|industry|business|trade|sector|practi[sc]\w+|doing this)\b/

const jobWords = new Set(terms('employ serve spend stay remain hold begin start tenure stint freelance together'))

/** How long a job lasted, or for the first job the time from then to now when the whole career is asked about. */
const lengthOf = (doc: Doc, question: ReadQuestion, today: Moment): { dates: string; months: number | null } => {
  const total = doc.firstJob && question.names.length === 0 && doc.start !== null && wholeCareer.test(question.plain)
  if (total && doc.start !== null) return { dates: `from ${doc.startText}`, months: monthsBetween(doc.start, today) }
  return { dates: datesOf(doc), months: monthsOf(doc, today) }
}

/** True when a length that is asked for is that of the job: no word of the question means something done there ('How long did patients wait?'). */
const isOfJob = (question: ReadQuestion, doc: Doc): boolean => {
  const fields = new Set(terms(`${doc.title} ${doc.name}`))
  return question.topics
    .filter((topic) => topic.weight === 1 && !topic.named)
    .every((topic) => fields.has(topic.stem) || wholeCareer.test(topic.stem) || jobWords.has(topic.stem))
}

/** The fields of an item in one sentence: 'Staff Nurse, Penhallow Hospital, August 2013 to January 2017.' */
const fieldSentence = (doc: Doc, question: ReadQuestion, today: Moment): string => {
  const asksLength = question.wanted === 'duration' && doc.kind === 'experience' && isOfJob(question, doc)
  const { dates, months } = asksLength ? lengthOf(doc, question, today) : { dates: datesOf(doc), months: null }
  const head = [doc.title, doc.name, doc.level, dates].filter((part) => part.trim() !== '').join(', ')
  return head === '' ? '' : closed(months === null ? head : `${head}: ${inYears(months)}`)
}

/** The sentences that quote one piece of evidence: its fields, then its most telling words. Each cites it. */
export const sentencesOf = (doc: Doc, question: ReadQuestion, today: Moment): AnswerSentence[] => {
  const head = doc.kind === 'answer' ? '' : fieldSentence(doc, question, today)
  const texts = [head, ...tellingSentences(doc, question)].filter((text) => text !== '')
  return texts.slice(0, sentenceLimit([doc])).map((text) => ({ text, support: [doc.id] }))
}

/** What is told of evidence beside the best: its fields with the words that say most in one sentence, or two sentences of a story. */
const briefly = (doc: Doc, question: ReadQuestion, today: Moment): AnswerSentence[] => {
  const [head, ...own] = sentencesOf(doc, question, today)
  if (head === undefined) return []
  const fields = doc.kind !== 'answer' && (doc.title !== '' || doc.name !== '')
  const pool = fields ? own : [head, ...own]
  const best = [...pool]
    .sort((a, b) => telling(b.text, question) - telling(a.text, question))
    .slice(0, doc.kind === 'answer' ? 2 : 1)
  const [only] = best
  if (!fields || only === undefined)
    return best.length === 0 ? [head] : pool.filter((sentence) => best.includes(sentence))
  return [{ text: `${head.text.replace(/\.$/, '')}: ${only.text}`, support: [doc.id] }]
}

/** Names alone, in one sentence: 'Excel, expert; SQL, intermediate.' */
const listed = (docs: Doc[]): AnswerSentence => ({
  text: closed(
    docs
      .map((doc) => [doc.title, doc.name, doc.level, datesOf(doc)].filter((part) => part.trim() !== '').join(', '))
      .join('; '),
  ),
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
export const composeCareer = (jobs: Doc[], today: Moment): AnswerSentence[] => {
  const career = careerOf(jobs, today)
  if (career === null) return []
  const { first, last, months } = career
  const until = isRunning(last) ? 'now' : last.endText
  return [{ text: `From ${first.startText} to ${until}: ${inYears(months)}.`, support: jobs.map((job) => job.id) }]
}
