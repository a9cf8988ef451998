import { addressesMachine } from '../text/machine-address.ts'
import { tellsPrivateMatter } from '../text/private-matters.ts'
import { fold, words } from '../text/words.ts'

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

/** 'Tell me about the last time …': asked without a question mark. */
const request = /^(?:Tell me about|Walk me through) [^?]*\.$/

const wellFormed = (text: string): boolean =>
  /^[\p{Lu}\p{N}"“]/u.test(text) &&
  (request.test(text) || (text.endsWith('?') && (text.match(/\?/g) ?? []).length === 1)) &&
  !/\b(\w+) \1\b/i.test(text) &&
  !/ {2,}| [,?!;:]| \.(?!\p{L})|[.,;:]\?|,,|\.\./u.test(text) &&
  // a line that was cut: 'You were treasurer of the club from. …'
  !/\b(?:from|of|at|via|until|since|with|the|an?|and|or|Rs|No|approx)\. /.test(text) &&
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

const shareOf = (a: Set<string>, b: Set<string>): number => {
  let shared = 0
  for (const word of a) if (b.has(word)) shared++
  return shared / (a.size + b.size - shared || 1)
}

/** How much two questions say the same: shared over all key words, 0 to 1. */
export const likeness = (one: string, other: string): number => shareOf(keyWords(one), keyWords(other))

/** The `likeness` of a question to each of many others, in their order; their key words are read once. */
export const likenessTo = (others: readonly string[]): ((question: string) => number[]) => {
  const read = others.map(keyWords)
  return (question) => {
    const keys = keyWords(question)
    return read.map((other) => shareOf(keys, other))
  }
}

/** From this likeness on, two questions are one and the same to the person asked. */
export const nearRepeat = 0.55

const partsToProve = (question: string): string[] => {
  const names = [...question.matchAll(/(?<=[\p{L}\d,;:“"(] ?)(?<=[\s“"(])\p{Lu}[\p{L}\d.+#&-]*/gu)]
    .map((match) => match[0].replace(/(?<![?.,])[?.,]+$/, ''))
    .filter((name) => name !== 'I')
  return [...words(question).filter((word) => /\p{N}/u.test(word)), ...names]
}

/** Names and numbers of a question that do not stand in its source. The first word of a sentence is no name. */
export const inventedFacts = (question: string, source: string): string[] => {
  const known = fold(source)
  return partsToProve(question).filter((part) => !known.includes(fold(part)))
}

/**
 * A check of questions to the resume's owner: it gives everything that is wrong with one, [] when nothing is. `existing` are the
 * questions that were asked before, `source` the texts of the resume from which names and numbers must come. With `own`, the name of
 * what a question is about, only questions about the same can be near repeats: 'used Go' is not 'used Rust'.
 */
export const questionCheck = (
  existing: readonly string[],
  source: string,
): ((question: string, own?: string | null) => QuestionProblem[]) => {
  const known = fold(source)
  const before = existing.map((text) => ({ text, plain: plain(text), keys: keyWords(text) }))
  return (question, own = null) => {
    const problems: QuestionProblem[] = []
    const count = question.split(/\s+/).length
    if (count < 5 || count > maxQuestionWords || words(question).length > maxQuestionWords + 3) problems.push('length')
    if (!wellFormed(question)) problems.push('form')
    if (closed.test(question)) problems.push('closed')
    const keys = keyWords(question)
    const near = (other: (typeof before)[number]) =>
      (own === null || other.text.includes(own)) && shareOf(other.keys, keys) >= nearRepeat
    if (before.some((other) => other.plain === plain(question))) problems.push('repeat')
    else if (before.some(near)) problems.push('near_repeat')
    if (tellsPrivateMatter(question)) problems.push('private')
    if (addressesMachine(question)) problems.push('instruction')
    if (partsToProve(question).some((part) => !known.includes(fold(part)))) problems.push('invented')
    return problems
  }
}

/** Everything that is wrong with one question; see `questionCheck`. */
export const questionProblems = (question: string, existing: readonly string[], source: string): QuestionProblem[] =>
  questionCheck(existing, source)(question)
