import type { Doc } from './build-index.ts'
import { type Moment, monthsBetween } from './dates.ts'

/** True for a job that the resume does not end: an experience with a start and no end, or one without a number ('Present', 'Till date', '...'). */
export const isRunning = (doc: Doc): boolean =>
  doc.kind === 'experience' &&
  doc.startText.trim() !== '' &&
  (!/\d/.test(doc.endText) || /\b(?:present|now|today|current|currently|ongoing|date)\b/i.test(doc.endText))

/** True for a job that runs today: without an end, or with one that is still to come ('Jul 2027 (planned)'). */
export const runsOn = (doc: Doc, today: Moment): boolean =>
  isRunning(doc) ||
  (doc.kind === 'experience' && doc.end !== null && today.year > 0 && monthsBetween(today, doc.end) > 1)

/** True for a break that stands among the jobs: parental leave, a sabbatical. */
export const isBreak = ({ kind, title, name }: Doc): boolean =>
  kind === 'experience' &&
  /\b(?:(?:parental|maternity|paternity|family|carer'?s?|sick|medical|unpaid|educational|study) leave|sabbatical|career break|gap year|unemploy\w*|between jobs|time (?:off|out)|world trip|stay-at-home|home-?maker|full[- ]time (?:parent|mother|father|mum|dad)|(?:caring|cared|care) for (?:my|our|an? (?:ill|elderly|sick)|family|parents?|relatives?|mother|father)|(?:relocat(?:ion|ed|ing)|moved?|fle[ed]\w*|displace\w*|evacuat\w*|e?migrat\w*) (?:because|due|owing|after|as)|out of work)\b/i.test(
    title === '' ? name : title,
  ) &&
  !/\b(?:cover|manager|clerk|officer|administrator|specialist|advis[eo]r)\b/i.test(title)

/** Jobs, latest first: running ones, then by end, then by start. */
export const jobsLatestFirst = (docs: Doc[]): Doc[] => {
  const at = (moment: Moment | null) => (moment === null ? 0 : moment.year * 12 + (moment.month ?? 6))
  return docs
    .filter((doc) => doc.kind === 'experience')
    .sort(
      (a, b) =>
        Number(isRunning(b)) - Number(isRunning(a)) ||
        at(b.end) - at(a.end) ||
        at(b.start) - at(a.start) ||
        a.place - b.place,
    )
}

/** A job that is held beside another or beside studies, by its title or employer. */
const isSideJob = ({ title, name }: Doc): boolean =>
  /\b(?:part[- ]time|casual|on the side|side (?:job|duty|business)|tutor|volunteer\w*|student (?:job|assistant)|teaching assistant|weekends?)\b/i.test(
    `${title} ${name}`,
  )
/** A main job that ended so many months before the latest job began is still the latest main one, unless that runs on. */
const recently = 24

/** The most recent main job: the latest, or where that is held on the side one that runs beside it or ended not long ago. */
export const mainJobOf = (jobs: Doc[]): Doc | undefined => {
  const [latest, ...others] = jobsLatestFirst(jobs)
  if (latest === undefined || !isSideJob(latest)) return latest
  const newest = Math.max(
    ...jobs.flatMap(({ start, end }) => [start, end].flatMap((at) => (at === null ? [] : [ofMoment(at)]))),
  )
  return (
    others.find(
      (doc) =>
        !isSideJob(doc) &&
        (isRunning(doc) || (!isRunning(latest) && doc.end !== null && newest - ofMoment(doc.end) <= recently)),
    ) ?? latest
  )
}

const ofMoment = (moment: Moment): number => moment.year * 12 + (moment.month ?? 6)

const monthOf = (doc: Doc, end: boolean): number | null => {
  if (end && isRunning(doc)) return Number.POSITIVE_INFINITY
  const moment = end ? doc.end : doc.start
  return moment === null ? null : moment.year * 12 + (moment.month ?? 6)
}

/** True when two dated jobs ran at the same time for more than the month in which one followed the other. */
const ranTogether = (one: Doc, other: Doc): boolean => {
  const [from, to, since, until] = [
    monthOf(one, false),
    monthOf(one, true),
    monthOf(other, false),
    monthOf(other, true),
  ]
  if (from === null || to === null || since === null || until === null) return false
  return Math.min(to, until) - Math.max(from, since) > 1
}

/** The jobs that were held beside another, latest first. */
export const parallelJobs = (docs: Doc[]): Doc[] => {
  const jobs = jobsLatestFirst(docs)
  return jobs.filter((job) => jobs.some((other) => other !== job && ranTogether(job, other)))
}

/** How many months a job lasted up to its end or, when it runs, to today; null when its dates are not stated. */
export const monthsOf = (doc: Doc, today: Moment): number | null => {
  const end = isRunning(doc) ? today : doc.end
  return doc.start === null || end === null ? null : monthsBetween(doc.start, end)
}

/** The jobs whose length is known, the longest first. */
export const jobsByLength = (docs: Doc[], today: Moment): Doc[] =>
  jobsLatestFirst(docs)
    .map((doc) => ({ doc, months: monthsOf(doc, today) ?? -1 }))
    .filter(({ months }) => months >= 0)
    .sort((a, b) => b.months - a.months)
    .map(({ doc }) => doc)

/** The first and the last of some dated jobs and the months worked in them, each month once; null when none is dated. */
export const careerOf = (jobs: Doc[], today: Moment): { first: Doc; last: Doc; months: number } | null => {
  const month = (moment: Moment) => moment.year * 12 + (moment.month ?? 6)
  const spans = jobs
    .flatMap((doc) => {
      const end = runsOn(doc, today) ? today : doc.end
      return doc.start === null || end === null ? [] : [{ doc, from: month(doc.start), to: month(end) }]
    })
    .sort((a, b) => a.from - b.from)
  const [first] = spans
  if (first === undefined) return null
  let months = 0
  let last = first
  let reached = first.from
  for (const span of spans) {
    // A job that begins in the month after another ended leaves no gap.
    const from = span.from - reached <= 1 ? reached : span.from
    months += Math.max(0, span.to - from)
    reached = Math.max(reached, span.to)
    if (span.to >= last.to) last = span
  }
  return { first: first.doc, last: last.doc, months }
}
