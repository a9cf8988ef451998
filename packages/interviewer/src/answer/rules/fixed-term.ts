import { fold } from '../../text/words.ts'
import { isRunning } from '../dates-of-docs.ts'
import { holdsNames } from './mentions.ts'
import type { Rule } from './rule.ts'

const asksOfEnd =
  /\b(?:when|until when|till when|what date|how long)\b.*\b(?:contract|fixed[- ]term|cover|assignment|secondment|placement|post|job)\b.*\b(?:ends?|ending|finish(?:es|ing)?|expires?|runs? (?:out|until|till|to|for)|over|up|terminates?)\b|\b(?:contract|fixed[- ]term|assignment|secondment)(?:'s)? (?:end|expiry|finish|termination)(?: date)?\b|\bend (?:date )?of (?:(?:the|her|his|their|current|present) ){0,2}(?:contract|fixed[- ]term|assignment|secondment)\b/
/** 'Parental leave cover, ends 18 December 2026', 'fixed-term contract until June 2027'. */
const tellsEnd =
  /\b(?:ends?|ending|until|till|expires?|expiring|runs? (?:to|until|out)|up to|finish(?:es|ing)?)\b.{0,30}\b20\d\d\b/

/** When a contract that still runs ends is told by the line of today's job that says so. */
export const fixedTermRule: Rule = {
  name: 'the end of a contract that still runs',
  examples: ['When does her contract end?'],
  judge: ({ question, hits }) => {
    if (!asksOfEnd.test(question.plain) || question.years.length > 0) return null
    const cited = hits.flatMap((hit) => {
      const { doc } = hit
      const sentences = doc.sentences.filter((text) => tellsEnd.test(fold(text)))
      const isOne = doc.kind === 'experience' && isRunning(doc) && sentences.length > 0 && holdsNames(question, doc)
      return isOne ? [{ ...hit, doc: { ...doc, sentences } }] : []
    })
    return cited.length === 0
      ? null
      : { outcome: 'answered', cited: cited.slice(0, 1), telling: 'ofJob', undivided: true, confidence: 0.9 }
  },
}
