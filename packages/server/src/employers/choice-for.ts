import type { AnswerChoice } from '@candid/core'
import type { Interviewer } from '@candid/interviewer'
import { errors } from '../errors.ts'
import { refusalOf } from '../http/task-failure.ts'
import type { Shared } from './shared-resume.ts'

/** Normalises a question like `question_key` of the database. */
const plain = (question: string) =>
  question
    .toLowerCase()
    .replaceAll(/[\s?!.,;:"'(){}[\]…¿¡«»“”„‘’–—-]+/g, ' ')
    .trim()

/** Returns for each question the owner's choice for it or for one that it nearly repeats; null if the interviewer answers. */
export const choicesFor = async (
  interviewer: Interviewer,
  { choices, ownerId }: Shared,
  questions: readonly string[],
): Promise<(AnswerChoice | null)[]> => {
  if (choices.length === 0) return questions.map(() => null)
  const equal = questions.map((question) => choices.find((choice) => plain(choice.question) === plain(question)))
  const open = questions.filter((_, place) => !equal[place])
  const answered = choices.map((choice) => choice.question)
  const result = await interviewer.similar({ open, answered }, { user: ownerId })
  if (!result.ok) throw refusalOf(result, errors.notAnswered())
  const nearest = result.nearest.values()
  return equal.map((choice) => choice ?? choices[nearest.next().value ?? -1] ?? null)
}
