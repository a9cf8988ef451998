import type { ResumeItem } from '../interviewer.ts'
import type { DutyFit } from './bank/find-duty.ts'
import { isNoJob } from './no-job.ts'
import { maxPerTopic } from './weights.ts'

/** Something worth asking about: which families fit, what fills them, and how telling it is (higher is better). */
export type Subject = {
  /** What an answer would be about: two questions with one topic would be served by one answer. */
  topic: string
  families: string[]
  values: Record<string, string>
  past: boolean
  weight: number
  /** The most questions about its topic. */
  most: number
  /** Nothing that the item tells: such a question is only asked when there is no other. */
  stock: boolean
  /** Whether it is about work that a beginner or helper did. */
  junior: boolean
  /** How sure a gate is that the subject is what the line is about, 0 to 1; 1 where no gate was asked. */
  likelihood: number
  /** How a duty of the bank fits its line; null for all that is no duty. */
  fit: DutyFit | null
}

/** A subject about something that the resume only names; values that are null leave out the families that need them. */
export const named = (
  topic: string,
  families: string[],
  values: Record<string, string | null>,
  weight: number,
  more: Partial<Subject> = {},
): Subject[] => {
  const filled = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null)
  return [
    {
      topic,
      families,
      values: Object.fromEntries(filled),
      past: true,
      weight,
      most: maxPerTopic,
      stock: false,
      junior: false,
      likelihood: 1,
      fit: null,
      ...more,
    },
  ]
}

const beginner =
  /\b(?:intern|internship|trainee|apprentice|junior|student|helper|volunteer(?! (?:coordinator|co-ordinator|manager))|placement|cadet|aide|labourer|porter|picker|packer|harvester|farm ?hand|kitchen hand|attendant|cashier|temp|graduate|(?<!(?:executive|personal|medical|dental|physician|parliamentary) )assistant(?! (?:manager|director|professor|head|principal|coach|editor|to )))\b/i

/** Whether a job title is that of someone who does not decide much. */
export const isJunior = (title: string | null): boolean => title !== null && beginner.test(title) && !isSenior(title)

const superior =
  /\b(?:senior|head|lead|leader|manager|director|chief|supervisor|owner|founder|captain|principal|president|partner|foreman|forewoman|matron)\b/i

/** Whether a job title is that of someone who is in charge. */
export const isSenior = (title: string | null): boolean => title !== null && superior.test(title)

const executive = /\b(?:director|head of|chief \p{L}+ officer|vice[- ]president|vp|general manager|c[efot]o|cio)\b/iu
const noExecutive =
  /\b(?:assistant|secretary|art|creative|music\p{L}*|funeral|film|stage|choir|casting|activit\p{L}+|run|camp) (?:to (?:the )?)?(?:\p{L}+ )?director\b|\bassistant\b|\bhead of year\b/iu

/** Whether a job title is that of someone who leaves the single case to others. */
export const isExecutive = (title: string | null): boolean =>
  title !== null && executive.test(title) && !noExecutive.test(title)

/** The title under which an item is read: of the job itself, or else of the latest job. */
export const titleOf = (item: ResumeItem, items: readonly ResumeItem[]): string | null => {
  if (item.section === 'experience') return item.content.title ?? null
  const latest = items.find(
    (other) => other.section === 'experience' && !isNoJob(other.content.title, other.content.name),
  )
  return latest?.section === 'experience' ? (latest.content.title ?? null) : null
}
