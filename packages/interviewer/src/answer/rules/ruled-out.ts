import { fold, stem, terms, words } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import type { ReadQuestion } from '../read-question.ts'
import { anyOf } from '../word-table.ts'
import { askingWords } from './asking-words.ts'
import { specificsOf } from './mentions.ts'
import phrases from './phrases.json' with { type: 'json' }
import type { Rule } from './rule.ts'

const asksOfWill = anyOf(phrases.ruledOut.asksOfWill)
const asksMore = anyOf(phrases.ruledOut.asksMore)
/** The words of such questions that say nothing of what is asked for. */
const ofWill = new Set(
  terms(
    'keen willing happy interested open able available ok okay possible fine mind prepared game ready accept agree',
  ),
)

/** Several things that are asked for: a no to one of them is no answer to all. */
const asksSeveral = /\?\s{0,3}\S|,[^,.!?]{1,80}\?{0,2}$/

const clauses = /[.;,:()–—/]|\s-\s|\bbut\b|\band (?=no\b|not\b|never\b)/
/**
 * How a resume rules something out: 'no nights', 'not doing agency work again', 'not in July', 'no Saturdays in season'. The limit
 * is taken apart from what is ruled out.
 */
const rulesOut =
  /^(?:no|not|never|won't|will not|can't|cannot|don't|do not|doesn't|does not)(?: (?:more|longer|doing|do|working|work|available|free|able|willing|going|back|take|taking|want|to|for|on|any|at|in|the|an?)){0,4} ([\p{L}'-]{2,30}(?: [\p{L}'-]{2,30}){0,2}?)(?: (?:again|anymore|any more|please|thanks|possible|work|shifts?|ever)){0,2}(?: (?:in|at|on|before|after|during|until|till|except|unless|without|for|from|this|if|with) (.{1,60}))?$/u
const dayNames = /^(mon|tue|wed|thu|fri|sat|sun)(?:nes|rs|ur|s|r)?(?:day)?s?$/

/** The stem of a word; days of the week are known by their short forms, too. */
const keyOf = (word: string): string => dayNames.exec(word)?.[1] ?? stem(word)
const keysOf = (text: string): Set<string> => new Set(words(text).map(keyOf))

/** What a sentence rules out and what limits that; null where it rules nothing out that was asked for. */
const ruledOut = (sentence: string, asked: ReadonlySet<string>): { thing: string[]; limit: string } | null => {
  for (const clause of fold(sentence).split(clauses)) {
    const [, found = '', limit = ''] = rulesOut.exec(clause.trim()) ?? []
    const thing = words(found).map(keyOf)
    if (thing.length > 0 && thing.every((word) => asked.has(word))) return { thing, limit }
  }
  return null
}

/** Months, seasons and numbers say when, not what. */
const ofTime =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|\d.*)$/

/** True when the question that is put at the end asks for nothing but that thing; without a thing of its own it asks for what was said before it. */
const asksOnly = (question: ReadQuestion, thing: string[]): boolean => {
  const last = new Set(words(question.plain.split(/[.!] /).at(-1) ?? ''))
  return specificsOf(question).every(
    ({ word, stem: own }) =>
      !last.has(word) || thing.includes(keyOf(word)) || ofWill.has(own) || askingWords.has(own) || ofTime.test(word),
  )
}

const kinds = new Set<Doc['kind']>(['other', 'overview', 'skills'])

/** Whether somebody would or could do what a line of theirs rules out: the line is the answer. */
export const ruledOutRules: Rule[] = [
  {
    name: 'a line that rules it out',
    examples: ['can she work Tuesdays?', 'We run nights only. Would she be keen?'],
    judge: ({ question, hits }) => {
      if (!asksOfWill.test(question.plain) || asksMore.test(question.plain)) return null
      if (asksSeveral.test(question.plain)) return null
      const asked = keysOf(question.plain)
      for (const hit of hits.filter(({ doc }) => kinds.has(doc.kind)))
        for (const sentence of hit.doc.sentences) {
          const found = ruledOut(sentence, asked)
          if (found === null || !asksOnly(question, [...found.thing, ...terms(found.limit)])) continue
          const isWhole = terms(found.limit).every((word) => asked.has(word))
          const cited = [{ ...hit, doc: { ...hit.doc, sentences: [sentence] } }]
          return isWhole
            ? { outcome: 'corrected', cited, denies: true, undivided: true, confidence: 0.85 }
            : { outcome: 'answered', cited, undivided: true, confidence: 0.8 }
        }
      return null
    },
  },
]
