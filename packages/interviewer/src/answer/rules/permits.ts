import { fold, terms, words } from '../../text/words.ts'
import { landsNamed } from '../places/places.ts'
import { anyOf, entriesOf } from '../word-table.ts'
import { askingWords } from './asking-words.ts'
import { specificsOf } from './mentions.ts'
import phrases from './phrases.json' with { type: 'json' }
import type { Rule } from './rule.ts'

const asksOfPermit = anyOf(phrases.permits.asks)
const ofPermit = new Set(
  entriesOf(phrases.permits.asks).flat().flatMap(terms).concat(terms('need needed require required apply')),
)
const statesPermit = anyOf(phrases.permits.states)
/** A right that needs no permit, where the question asks for the right and not whether a permit is needed. */
const asksOfRight = anyOf(phrases.permits.asksOfRight)
const statesRight = anyOf(phrases.permits.statesRight)
const limits = /\b(?:no|not|never|until|need\w*|require\w*|would|pending|applied|expire\w*|tied|only)\b/
/** Names of countries of so many words are read. */
const longest = 3

/** The countries that a text names, by whatever name: 'Canadian' as well as 'Canada', and no country in 'does she need us to sponsor her'. */
const landsIn = (text: string): Set<string> => {
  const list = words(fold(text.replace(/\bus\b/g, ' ')))
  return new Set(
    list.flatMap((_, at) =>
      Array.from({ length: longest }, (__, more) => list.slice(at, at + more + 1).join(' ')).flatMap((name) => [
        ...(landsNamed(name) ?? []),
      ]),
    ),
  )
}

const most = 2

/** Rules for the right to work in a country, which resumes state by a passport, a visa or a permit. */
export const permitRules: Rule[] = [
  {
    name: 'the right to work in a country',
    examples: ['is she authorised to work in Ireland?', 'does she need visa sponsorship?'],
    judge: ({ question, hits }) => {
      if (!asksOfPermit.test(question.plain) || question.presupposes || question.years.length > 0) return null
      // 'largest sponsorship sold', 'visa applications weekly': work with them, and no right of one's own
      const others = specificsOf(question).filter(
        ({ word, stem }) => !ofPermit.has(stem) && !askingWords.has(stem) && landsIn(word).size === 0,
      )
      if (others.length > 0) return null
      const asked = landsIn(question.text)
      const stated = hits.flatMap((hit) => {
        if (hit.doc.kind !== 'other' && hit.doc.kind !== 'overview') return []
        const sentences = hit.doc.sentences.filter((text) => statesPermit.test(fold(text)))
        return sentences.length === 0 ? [] : [{ ...hit, doc: { ...hit.doc, sentences } }]
      })
      if (stated.length === 0) return null
      const isOf = (text: string) => [...landsIn(text)].some((land) => asked.has(land))
      const ofLand = stated.filter(({ doc }) => asked.size === 0 || isOf(doc.sentences.join('. ')))
      const [first] = ofLand
      if (first === undefined)
        return { outcome: 'closest', near: stated.slice(0, 1), closeness: 'likely', undivided: true, confidence: 0.4 }
      const says = fold(first.doc.sentences.join('. '))
      const isProved =
        asked.size > 0 && asksOfRight.test(question.plain) && statesRight.test(says) && !limits.test(says)
      return {
        outcome: 'answered',
        cited: ofLand.slice(0, most),
        telling: 'lines',
        ...(isProved && { sure: true, proved: true }),
        confidence: 0.85,
      }
    },
  },
]
