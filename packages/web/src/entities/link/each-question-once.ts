import type { EmployerQuery } from './share.types.ts'

const keyOf = ({ question }: EmployerQuery) => question.toLowerCase().split(/\s/u).filter(Boolean).join(' ')

/** The state of a question with the owner of the resume. */
const progressOf = ({ owner_answer, sent_at }: EmployerQuery) => (owner_answer ? 2 : sent_at ? 1 : 0)

/**
 * Merges equal questions, in the order in which each was asked last. The merged question represents the one that the owner
 * has answered or received, and shows the newest answer.
 */
export const eachQuestionOnce = (queries: readonly EmployerQuery[]): EmployerQuery[] => {
  const newestFirst = Map.groupBy(queries.toReversed(), keyOf)
  return [...newestFirst.values()]
    .flatMap(([newest, ...earlier]) => {
      if (!newest) return []
      const [known = newest] = [newest, ...earlier].toSorted((one, other) => progressOf(other) - progressOf(one))
      return [{ ...known, answer: newest.answer }]
    })
    .toReversed()
}
