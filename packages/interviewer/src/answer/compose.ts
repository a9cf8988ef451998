import type { AnswerSentence } from '../interviewer.ts'
import type { AnswerIndex, Doc } from './build-index.ts'
import type { Moment } from './dates.ts'
import { isBreak, jobsLatestFirst } from './dates-of-docs.ts'
import { closestLine, entryOf, sayOf, sentencesOf, tellSaid } from './evidence-sentences.ts'
import { asksForSeveral, entriesLeftOut, withinExtent } from './extent.ts'
import { fieldSentence, fieldsOf, spokenDate } from './field-sentence.ts'
import { resultsOf } from './highlights.ts'
import { languagesOf } from './languages-of.ts'
import { withUnsaid } from './parts.ts'
import { languagesSpoken } from './proofs/spoken.ts'
import type { ReadQuestion } from './read-question.ts'
import { limits } from './rules/mentions.ts'
import type { Finding } from './rules/rule.ts'
import { closed, joined, saidOnce } from './sentence.ts'
import { tellGaps } from './telling-gaps.ts'
import {
  careerBeside,
  composeCareer,
  composeOfJobs,
  composeProfile,
  composeStrengths,
  composeTogether,
} from './telling-profile.ts'
import { postsHeld, tellBeside, tellMentions, tellNumber, tellPromoted, tellSteps, tellSum } from './telling-totals.ts'
import { composeHighlights, tellPosts } from './telling-work.ts'
import { toolSentence } from './tool-sentence.ts'
import { reckonedEnd } from './validity.ts'
import { yesOrNo } from './yes-or-no.ts'

/** At most so many sentences. */
const sentenceLimit = 3

/** True when a line quotes all that another quotes of the same evidence. */
const tells = (one: AnswerSentence, other: AnswerSentence): boolean => {
  const [, quotation = other.text] = /“([^”]{1,600})”/u.exec(other.text) ?? []
  return one.support[0] === other.support[0] && one.text.includes(quotation)
}

/** What comes nearest, a line of each piece of evidence: after the career where that is asked for, and before what the resume does not mention. */
export const composeNear = (
  { near, career, telling, unmentioned = [] }: Finding,
  question: ReadQuestion,
  { docs }: AnswerIndex,
  today: Moment,
): AnswerSentence[] => {
  const jobs = docs.filter((doc) => doc.kind === 'experience' && !isBreak(doc))
  const lines = [
    ...(career === true
      ? careerBeside(telling === 'strengths' ? near.map(({ doc }) => doc) : [], jobs, question, today)
      : []),
    ...(telling === 'strengths'
      ? composeTogether(
          near.map(({ doc }) => doc),
          question,
          today,
        )
      : near.flatMap(({ doc }) => closestLine(doc, question, today))),
  ].filter(
    (line, at, all) =>
      !all.some((other, place) => place !== at && tells(other, line) && (place < at || !tells(line, other))),
  )
  return withUnsaid(
    lines,
    unmentioned.map((word) => `“${word}”`),
  )
}

/** Sentences of several pieces of evidence: the first at length, and of the others the best sentence of those that say more of what was asked. */
const compose = (docs: Doc[], question: ReadQuestion, today: Moment): AnswerSentence[] => {
  const [first, ...others] = docs
  if (first === undefined) return []
  // What somebody told stands by itself beside a line of the resume, and how they introduce themselves says nothing more
  const isAtLarge = asksForSeveral(question)
  const lines = others.filter(
    ({ kind }) => (kind !== 'answer' || first.kind === 'answer') && (kind !== 'overview' || isAtLarge),
  )
  const brief = lines.flatMap((doc) => closestLine(doc, question, today))
  const told = sentencesOf(first, question, today)
  // A story is told with its end, however many quotations it takes
  return withinExtent(told, brief, question).slice(0, Math.max(told.length, sentenceLimit))
}

/** Names with their dates and levels in one sentence: 'Mara lists Excel, expert, and SQL, intermediate.' */
const composeList = (docs: Doc[], { owner, wanted }: ReadQuestion): AnswerSentence[] => {
  const isCareer = docs.every(({ kind, title }) => kind === 'experience' && title !== '')
  const career = wanted === 'count' ? `${postsHeld(docs, owner)}: ` : `${owner} has worked as `
  const lead = owner === '' ? '' : isCareer ? career : `${owner} lists `
  return [{ text: closed(`${lead}${joined(docs.map(fieldsOf))}`), support: docs.map((doc) => doc.id) }]
}

/** The fields of evidence alone, where they answer or put a question right. */
const composeFields = (docs: Doc[], question: ReadQuestion, today: Moment): AnswerSentence[] =>
  docs.map((doc) => ({ text: closed(fieldSentence(doc, question, today)), support: [doc.id] }))

/** Languages with their levels in one sentence, where each line is nothing but a list of them: 'Mara speaks German (C1) and Polish.' */
const composeLanguages = (docs: Doc[], { owner }: ReadQuestion): AnswerSentence[] => {
  const all = docs.flatMap((doc) => languagesOf(doc) ?? [])
  const isWhole = owner !== '' && docs.every((doc) => languagesOf(doc) !== null)
  return isWhole ? [{ text: `${owner} speaks ${joined(all)}.`, support: docs.map(({ id }) => id) }] : []
}

/** Every entry of a list that is asked for, in the resume's order: names in one sentence, other lines each with all their words. */
const composeWhole = (docs: Doc[], question: ReadQuestion, today: Moment): AnswerSentence[] => {
  const ordered = docs.every((doc) => doc.kind === 'experience') ? docs : [...docs].sort((a, b) => a.place - b.place)
  const [only] = ordered
  // What an entry says of itself may lessen it: 'finalist, not chosen'
  const isNamed = ordered.every((doc) => doc.name !== '' && doc.kind !== 'answer')
  const isLimited = ordered.some(({ kind, sentences }) => kind === 'achievements' && limits(sentences.join('. ')))
  if (ordered.length > 1 && isNamed && isLimited) return composeLines(ordered, question, today)
  if (ordered.length > 1 && isNamed) return composeList(ordered, question)
  if (ordered.length === 1 && only !== undefined && (only.kind === 'skills' || only.kind === 'technical'))
    return [{ text: toolSentence(only, only.sentences, question), support: [only.id] }]
  if (ordered.length === 1 && only !== undefined && only.name !== '' && only.kind !== 'answer') {
    const head = fieldsOf(only)
    const text = only.sentences.length === 0 ? closed(head) : entryOf(only, head, only.sentences.join(' '))
    return [{ text, support: [only.id] }]
  }
  return ordered.flatMap((doc) => {
    if (doc.kind === 'answer') return closestLine(doc, question, today)
    const said = doc.sentences.map((sentence) => sayOf(closed(sentence), doc, question, false)).join(' ')
    const text = doc.name === '' ? said : fieldsOf(doc)
    return [{ text: closed(text), support: [doc.id] }]
  })
}

/** The languages that were asked for with their levels: 'Mara speaks Swedish (native).' */
const composeSpoken = (docs: Doc[], question: ReadQuestion, today: Moment): AnswerSentence[] =>
  docs.flatMap((doc) => {
    const text = languagesSpoken(question, doc)
    return text === null ? sentencesOf(doc, question, today) : [{ text, support: [doc.id] }]
  })

/** So many results of all jobs are told. */
const ofAllJobs = 3

/** What was achieved: the entries of a list of their own, then the lines of the jobs that tell most. */
const composeResults = (docs: Doc[], question: ReadQuestion, today: Moment): AnswerSentence[] => {
  const entries = docs.filter(({ kind }) => kind !== 'experience')
  const jobs = docs.filter(({ kind }) => kind === 'experience')
  return [
    ...(entries.length === 0 ? [] : composeWhole(entries, question, today)),
    ...composeOfJobs(resultsOf(jobsLatestFirst(jobs), ofAllJobs), question, today),
  ]
}

/** Every line of the jobs to which they were cut, each job once. */
const composeLinesOfJobs = (docs: Doc[], question: ReadQuestion, today: Moment): AnswerSentence[] =>
  composeOfJobs(
    docs.flatMap((doc) => doc.sentences.map((text) => ({ doc, text }))),
    question,
    today,
  )

/** Each entry with its most telling line. */
const composeLines = (docs: Doc[], question: ReadQuestion, today: Moment): AnswerSentence[] =>
  docs.flatMap((doc) => closestLine(doc, question, today))

/** An entry with the end of its validity, reckoned where it says only since when and for how long. */
const composeValidity = (docs: Doc[], question: ReadQuestion, today: Moment): AnswerSentence[] =>
  docs.flatMap((doc) => [
    ...closestLine(doc, question, today),
    ...reckonedEnd(doc).map((text) => ({ text, support: [doc.id] })),
  ])

/** The first or the last job of a resume, by its dates, and that no other came before or after it. */
const composeEnded = (docs: Doc[], question: ReadQuestion, today: Moment): AnswerSentence[] =>
  composeFields(docs, question, today).map((sentence) => ({
    ...sentence,
    text: `${sentence.text} The resume lists no ${/\b(?:before|prior|previous)\b/.test(question.plain) ? 'earlier' : 'later'} job.`,
  }))

const tellings = {
  career: composeCareer,
  profile: composeProfile,
  results: composeResults,
  strengths: composeStrengths,
  gaps: tellGaps,
  list: composeList,
  lines: composeLines,
  named: composeList,
  fields: composeFields,
  whole: composeWhole,
  said: tellSaid,
  spoken: composeSpoken,
  highlights: composeHighlights,
  posts: tellPosts,
  ended: composeEnded,
  ofJob: composeLinesOfJobs,
  steps: tellSteps,
  promoted: tellPromoted,
  sum: tellSum,
  mentions: tellMentions,
  number: tellNumber,
  validity: composeValidity,
}

/** The sentences of what was found, in the way that the rule asks for; a question for yes or no gets it first where the evidence surely says it. */
export const composeFinding = (finding: Finding, question: ReadQuestion, today: Moment): AnswerSentence[] => {
  const docs = finding.cited.map(({ doc }) => doc)
  const all = finding.hits.map(({ doc }) => doc)
  const withLeftOut = [...docs, ...entriesLeftOut(docs, all, question)]
  const spoken = finding.topic === 'languages' ? composeLanguages(docs, question) : []
  if (spoken.length > 0) return spoken
  const told =
    finding.telling === undefined
      ? compose(withLeftOut, question, today)
      : tellings[finding.telling](finding.telling === 'lines' ? withLeftOut : docs, question, today)
  const beside = tellBeside((finding.beside ?? []).map(({ doc }) => doc))
  const said = [...told, ...beside]
  const sentences = withUnsaid(
    said,
    (finding.unmentioned ?? []).map((word) => `“${word}”`),
  )
  const [first, ...rest] = sentences
  if (first === undefined) return sentences
  const ended = finding.past === true ? docs.find((doc) => doc.id === first.support[0])?.endText : undefined
  if (ended !== undefined)
    return [{ ...first, text: `This is from a job that ended in ${spokenDate(ended)}. ${first.text}` }, ...rest]
  // What the resume does not say is no part of what it says
  const verdict = yesOrNo(said[0] ?? first, question, finding, today)
  return saidOnce([{ ...first, text: `${verdict}${first.text}` }, ...rest])
}
