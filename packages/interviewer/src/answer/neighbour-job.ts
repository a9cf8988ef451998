import type { AnswerIndex, Doc } from './build-index.ts'
import { jobsLatestFirst } from './dates-of-docs.ts'
import { holdsName, matches } from './rank.ts'
import type { ReadQuestion } from './read-question.ts'

const asksWork =
  /\b(where|who|whom|what (did|do|does|was|were|job|role|position|company|employer)|which (job|role|position|company|employer|school|hospital))\b/
const places = [
  { step: 1, sign: /\b(before|prior to|previous to)\b/ },
  { step: -1, sign: /\b(after|following|since leaving)\b/ },
]

/** The job held before or after the employer that a question names ('Where did she work before X?'), or null when that is not asked. */
export const neighbourJob = (question: ReadQuestion, index: AnswerIndex): Doc | null => {
  const [name, ...others] = question.names
  if (name === undefined || others.length > 0 || !asksWork.test(question.plain)) return null
  const at = question.plain.indexOf(name)
  const before = question.plain.slice(0, at)
  const place = places.find(({ sign }) => sign.test(before))
  const jobs = jobsLatestFirst(index.docs)
  const named = jobs.findIndex((doc) => doc.kind === 'experience' && holdsName(doc, name))
  if (at < 0 || place === undefined || named < 0) return null
  const job = jobs[named + place.step]
  if (job === undefined || holdsName(job, name)) return null
  const subjects = question.topics.filter((topic) => topic.weight === 1 && !topic.named)
  return subjects.every((topic) => matches(topic, job)) ? job : null
}
