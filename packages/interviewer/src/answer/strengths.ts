import { fold } from '../text/words.ts'
import type { Doc } from './build-index.ts'
import { isBreak, jobsLatestFirst, mainJobOf } from './dates-of-docs.ts'
import { highlightsOf, type JobLine, resultsOf } from './highlights.ts'
import { isWish } from './wishes.ts'

/** So many sentences of a profile, results of all jobs, lines of the latest job where it tells no result, and prizes speak for somebody. */
const most = { profile: 2, results: 3, lines: 2, prizes: 2 } as const

const withSentences = (doc: Doc, sentences: string[]): Doc[] => (sentences.length === 0 ? [] : [{ ...doc, sentences }])

/** What was achieved in a job, filled up with what is done there. */
export const tellingLines = (doc: Doc, speaksOfAsked: (text: string) => boolean = () => false): JobLine[] => {
  const results = resultsOf([doc], most.lines, speaksOfAsked).map(({ text }) => text)
  const others = highlightsOf(doc.sentences, most.lines, speaksOfAsked).filter((text) => !results.includes(text))
  return [...results, ...others].slice(0, most.lines).map((text) => ({ doc, text }))
}

/** The newest of some entries. */
const newestFirst = (docs: Doc[]): Doc[] => {
  const yearOf = ({ start, end }: Doc) => end?.year ?? start?.year ?? 0
  return [...docs].sort((one, other) => yearOf(other) - yearOf(one))
}

/** True for a prize, not a shortlist. */
const isWon = ({ kind, facts, text }: Doc): boolean =>
  kind === 'achievements' &&
  facts.some((fact) => fact.kind === 'prize') &&
  !/\b(?:finalist|shortlist\w*|nominated|runner-up)\b/.test(fold(text))

/**
 * What speaks for somebody, as a recruiter would pick it, each piece cut to its telling sentences: how they introduce themselves, what they achieved, the latest jobs'
 * first, and what they won. Who tells no result is told by what they do today. A skill that is only listed proves nothing.
 */
export const strengthsOf = (docs: Doc[], speaksOfAsked: (text: string) => boolean = () => false): Doc[] => {
  const held = jobsLatestFirst(docs).filter((doc) => !isBreak(doc))
  const main = mainJobOf(held)
  const jobs = [...held.filter((doc) => doc === main), ...held.filter((doc) => doc !== main)]
  const results = resultsOf(jobs, most.results, speaksOfAsked)
  const lines =
    results.length >= most.lines || main === undefined
      ? results
      : [
          ...results,
          ...tellingLines(main, speaksOfAsked).filter(({ text }) => !results.some((one) => one.text === text)),
        ]
  const profile = docs
    .filter(({ kind }) => kind === 'overview')
    .flatMap((doc) => withSentences(doc, doc.sentences.filter((text) => !isWish(text)).slice(0, most.profile)))
  const achieved = jobs.flatMap((job) =>
    withSentences(
      job,
      lines.flatMap(({ doc, text }) => (doc === job ? [text] : [])),
    ),
  )
  return [...profile, ...achieved, ...newestFirst(docs.filter(isWon)).slice(0, most.prizes)]
}
