/** A question that opens by saying as what somebody is asked: 'As an engineer in the field, what ...'. */
const opening =
  /^As (?:an? )?(?<who>\p{Ll}[\p{L}' -]{2,40}?)(?<where> (?:in|on|at|of|with|for) [^,]{2,40})?, (?=\p{Ll})/u
/** So much of a word is the same in its other forms. */
const fewestLetters = 4
const rootOf = (word: string): string => word.toLowerCase().slice(0, Math.max(fewestLetters, word.length - 3))

/**
 * A question without the name by which it speaks to a person, where nothing of theirs has that name: a service technician is no engineer, and a postdoc no
 * research assistant. What they are asked is the same.
 */
export const withoutOtherName = (question: string, told: string): string => {
  const found = opening.exec(question)
  const who = found?.groups?.['who']?.split(' ') ?? []
  const text = told.toLowerCase()
  if (found === null || who.every((word) => text.includes(rootOf(word)))) return question
  const rest = question.slice(found[0].length)
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
