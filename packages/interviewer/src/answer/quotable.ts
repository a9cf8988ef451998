import { addressesMachine } from '../text/machine-address.ts'
import { holdsContact, statesPersonalData, tellsPrivateMatter } from '../text/private-matters.ts'
import { splitSentences } from '../text/sentences.ts'
import { words } from '../text/words.ts'

/**
 * So many sentences of one piece of evidence are read: more than the longest item of a real resume has, and few enough that a
 * text of single words holds nobody up.
 */
const mostSentences = 150

/** Where a part of a short line begins that stands by itself: 'Would relocate; visa support needed; with wife', '28 hours a week since maternity leave', 'Not nights, wife does nights'. */
const partJoint =
  /;\s|,\s(?=(?:my |the |our )?(?:wife|husband|partner|kids?|child|children|baby|son|daughter|mother|father|parents|family)\b)|\s(?=(?:since|after|because|due to|owing to|with)\b)/iu
/** Fewer words than so many say nothing by themselves. */
const leastOfPart = 2

/** What a line says before it comes to a private matter. */
const quotableParts = (sentence: string): string[] => {
  if (isQuotable(sentence)) return [sentence]
  if (addressesMachine(sentence) || holdsContact(sentence)) return []
  const parts = sentence.split(partJoint).map((part) => part.trim())
  const isTold = (part: string) => words(part).length >= leastOfPart && isQuotable(part) && !refersToOthers.test(part)
  const told = parts.slice(
    0,
    parts.findIndex((part) => !isTold(part)),
  )
  return told.length === 0 ? [] : [told.join('; ')]
}

/** The sentences of a text that may be quoted to an employer, without what speaks to a machine, or tells contact or personal data. */
export const quotableSentences = (text: string): string[] =>
  splitSentences(text).slice(0, mostSentences).flatMap(quotableParts)

/** Where a clause with a subject of its own begins. */
const clauseJoint = /,? (?:and|but|so) (?=(?:the|i|we|it|my|our|this|that|there|\p{Lu}\p{L}+)\b)/u
/** Fewer words than so many tell nothing by themselves; and these refer to somebody of whom nothing is told. */
const leastOfClause = 5
const refersToOthers = /\b(?:she|he|they|her|his|him|their|them|we|us|our)\b/i

/** The beginning or the end of a sentence that tells a private matter beside something else: 'the shifts rotated' without 'and my son was starting school'. */
const quotableClauses = (sentence: string): string[] => {
  if (isQuotable(sentence) || addressesMachine(sentence) || holdsContact(sentence)) return []
  // 'Yes of course, I would see my daughter awake.'
  const [, verdict = ''] =
    /^((?:yes|no|of course|sure|certainly)(?: of course| indeed| certainly)?),/i.exec(sentence) ?? []
  if (verdict !== '') return [`${verdict}.`]
  const clauses = sentence.split(clauseJoint)
  const isTold = (clause: string) =>
    words(clause).length >= leastOfClause && !tellsPrivateMatter(clause) && !refersToOthers.test(clause)
  return clauses.length === 2 ? clauses.filter(isTold).slice(0, 1) : []
}

/** The sentences of a released answer that may be quoted, of those that also tell a private matter the clause that does not. */
export const quotableOfAnswer = (text: string): string[] =>
  splitSentences(text)
    .slice(0, mostSentences)
    .flatMap((sentence, at, all) => {
      const before = all[at - 1]
      const isLost = before !== undefined && !isQuotable(before) && quotableClauses(before).length === 0
      if (isLost && refersBack.test(sentence)) return []
      return isQuotable(sentence) ? [sentence] : quotableClauses(sentence)
    })

/** A short sentence that says nothing without the one before it: 'That is it really.' */
const refersBack = /^(?:that|this|it|which|so)\b(?: \S+){0,5}$/i

const isQuotable = (sentence: string): boolean =>
  !addressesMachine(sentence) && !holdsContact(sentence) && !statesPersonalData(sentence)

const ofLeave = /\b(?:maternity|paternity|parental|adoption) (?=leave\b)/giu
const dated = /\b(?:19|20)\d\d\b/

/** Lines that say when their owner was on a leave, and no more: 'Maternity leave August 2024 to April 2025'. They tell what a time without work was for, and answer nothing else. */
export const leavesOf = (text: string): string[] =>
  splitSentences(text)
    .slice(0, mostSentences)
    .filter(
      (sentence) =>
        !isQuotable(sentence) &&
        dated.test(sentence) &&
        sentence.search(ofLeave) >= 0 &&
        isQuotable(sentence.replace(ofLeave, '')),
    )
