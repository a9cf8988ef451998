/** A question with its index in the list, the number that is shown ('2', '2a'), and its follow-ups. */
export type QuestionThread = {
  id: string
  index: number
  number: string
  followUps: Omit<QuestionThread, 'followUps'>[]
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** 'a' for 0, 'z' for 25, 'aa' for 26. */
const toLetters = (index: number): string =>
  (index < letters.length ? '' : toLetters(Math.floor(index / letters.length) - 1)) +
  (letters[index % letters.length] ?? '')

/**
 * Groups questions with their follow-ups and numbers them: 1, 1a, 1b, 2. `index` is the place of a question in the given list, at
 * which its answer is found. A follow-up whose question is not in the list is numbered as a question of its own.
 */
export const toQuestionThreads = (questions: readonly { id: string; follows?: string | null }[]): QuestionThread[] => {
  const ids = new Set(questions.filter(({ follows }) => !follows).map(({ id }) => id))
  const entries = questions.map(({ id, follows }, index) => ({
    id,
    index,
    follows: ids.has(follows ?? '') ? follows : null,
  }))
  const followUpsOf = Map.groupBy(entries, ({ follows }) => follows)
  return (followUpsOf.get(null) ?? []).map(({ id, index }, at) => ({
    id,
    index,
    number: String(at + 1),
    followUps: (followUpsOf.get(id) ?? []).map((followUp, place) => ({
      id: followUp.id,
      index: followUp.index,
      number: `${at + 1}${toLetters(place)}`,
    })),
  }))
}
