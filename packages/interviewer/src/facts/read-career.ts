import type { ResumeItem } from '../interviewer.ts'
import { wholeText } from '../text/item-text.ts'
import { degreeIn } from './degree.ts'
import type { FactOf } from './fact.ts'
import { type StatedMonth, statedMonth } from './months.ts'
import { readItem } from './read-item.ts'

/** A step in a career that ends in, or is, one job: what the resume says by the order of its jobs and not in any line. */
export type CareerStep =
  | { kind: 'promotion'; titleBefore: string; title: string; employer: string }
  | { kind: 'move'; before: string; employer: string; titleBefore: string | null; title: string | null; trade: boolean }
  | { kind: 'gap'; before: string; employer: string; months: number }
  | { kind: 'stay'; employer: string; months: number; long: boolean }

type Job = FactOf<'job'>
type Dated = Job & { from: StatedMonth; until: StatedMonth | null }

/** Titles of jobs that were meant to end: nobody is asked why they left one. */
const passing =
  /\b(?:intern|internship|trainee|apprentice|student|temporary|temp|seasonal|summer|freelance|contract|contractor|placement|volunteer|working student|part[- ]time|interim|fellow|secondee|secondment|military service|national service|civil service year|conscript|scheme|holiday|half-time|praktikant)/i
const smallWords = new Set(
  'senior junior lead head principal chief assistant of and the in for deputy vice staff associate'.split(' '),
)
const keyWords = (title: string) =>
  new Set(
    title
      .toLowerCase()
      .match(/[\p{L}]{3,}/gu)
      ?.filter((word) => !smallWords.has(word)) ?? [],
  )
/** An employer without depot, branch or town, which stand after a comma. */
const employerName = (name: string) => (name.split(',')[0] ?? name).trim().toLowerCase()
const sameEmployer = (one: string | null, other: string | null) =>
  one !== null && other !== null && employerName(one) === employerName(other)

const jobOf = (item: ResumeItem): Dated | null => {
  if (item.section !== 'experience') return null
  const { name, title, start_date, end_date } = item.content
  const job = readItem({ ...item, content: { name, title, start_date, end_date, details: '' } }).find(
    (fact) => fact.kind === 'job',
  )
  const from = job ? statedMonth(job.start) : null
  return job && from ? { ...job, from, until: statedMonth(job.end) } : null
}

/** Whether an education entry names a year of the time between two jobs. */
const studiedBetween = (items: readonly ResumeItem[], start: number, end: number): boolean =>
  items.some(
    (item) =>
      (item.section === 'other' || item.section === 'achievements') &&
      (readItem(item).some((fact) => fact.kind === 'degree') ||
        (item.section === 'achievements' && (degreeIn(item.content.name ?? '')?.degree ?? null) !== null)) &&
      (wholeText(item).match(/\b(?:19|20)\d\d\b/g) ?? []).some(
        (year) => Number(year) * 12 + 11 >= start && Number(year) * 12 <= end,
      ),
  )

/** The steps that lead to a job of a resume, or that its length makes: promotion, change, gap, a short or a long stay. */
export const careerSteps = (item: ResumeItem, items: readonly ResumeItem[]): CareerStep[] => {
  const job = jobOf(item)
  if (job === null || job.employer === null) return []
  const { employer, title, from, until } = job
  const steps: CareerStep[] = []
  const others = items.filter((other) => other.id !== item.id).flatMap((other) => jobOf(other) ?? [])
  const earlier = others.filter((other) => other.from.month < from.month).sort((a, b) => a.from.month - b.from.month)
  const last = earlier.at(-1)
  const end = last?.until ?? null
  if (last && end && last.employer !== null) {
    const between = from.month - end.month
    const exact = from.exact && end.exact
    const joined = between >= -1 && between <= (exact ? 3 : 12)
    if (joined && sameEmployer(last.employer, employer) && last.title && title && last.title !== title)
      steps.push({ kind: 'promotion', titleBefore: last.title, title, employer })
    else if (joined && !sameEmployer(last.employer, employer) && !passing.test(last.title ?? '')) {
      const before = keyWords(last.title ?? '')
      const trade = before.size > 0 && title !== null && ![...keyWords(title)].some((word) => before.has(word))
      steps.push({ kind: 'move', before: last.employer, employer, titleBefore: last.title, title, trade })
    } else if (
      !passing.test(last.title ?? '') &&
      !passing.test(title ?? '') &&
      !studiedBetween(items, end.month, from.month) &&
      exact &&
      between >= 7 &&
      between <= 60 &&
      earlier.every((other) => other.until !== null && other.until.month <= end.month)
    )
      steps.push({ kind: 'gap', before: last.employer, employer, months: between - 1 })
  }
  const stay = until && from.exact && until.exact ? until.month - from.month + 1 : null
  const whole = until && !from.exact && !until.exact ? until.month - from.month : null
  // who was trained there first, or stayed on in another post, did not leave after some months
  const onceOnly = !others.some((other) => sameEmployer(other.employer, employer))
  if (stay !== null && stay <= 11 && stay >= 2 && onceOnly && !passing.test(title ?? ''))
    steps.push({ kind: 'stay', employer, months: stay, long: false })
  const length = stay ?? whole
  if (length !== null && length >= 72) steps.push({ kind: 'stay', employer, months: length, long: true })
  return steps
}
