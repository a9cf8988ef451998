import { readDeed } from '../facts/clause.ts'
import type { AnswerSentence } from '../interviewer.ts'
import type { Doc } from './build-index.ts'
import type { Moment } from './dates.ts'
import { isRunning } from './dates-of-docs.ts'
import { asDeed } from './deeds.ts'
import { closestLine, sentencesOf } from './evidence-sentences.ts'
import { asksForSeveral, thingsOf } from './extent.ts'
import { fieldSentence } from './field-sentence.ts'
import { highlightsOf } from './highlights.ts'
import type { ReadQuestion } from './read-question.ts'
import { asksOfNow, asksToTell, withPronoun } from './rules/asks-to-tell.ts'
import { isBare, mentionsIn, specificsOf } from './rules/mentions.ts'
import { closed } from './sentence.ts'
import { composeOfJobs, composeOfNamedJob } from './telling-profile.ts'

/** So many lines are told of a job that is asked for alone, and of each of two or more. */
const linesOf = (jobs: number): number => (jobs === 1 ? 3 : jobs === 2 ? 2 : 1)

/** What is done in a job that still runs, day by day. */
const dutiesOf = ({ sentences }: Doc): string[] =>
  sentences.filter(
    (text) =>
      /^responsible for /i.test(text) ||
      readDeed(text, true)?.tense === 'present' ||
      (asDeed(text, true) !== null && asDeed(text, false) === null),
  )

const toLines = (doc: Doc, texts: string[]) => texts.map((text) => ({ doc, text }))

/** A job asked about at large: what it is and since when, and the lines that tell most of it; of today what is done there. */
export const tellPosts = (docs: Doc[], question: ReadQuestion, today: Moment): AnswerSentence[] =>
  docs.flatMap((doc) => {
    const most = linesOf(docs.length)
    const asked = specificsOf(question)
    const speaksOfAsked = (text: string) => asked.some(mentionsIn(text))
    const isNow = isRunning(doc) && asksOfNow.test(question.plain) && !doc.sentences.some(speaksOfAsked)
    const duties = isNow ? dutiesOf(doc).slice(0, most) : []
    const lines = duties.length > 0 ? duties : highlightsOf(doc.sentences, most, speaksOfAsked)
    const head = closed(fieldSentence(doc, { ...question, wanted: 'open' }, today))
    return [{ text: head, support: [doc.id] }, ...composeOfNamedJob(toLines(doc, lines), question)]
  })

const tellsOfOwner =
  ({ owner }: ReadQuestion) =>
  ({ text }: AnswerSentence): boolean =>
    text.startsWith(owner)

/** What is said of a thing: the line that says it, and of who wants to be told of it the best of each job. A job that only its title or its employer makes one of the kind is told by these. */
export const composeHighlights = (docs: Doc[], question: ReadQuestion, today: Moment): AnswerSentence[] => {
  const things = thingsOf(question)
  const speaksOfAsked = (text: string) => things.some(mentionsIn(text))
  const isAtLarge = asksForSeveral(question) || asksToTell.test(withPronoun(question))
  // Beside what was done with a thing, that it is listed says nothing, nor a profile that only names it
  const isDone = docs.some(({ kind }) => kind === 'experience')
  const saysMore = (doc: Doc) =>
    !isDone ||
    (doc.kind === 'overview' ? closestLine(doc, question, today).some(tellsOfOwner(question)) : !isBare({ doc }))
  const told = isAtLarge ? docs.filter(saysMore) : docs.slice(0, 1)
  return told.flatMap((doc) => {
    if (doc.kind !== 'experience')
      return isAtLarge ? closestLine(doc, question, today) : sentencesOf(doc, question, today)
    const isOfHeader = things.length > 0 && !doc.sentences.some(speaksOfAsked)
    if (doc.sentences.length === 0 || (isOfHeader && !isAtLarge))
      return [{ text: closed(fieldSentence(doc, { ...question, wanted: 'open' }, today)), support: [doc.id] }]
    if (!isAtLarge) return closestLine(doc, { ...question, wanted: 'open', asksOfJob: false }, today)
    // One line that says all that is asked for is the answer: the rest of the job was not asked for
    const whole = things.length > 1 ? doc.sentences.filter((text) => things.every(mentionsIn(text))) : []
    const lines = whole.length > 0 ? whole : highlightsOf(doc.sentences, linesOf(told.length), speaksOfAsked)
    return composeOfJobs(toLines(doc, lines.slice(0, linesOf(told.length))), question, today)
  })
}
