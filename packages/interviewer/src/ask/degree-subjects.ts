import type { ResumeItem } from '../interviewer.ts'
import { wholeText } from '../text/item-text.ts'
import { bankSubjects, withoutQuestions } from './bank/name-questions.ts'
import type { Context } from './context.ts'
import { titleName } from './names.ts'
import { named, type Subject } from './subject.ts'
import { weights } from './weights.ts'

/** A thesis with what it was about. */
const toldThesis = /\b(?:thesis|dissertation)(?: title)?(?: (?:on|about) |[:,]? ?[“"‘]|: ?\p{L}| ?[–—-] ?\p{Lu})/iu
const doctorate = /\b(?:ph\.? ?d|doctorate|doctor of)\b/i

/** What may be asked about a field of study; nothing of a degree whose field is not named, nor of one that lies years of work back. */
export const degreeSubjects = (field: string | null, context: Context): Subject[] => {
  if (liesBack(context.item, context.items)) return []
  const job = context.items.find((other) => other.section === 'experience')
  const title = job?.section === 'experience' ? titleName(job.content.title ?? null) : null
  const text = wholeText(context.item)
  // a thesis that is named is asked about itself
  if (toldThesis.test(text)) return []
  const known = withoutQuestions(
    bankSubjects(field ?? '', ['degree'], 'degree', weights.knownName, context),
    // who has a doctorate works with what they studied every day
    (question) => doctorate.test(text) && /\beveryday work\b|\bmost deeply\b/.test(question),
  )
  if (known.length > 0) return known
  // beside jobs, what fits any study tells less than they do
  const jobs = context.items.filter(({ section }) => section === 'experience').length
  return field === null || jobs > 1 || isBroken(field, context.item)
    ? []
    : named('degree', ['degree.field'], { field, title }, weights.degree, { most: 1 })
}

/** Whether the name of a field goes on in the next line ('Interaction' before 'Design'), so that only a part of it is known. */
const isBroken = (field: string, item: ResumeItem): boolean =>
  new RegExp(String.raw`${field}[ \t]*\n[ \t]*\p{Lu}\p{Ll}+[ \t]*\n`, 'u').test(wholeText(item))

const years = (text: string): number[] => (text.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number)
/** After so many years what somebody does tells more than what they studied. */
const recent = 4

/** Whether a study ended years before the latest year of the resume, or stands without a year beside more than one job. */
export const liesBack = (item: ResumeItem, items: readonly ResumeItem[]): boolean => {
  const own = years(wholeText(item))
  const jobs = items.filter(({ section }) => section === 'experience')
  if (own.length === 0) return jobs.length > 1
  return jobs.length > 0 && Math.max(...items.flatMap((one) => years(wholeText(one)))) - Math.max(...own) > recent
}
