import { addressesMachine } from '../text/machine-address.ts'
import { holdsContact, statesPersonalData, tellsPrivateMatter } from '../text/private-matters.ts'
import { splitSentences } from '../text/sentences.ts'
import { words } from '../text/words.ts'

/**
 * So many sentences of one piece of evidence are read: more than the longest item of a real resume has, and few enough that a
 * text of single words holds nobody up.
 */
const mostSentences = 150

/** The sentences of a text that may be quoted to an employer: none that speaks to a machine, or tells contact or personal data. */
export const quotableSentences = (text: string): string[] =>
  splitSentences(text).slice(0, mostSentences).filter(isQuotable)

/** Where a clause with a subject of its own begins. */
const clauseJoint = /,? (?:and|but|so) (?=(?:the|i|we|it|my|our|this|that|there|\p{Lu}\p{L}+)\b)/u
/** Fewer words than so many tell nothing by themselves; and these refer to somebody of whom nothing is told. */
const leastOfClause = 5
const refersToOthers = /\b(?:she|he|they|her|his|him|their|them|we|us|our)\b/i

/** The beginning or the end of a sentence that tells a private matter beside something else: 'the shifts rotated' without 'and my son was starting school'. */
const quotableClauses = (sentence: string): string[] => {
  if (isQuotable(sentence) || addressesMachine(sentence) || holdsContact(sentence)) return []
  const clauses = sentence.split(clauseJoint)
  const isTold = (clause: string) =>
    words(clause).length >= leastOfClause && !tellsPrivateMatter(clause) && !refersToOthers.test(clause)
  return clauses.length === 2 ? clauses.filter(isTold).slice(0, 1) : []
}

/** The sentences of a released answer that may be quoted, of those that also tell a private matter the clause that does not. */
export const quotableOfAnswer = (text: string): string[] =>
  splitSentences(text)
    .slice(0, mostSentences)
    .flatMap((sentence) => (isQuotable(sentence) ? [sentence] : quotableClauses(sentence)))

const isQuotable = (sentence: string): boolean =>
  !addressesMachine(sentence) && !holdsContact(sentence) && !statesPersonalData(sentence)
