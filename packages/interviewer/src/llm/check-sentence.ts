import type { Doc } from '../answer/build-index.ts'
import { inYears, type Moment, readNumber } from '../answer/dates.ts'
import { monthsOf } from '../answer/dates-of-docs.ts'
import { technologyNames } from '../answer/thesaurus/technologies.ts'
import { addressesMachine } from '../text/machine-address.ts'
import { holdsContact, statesPersonalData } from '../text/private-matters.ts'
import { stopWords, terms, words } from '../text/words.ts'

/** What may be wrong with a sentence that a model words about the evidence it cites. */
export type SentenceProblem =
  | 'form'
  | 'private'
  | 'instruction'
  | 'name'
  | 'number'
  | 'technology'
  | 'negation'
  | 'unsupported'

const maxWords = 60
/** So much of what a sentence says must stand in its evidence, counted in stems. */
const enoughShared = 0.6
const negation = /\b(?:no|not|never|none|without|lacks?|neither|nor|cannot)\b|n't\b/i
const formal = new Set(
  'i he she they his her their its it this that these those january february march april may june july august september october november december'.split(
    ' ',
  ),
)

/** How long a job lasted, in words, where its dates tell; a model need not count itself. */
export const lengthOf = (doc: Doc, today: Moment): string => {
  const months = doc.kind === 'experience' ? monthsOf(doc, today) : null
  return months === null || months < 1 ? '' : inYears(months)
}

/** All that evidence says, in the words a sentence may use. What an interviewer asked is not what the owner said. */
const saidBy = (doc: Doc, today: Moment): string =>
  (doc.kind === 'answer'
    ? doc.sentences
    : [doc.name, doc.title, doc.level, doc.startText, doc.endText, lengthOf(doc, today), doc.text]
  ).join(' . ')

/** Numbers that a text holds, in digits or words. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N},.-]*/gu)].flatMap(
    (match) => readNumber(match[0].replace(/(?<![.,-])[.,-]+$/, '')) ?? [],
  )

/** '18 per cent' is '18%', and that is no 18 of anything. */
const shares = (text: string) => text.replace(/(\d)\s?(?:%|per ?cent\b)/gi, '$1%')
const withoutShares = (text: string) => text.replace(/(?<![\d.,])\d[\d.,]*%/g, ' ')

const wellFormed = (text: string) =>
  /^[\p{L}\p{N}"“]/u.test(text) &&
  /[.!]["”]?$/.test(text) &&
  !text.includes('?') &&
  text.split(/\s+/).length <= maxWords &&
  !/[<>{}[\]`|]|https?:|\n|\*\*|#\s/.test(text)

/**
 * Everything that is wrong with a sentence, [] when nothing is: it must be one plain statement whose names, numbers and technologies
 * stand in the evidence it cites, as do most of its other words, and which denies nothing that the evidence does not deny.
 */
export const sentenceProblems = (
  text: string,
  support: readonly Doc[],
  firstName: string,
  today: Moment,
): SentenceProblem[] => {
  const problems: SentenceProblem[] = []
  const source = shares(support.map((doc) => saidBy(doc, today)).join(' . '))
  const known = new Set(words(source))
  const names = new Set([
    ...known,
    ...support.flatMap((doc) => words(doc.context)),
    ...words(`${firstName} ${firstName}'s`),
  ])
  const said = words(shares(text))
  const heldNumbers = new Set(numbersIn(withoutShares(source)))
  const capitalised = [...text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}.+#&'’-]*/gu)].flatMap((match) =>
    words(match[0]),
  )
  const first = said[0] ?? ''
  if (!wellFormed(text)) problems.push('form')
  if (holdsContact(text) || statesPersonalData(text)) problems.push('private')
  if (addressesMachine(text)) problems.push('instruction')
  const strange = (word: string) => !names.has(word) && !names.has(word.replace(/'s$/, '')) && !formal.has(word)
  if (capitalised.some((word) => strange(word) && !(word === first && stopWords.has(word)))) problems.push('name')
  const strangeNumber = numbersIn(withoutShares(shares(text))).some((value) => !heldNumbers.has(value) && value !== 1)
  const plainNumber = (word: string) => !word.endsWith('%') && readNumber(word) !== null
  const strangeFigure = said.some((word) => /\p{N}/u.test(word) && !plainNumber(word) && !known.has(word))
  if (strangeNumber || strangeFigure) problems.push('number')
  if (said.some((word) => technologyNames.has(word) && !known.has(word))) problems.push('technology')
  const own = [...new Set(terms(shares(text)))].filter((term) => !terms(firstName).includes(term))
  const sharedWith = (other: string) => {
    const held = new Set(terms(other))
    return own.filter((term) => held.has(term)).length / Math.max(1, own.length)
  }
  const denials = support.flatMap((doc) => doc.sentences).filter((sentence) => negation.test(sentence))
  if (negation.test(text) && !denials.some((sentence) => sharedWith(sentence) >= enoughShared))
    problems.push('negation')
  if (sharedWith(source) < enoughShared) problems.push('unsupported')
  return problems
}
