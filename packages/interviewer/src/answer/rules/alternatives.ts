import { fold, stopWords, terms, words } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { isBreak } from '../dates-of-docs.ts'
import type { Hit } from '../rank.ts'
import { askingWords } from './asking-words.ts'
import type { Matter, Rule, Verdict } from './rule.ts'

/** 'residential or commercial', 'is it more inpatients or outpatients?', 'does he use Unreal or Unity?': two things of which either may be so. */
const either =
  /^(?:(?:and|so|(?:is|does|has|did|was|can) (?:it|that|this|he|she|they)|use[ds]?|know|do|done|doing|been|work(?:ed)?|mostly|mainly|more|rather|her|his|in|on|with) ){0,4}((?:[\p{L}-]{2,20} ){1,2})or ((?:[\p{L}-]{2,20} ?){1,2})[?.! ]*$/u

/** True when a text holds all words of a thing, or the beginning of one with a full stop: 'Resid.' for residential. */
const holds = (text: string, thing: string[]): boolean => {
  const held = new Set(terms(text))
  const short = [...fold(text).matchAll(/\b(\p{L}{4,12})\.(?=[ ,]|$)/gu)].map(([, beginning = '']) => beginning)
  return thing.every((word) => terms(word).every((key) => held.has(key)) || short.some((one) => word.startsWith(one)))
}

const headerOf = ({ title, name }: Doc) => `${title}, ${name}`

const isTool = ({ doc }: Hit) => doc.kind === 'technical' || doc.kind === 'skills'

/** A tool by its name, a job by its header, any other evidence by its one sentence that holds a thing. */
const telling = (hit: Hit, thing: string[]): Hit[] => {
  const { doc } = hit
  if (doc.kind === 'answer' || isBreak(doc)) return []
  if (isTool(hit) && holds(doc.name, thing)) return [hit]
  if (doc.kind === 'experience' && holds(headerOf(doc), thing)) return [{ ...hit, doc: { ...doc, sentences: [] } }]
  const sentence = doc.sentences.find((text) => holds(text, thing))
  return sentence === undefined ? [] : [{ ...hit, doc: { ...doc, sentences: [sentence] } }]
}

const ofRank = /^(?:junior|senior|mid|middle|entry|experienced|level)$/

/** At most so many lines are told of one of the two things. */
const most = 2

const eitherOf = ({ question, hits }: Matter): Verdict | null => {
  const [, one = '', other = ''] = either.exec(question.plain) ?? []
  const named = new Set(question.topics.filter((topic) => topic.named).map(({ word }) => word))
  const things = [one, other].map((text) =>
    words(text).filter(
      // Of 'full time' neither word says it alone: 'full column'; 'Unity' is a name
      (word, _, all) =>
        !stopWords.has(word) && (all.includes('time') || named.has(word) || !askingWords.has(terms(word)[0] ?? '')),
    ),
  )
  // 'junior or senior?' is told by the whole career
  if (things.some((thing) => thing.length === 0 || thing.every((word) => ofRank.test(word)))) return null
  const found = things.map((thing) => {
    const all = hits.flatMap((hit) => telling(hit, thing))
    const ofName = all.filter((hit) => isTool(hit) && holds(hit.doc.name, thing))
    const ofHeader = all.filter(({ doc }) => doc.kind === 'experience' && doc.sentences.length === 0)
    return ([ofName, ofHeader].find((some) => some.length > 0) ?? all).slice(0, most)
  })
  // One line that speaks of both is the answer, where neither is listed by its name
  const [both] = found.flat().some(isTool) ? [] : hits.flatMap((hit) => telling(hit, things.flat()))
  const cited = (both === undefined ? found.flat() : [both]).filter(
    (hit, at, all) => all.findIndex(({ doc }) => doc.id === hit.doc.id) === at,
  )
  return cited.length === 0 ? null : { outcome: 'answered', cited, telling: 'lines', undivided: true, confidence: 0.85 }
}

/** Rules for which of two things is so: what names either is told. */
export const alternativeRules: Rule[] = [
  { name: 'one of two things', examples: ['hospital or sports clubs?'], judge: eitherOf },
]
