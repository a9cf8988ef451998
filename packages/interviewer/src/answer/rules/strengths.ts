import { stem } from '../../text/words.ts'
import { strengthsOf } from '../strengths.ts'
import { anyOf, wordsOf } from '../word-table.ts'
import { askingWords } from './asking-words.ts'
import { mentionsIn } from './mentions.ts'
import phrases from './phrases.json' with { type: 'json' }
import type { Rule } from './rule.ts'

const asked = anyOf(phrases.strengths.asked)
/** The stems of words that ask what speaks for somebody and of nothing in particular. */
export const wordsOfStrength: ReadonlySet<string> = new Set(wordsOf(phrases.strengths.ofStrength).map(stem))

/** 'as a teacher', 'for a sales role': the work for which the strengths are asked; lines that speak of it are told first. */
const asWhat = /\b(?:as|for) (?:an?|the|our|this|that) (?:\S+ ){0,3}\S+$/u
const asksForWeakness = /\bweak\w*/
/** A thing that somebody is good or not good at, a degree of it, or the best of several. */
const asksOfThing =
  /\bhow (?:good|strong)\b|\bwhich\b|\b(?:tools?|software|systems?|languages?|programs?)\b|\bnot (?:so |very |that )?(?:good|strong)\b|\bgood at (?!her|his|their)\S/

/** Rules for what speaks for somebody, where nothing in particular is asked. */
export const strengthRules: Rule[] = [
  {
    name: 'what speaks for somebody',
    examples: ['main strengths?', 'What are her selling points?', 'what are his strengths as a nurse'],
    judge: ({ question, index, hits }) => {
      const plain = question.plain.replace(/[?.! ]{1,5}$/u, '')
      if (!asked.test(plain) || asksForWeakness.test(plain) || asksOfThing.test(plain)) return null
      const work = asWhat.exec(plain)?.[0] ?? ''
      const rest = plain.replace(asWhat, '')
      const isElse = question.topics.some(
        ({ word, stem: key, named, weight }) =>
          rest.includes(word) &&
          !/\d/.test(word) &&
          !wordsOfStrength.has(key) &&
          (named || (weight === 1 && !askingWords.has(key))),
      )
      if (isElse || question.names.length > 0) return null
      const ofWork = question.topics.filter(({ word, weight }) => weight === 1 && work.includes(word))
      const cited = strengthsOf(index.docs, (text) => ofWork.some(mentionsIn(text))).flatMap((doc) =>
        hits
          .filter((hit) => hit.doc.id === doc.id)
          .slice(0, 1)
          .map((hit) => ({ ...hit, doc })),
      )
      const isTold = cited.some(({ doc }) => doc.kind !== 'overview')
      return isTold ? { outcome: 'answered', cited, telling: 'strengths', undivided: true, confidence: 0.9 } : null
    },
  },
]
