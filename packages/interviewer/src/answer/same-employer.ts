import { fold } from '../text/words.ts'
import type { AnswerIndex, Doc } from './build-index.ts'
import { isBreak, jobsLatestFirst } from './dates-of-docs.ts'
import type { PartAnswer } from './several-parts.ts'
import { gapBetween } from './telling-gaps.ts'

/** 'since when is he there', 'how long with them altogether': of the employer that was asked for before. */
const ofSamePlace =
  /\b(?:there|(?:with|at|for) (?:them|it|(?:the|that|this|her|his|their) (?:company|employer|firm|place|organi[sz]ation)))\b/
/** 'since when', 'how long now' and nothing else. */
const bareLength =
  /^(?:and |for )*(?:since when|how long)(?: (?:now|already|so far|altogether|in total|overall|in all))*[?.! ]{0,5}$/
const asksForEmployer = /\b(?:company|employer|firm|organi[sz]ation|who .{0,20}work(?:s|ing)? for)\b/

/** An employer by the words that set it apart: without its town and its legal form. */
const shortName = (name: string): string =>
  (name.split(',')[0] ?? '')
    .replace(/(?: (?:pvt|pty|inc|ltd|llc|plc|gmbh|ag|co|corp|limited)\.?| \([^)]{1,20}\))+$/i, '')
    .trim()

/** 'what happened in the three months after that', 'what did she do afterwards' */
const asksOfAfter =
  /\bwhat (?:happened|did (?:she|he|they) do|was (?:she|he) doing)\b.{0,30}\b(?:after (?:that|it|(?:she|he|they) left|leaving)|afterwards|next|then)[?.! ]{0,5}$/

/** What came after a job, as a question of its own: the time until the next, or that job. */
const afterThat = (head: Doc, docs: Doc[]): string | null => {
  const jobs = jobsLatestFirst(docs.filter((doc) => !isBreak(doc)))
  const next = jobs[jobs.findIndex(({ id }) => id === head.id) - 1]
  if (next === undefined) return null
  const [name, later] = [shortName(head.name), shortName(next.name)]
  return name === '' || later === '' || gapBetween(head, next) === null
    ? null
    : `What did she do between ${name} and ${later}?`
}

/**
 * A later part of a question after the time with the employer that the first part asked for, as a question of its own where several posts were held there: the
 * post of today began later than the employment. Null for all other parts.
 */
export const asksOfEmployer = (
  { question: { plain, wanted } }: PartAnswer,
  first: PartAnswer | undefined,
  { docs }: AnswerIndex,
): string | null => {
  const head = first?.finding.cited[0]?.doc
  if (first === undefined || head?.kind !== 'experience' || first.sentences.length === 0) return null
  if (asksOfAfter.test(plain)) return afterThat(head, docs)
  const isOfTime = wanted === 'moment' || wanted === 'duration'
  const isBare = bareLength.test(plain) && asksForEmployer.test(first.question.plain)
  if (!isBare && !(isOfTime && ofSamePlace.test(plain))) return null
  const name = shortName(head.name)
  const posts = docs.filter((doc) => doc.kind === 'experience' && fold(shortName(doc.name)) === fold(name))
  return name === '' || posts.length === 0 ? null : `How long has she worked at ${name} in total?`
}
