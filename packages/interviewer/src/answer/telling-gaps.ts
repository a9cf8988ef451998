import type { AnswerSentence } from '../interviewer.ts'
import type { Doc } from './build-index.ts'
import { inYears, type Moment, monthsBetween } from './dates.ts'
import { isBreak, isRunning, jobsLatestFirst } from './dates-of-docs.ts'
import { datedJobOf, fieldsOf, spokenDate } from './field-sentence.ts'
import type { ReadQuestion } from './read-question.ts'
import { closed } from './sentence.ts'

/** A time without a job: the job before and the one after it, and its first and last month. */
export type Gap = { before: Doc; after: Doc; from: number; to: number }

export const monthOf = ({ year, month }: Moment, otherwise: number): number => year * 12 + (month ?? otherwise)

/** From so many months between two jobs on nobody worked there: the month after an end is no gap. */
const shortest = 2
/** A gap of so many months is worth a word to who asks for gaps. */
export const notable = 4

export const gapBetween = (before: Doc, after: Doc): Gap | null => {
  const { start } = after
  const { end } = before
  if (start === null || end === null || isRunning(before)) return null
  const [from, to] = [monthOf(end, 12), monthOf(start, 1)]
  return to - from < shortest ? null : { before, after, from, to }
}

/** The times without a job, by the dates of the jobs. */
export const gapsOf = (docs: Doc[]): Gap[] => {
  const jobs = docs
    .flatMap((doc) => {
      const end = isRunning(doc) ? { year: 9999, month: 12 } : doc.end
      return doc.kind !== 'experience' || isBreak(doc) || doc.start === null || end === null
        ? []
        : [{ doc, start: monthOf(doc.start, 1), end: monthOf(end, 12) }]
    })
    .sort((one, other) => one.start - other.start)
  const gaps: Gap[] = []
  let [last] = jobs
  for (const job of jobs) {
    const gap = last === undefined || job.start <= last.end ? null : gapBetween(last.doc, job.doc)
    if (gap !== null) gaps.push(gap)
    if (last === undefined || job.end > last.end) last = job
  }
  return gaps
}

/** The times without a job, or that the dates show none; then what stands in the resume of such a time. */
export const tellGaps = (docs: Doc[], _question: ReadQuestion, today: Moment): AnswerSentence[] => {
  const jobs = docs.filter((doc) => doc.kind === 'experience' && !isBreak(doc))
  const others = docs.filter((doc) => !jobs.includes(doc))
  const gaps = gapsOf(jobs).filter(({ from, to }) => to - from >= notable)
  const [latest] = jobsLatestFirst(jobs)
  const support = jobs.map(({ id }) => id)
  const between = gaps.map(({ before, after, from, to }) => ({
    text: `Between ${datedJobOf(before)} and ${datedJobOf(after)} the resume lists no job for ${inYears(to - from)}.`,
    support: [before.id, after.id],
  }))
  const isOver = latest?.end != null && !isRunning(latest) && monthsBetween(latest.end, today) >= notable
  const since = isOver
    ? [{ text: `The resume lists no job after ${spokenDate(latest.endText)}.`, support: [latest.id] }]
    : []
  const none = { text: 'There is no gap of more than three months between the jobs, by their dates.', support }
  return [
    ...(between.length + since.length === 0 ? [none] : [...between, ...since]),
    ...others.map((doc) => ({
      text: closed(doc.name === '' && doc.title === '' ? doc.sentences.join(' ') : fieldsOf(doc)),
      support: [doc.id],
    })),
  ]
}
