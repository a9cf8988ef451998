import type { AnswerSentence } from '../interviewer.ts'
import type { Doc } from './build-index.ts'
import type { Moment } from './dates.ts'
import { mainJobOf } from './dates-of-docs.ts'
import { closestLine, sayOf, sentencesOf } from './evidence-sentences.ts'
import { fieldSentence } from './field-sentence.ts'
import type { JobLine } from './highlights.ts'
import type { ReadQuestion } from './read-question.ts'
import { statesLength } from './rules/stated-length.ts'
import { closed } from './sentence.ts'
import { tellingLines } from './strengths.ts'
import { tellCareer } from './telling-totals.ts'

/** So many sentences of a profile are told. */
const ofProfile = 2

/** How long somebody has worked and as what today; beside a profile that says how long, only the latest main job, where it is not told anyway. */
export const careerBeside = (docs: Doc[], jobs: Doc[], question: ReadQuestion, today: Moment): AnswerSentence[] => {
  const main = mainJobOf(jobs)
  const isSaid = docs.some(
    ({ kind, sentences }) => kind === 'overview' && sentences.some((text) => statesLength(text, kind)),
  )
  if (isSaid && docs.some(({ id }) => id === main?.id)) return []
  return isSaid && main !== undefined && main.startText !== ''
    ? [{ text: closed(fieldSentence(main, { ...question, wanted: 'open' }, today)), support: [main.id] }]
    : tellCareer(jobs, question, today)
}

/** Lines of jobs, the first of each with its job. */
export const composeOfJobs = (lines: JobLine[], question: ReadQuestion, today: Moment): AnswerSentence[] =>
  lines.flatMap(({ doc, text }, at) =>
    lines.findIndex((line) => line.doc === doc) === at
      ? closestLine({ ...doc, sentences: [text] }, { ...question, wanted: 'open', asksOfJob: false }, today)
      : [{ text: sayOf(closed(text), doc, question, true), support: [doc.id] }],
  )

/** Lines of a job that has been named: in the third person, or quoted as of 'this post'. */
export const composeOfNamedJob = (lines: JobLine[], question: ReadQuestion): AnswerSentence[] =>
  lines.map(({ doc, text }, at) => {
    const told = sayOf(closed(text), doc, question, at > 0)
    return { text: at === 0 && told.startsWith('“') ? `In this post: ${told}` : told, support: [doc.id] }
  })

/** Somebody at large: how they introduce themselves, how long they have worked and as what today, what they did best there, and what they studied. */
export const composeProfile = (docs: Doc[], question: ReadQuestion, today: Moment): AnswerSentence[] => {
  const jobs = docs.filter(({ kind }) => kind === 'experience')
  const main = mainJobOf(jobs)
  const studies = docs.filter(({ kind }) => kind !== 'experience' && kind !== 'overview')
  const own = docs.flatMap((doc) =>
    doc.kind === 'overview' ? [{ ...doc, sentences: doc.sentences.slice(0, ofProfile) }] : [],
  )
  return [
    ...own.flatMap((doc) => sentencesOf(doc, question, today)),
    ...careerBeside(own, jobs, question, today),
    ...composeOfNamedJob(main === undefined ? [] : tellingLines(main), question),
    ...studies.flatMap((doc) => closestLine(doc, question, today)),
  ]
}

/** What speaks for somebody: their profile, what they achieved, and what they won. */
export const composeStrengths = (docs: Doc[], question: ReadQuestion, today: Moment): AnswerSentence[] =>
  docs.flatMap((doc) => {
    if (doc.kind === 'experience')
      return composeOfJobs(
        doc.sentences.map((text) => ({ doc, text })),
        question,
        today,
      )
    if (doc.kind === 'overview')
      return doc.sentences.map((text) => ({ text: sayOf(closed(text), doc, question, false), support: [doc.id] }))
    return closestLine(doc, question, today)
  })

/** What speaks for somebody as lines, one of each piece of evidence. */
export const composeTogether = (docs: Doc[], question: ReadQuestion, today: Moment): AnswerSentence[] =>
  docs.flatMap((doc) => {
    const text = composeStrengths([doc], question, today)
      .map((sentence) => sentence.text)
      .join(' ')
    return text === '' ? [] : [{ text, support: [doc.id] }]
  })

/** How long somebody has worked: what their profile says of it, then what the dates come to. */
export const composeCareer = (docs: Doc[], question: ReadQuestion, today: Moment): AnswerSentence[] => [
  ...docs
    .filter(({ kind }) => kind === 'overview')
    .flatMap((doc) =>
      doc.sentences.map((text) => ({ text: sayOf(closed(text), doc, question, false), support: [doc.id] })),
    ),
  ...tellCareer(
    docs.filter(({ kind }) => kind === 'experience'),
    question,
    today,
  ),
]
