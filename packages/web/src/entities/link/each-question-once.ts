import type { EmployerQuery } from './share.types.ts'

const keyOf = ({ question }: EmployerQuery) => question.toLowerCase().split(/\s/u).filter(Boolean).join(' ')

/** How far a question has come with the owner of the resume. */
const progressOf = ({ owner_answer, sent_at }: EmployerQuery) => (owner_answer ? 2 : sent_at ? 1 : 0)

/**
 * Questions with equal ones as one, in the order in which each was asked last. It stands for the one that its owner has
 * answered or was sent, and shows the newest answer.
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
