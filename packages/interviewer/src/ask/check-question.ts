import { addressesMachine } from '../answer/text/machine-address.ts'
import { tellsPrivateMatter } from '../answer/text/private-matters.ts'
import { fold, words } from '../answer/text/words.ts'

/** The longest question, in words. */
export const maxQuestionWords = 30

/** What may be wrong with a question. */
export type QuestionProblem =
  | 'length'
  | 'form'
  | 'closed'
  | 'repeat'
  | 'near_repeat'
  | 'private'
  | 'instruction'
  | 'invented'

const closed = /^(?:do|does|did|is|are|was|were|have|has|had|can|could|will|would|should|may|might)\b/i
const residue = /\bundefined\b|\bnull\b|\bNaN\b|[{}[\]]|\[object/

const wellFormed = (text: string): boolean =>
  /^[\p{Lu}\p{N}"“]/u.test(text) &&
  text.endsWith('?') &&
  (text.match(/\?/g) ?? []).length === 1 &&
  !/\b(\w+) \1\b/i.test(text) &&
  !/ {2,}| [,.?!;:]|[.,;:]\?|,,|\.\./.test(text) &&
  (text.match(/["“”]/g) ?? []).length % 2 === 0 &&
  !residue.test(text)

const plain = (text: string) => words(text).join(' ')
const fillers = new Set(
  'a about an and any are as at be been by can could did do does for from had has have how i if in into is it its me more most much of on or our that the their them then there these they this to was we were what when where which while who why will with would you your tell describe one'.split(
    ' ',
  ),
)
const keyWords = (text: string): Set<string> =>
  new Set(
    words(text)
      .filter((word) => !fillers.has(word))
      .map((word) => (/\p{N}/u.test(word) || word.length < 5 ? word : word.replace(/(ings?|ed|es|s|ly)$/, ''))),
  )

/** How much two questions say the same: shared over all key words, 0 to 1. */
export const likeness = (one: string, other: string): number => {
  const [a, b] = [keyWords(one), keyWords(other)]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / (a.size + b.size - shared || 1)
}

/** From this likeness on, two questions are one and the same to the person asked. */
export const nearRepeat = 0.55

/** Names and numbers of a question that do not stand in its source. The first word of a sentence is no name. */
export const inventedFacts = (question: string, source: string): string[] => {
  const known = fold(source)
  const names = [...question.matchAll(/(?<=[\p{L}\d,;:“"(] ?)(?<=[\s“"(])\p{Lu}[\p{L}\d.+#&-]*/gu)]
    .map((match) => match[0].replace(/[?.,]+$/, ''))
    .filter((name) => name !== 'I')
  return [...words(question).filter((word) => /\p{N}/u.test(word)), ...names].filter(
    (part) => !known.includes(fold(part)),
  )
}

/**
 * Everything that is wrong with a question to the resume's owner, [] when nothing is. `existing` are the questions that were
 * asked before, `source` the texts of the resume from which its names and numbers must come.
 */
export const questionProblems = (question: string, existing: readonly string[], source: string): QuestionProblem[] => {
  const problems: QuestionProblem[] = []
  const count = question.split(/\s+/).length
  if (count < 5 || count > maxQuestionWords || words(question).length > maxQuestionWords + 3) problems.push('length')
  if (!wellFormed(question)) problems.push('form')
  if (closed.test(question)) problems.push('closed')
  if (existing.some((other) => plain(other) === plain(question))) problems.push('repeat')
  else if (existing.some((other) => likeness(other, question) >= nearRepeat)) problems.push('near_repeat')
  if (tellsPrivateMatter(question)) problems.push('private')
  if (addressesMachine(question)) problems.push('instruction')
  if (inventedFacts(question, source).length > 0) problems.push('invented')
  return problems
}
