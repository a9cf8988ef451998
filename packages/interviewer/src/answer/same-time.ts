import type { AnswerIndex, Doc } from './build-index.ts'
import { jobsLatestFirst, ranTogether } from './dates-of-docs.ts'
import type { ReadQuestion } from './read-question.ts'
import { holdsName, matches } from './words-of-docs.ts'

const beside = /\b(while|whilst|during|alongside|beside|besides|parallel to|in addition to|at the same time as)\b/

/** What was done beside the one employer that a question names ('Was she freelancing while at X?'): that job and those that ran beside it. [] when there is none. */
export const jobsBeside = (question: ReadQuestion, index: AnswerIndex): Doc[] => {
  const [name, ...others] = question.names
  const sign = beside.exec(question.plain)
  if (name === undefined || others.length > 0 || sign === null || question.plain.indexOf(name) < sign.index) return []
  const jobs = jobsLatestFirst(index.docs)
  const named = jobs.filter((job) => holdsName(job, name))
  const asked = question.plain.slice(0, sign.index)
  const subjects = question.topics.filter((topic) => topic.weight === 1 && !topic.named)
  const found = jobs.filter(
    (job) =>
      !named.includes(job) &&
      named.some((other) => ranTogether(job, other)) &&
      subjects.every((topic) => matches(topic, job)),
  )
  const asksOfWork = /\b(job|jobs|work\w*|employ\w*|business|company)\b/.test(asked) || subjects.length > 0
  return asksOfWork && found.length > 0 ? [...found, ...named] : []
}
