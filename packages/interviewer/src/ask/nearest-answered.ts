import { likenessTo, nearRepeat } from './check-question.ts'

/** For each open question the place of the likest answered one, where it is a near repeat; the first of equals. */
export const nearestAnswered = (open: string[], answered: string[]): (number | null)[] => {
  const likenessOf = likenessTo(answered)
  return open.map((question) => {
    const likeness = likenessOf(question)
    const best = Math.max(0, ...likeness)
    return best >= nearRepeat ? likeness.indexOf(best) : null
  })
}
