import { changeIn, figuresIn } from '../../facts/figures.ts'
import { fold } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { innerProduct } from '../meaning.ts'
import type { Hit } from '../rank.ts'
import { isWish } from '../wishes.ts'
import { askingWords } from './asking-words.ts'
import { mentionsIn, specificsOf } from './mentions.ts'
import { type Line, nearestLines } from './nearest-lines.ts'
import type { Matter, Rule } from './rule.ts'

const who = '(?:she|he|they|you|her|him|them|this (?:person|candidate|applicant)|the (?:person|candidate|applicant))'
/** Questions for a judgement of the person: whether they suit, why they, what speaks for them. */
const asksForJudgement = new RegExp(
  [
    `\\bwhy (?:should|would|shall) (?:we|i|one|anybody|anyone)\\b`,
    `\\bwhy (?:is|are) ${who} (?:right|good|the one|a (?:good|strong|great))\\b`,
    '\\b(?:good|right|strong|great|decent|real) (?:match|fit|candidate|choice|person)\\b',
    '\\b(?:would|do|could|can) you recommend\\b',
    `\\b(?:how (?:well|far) )?(?:would|does|do|will|could) ${who} (?:be )?(?:suit|fit|suited|suitable)\\b`,
    `\\bhow (?:well|far) ${who} (?:would|will|could|might|may) (?:be )?(?:suit|fit|suited|suitable)\\b`,
    `\\bis ${who} (?:suited|suitable|cut out|ready) (?:for|to)\\b`,
    '\\bwhat (?:evidence|sign|proof|indication)s? (?:is|are) there (?:that|of)\\b',
    '\\bwhat (?:in|of|about) (?:her|his|their|your|the) (?:background|resume|cv|profile|record|experience|history) (?:suggests?|shows?|tells?|says?|makes?|speaks?)\\b',
    '\\bwhat makes (?:you think|her|him|them|this|the)\\b',
    "\\bpros (?:and|n|&|'n'|or) cons\\b",
    '\\bred flags?\\b',
    '\\bstrengths (?:and|n|&) weaknesses\\b',
  ].join('|'),
  'u',
)

/** Questions for what speaks against somebody. */
const asksForDrawbacks =
  /\b(?:anything|something|what|any(?: other)?|is there)\b.{0,40}\b(?:problems?|issues?|concerns?|drawbacks?|downsides?|worr(?:y|ies)|risks?|reservations?|speaks? against|held? against|hesitat\w+|weak (?:points?|spots?)|red flags?)\b.{0,20}\b(?:for us|for the (?:job|role|post)|if we|with (?:her|him|them|hiring|this)|hir(?:e|ing)|about (?:her|him|hiring)|as)\b/
/** A line that says what somebody does not have, do or hold. */
const saysLess =
  /\b(?:not|no|never|cannot|can't|won't|don't|doesn't|without|less|lapsed|expired|paused|failed|rusty|only|until|back pain|knees?|except|limited|might|unless)\b/

/** How much a line of the resume counts beside its likeness to the question: for each word that it shares, and for what it tells in figures. */
const weight = { shared: 0.12, sharedAtMost: 3, change: 0.12, figure: 0.05 } as const
/** So many lines are shown, so many of one entry; one alone is no ground for a judgement. */
const shown = { lines: 4, ofOne: 2, least: 2 } as const

/** Kinds of evidence of which each sentence tells something of its own; the others belong to the name that they stand beside. */
const ofSentences = new Set<Doc['kind']>(['overview', 'experience', 'leadership', 'other'])

/** The lines of a piece of evidence, each by itself, with what they are worth to who asks; what somebody looks for is none. */
const linesOf = ({ question, meaning }: Matter, hit: Hit): Line[] => {
  const { doc } = hit
  const asked = specificsOf(question).filter(({ stem }) => !askingWords.has(stem))
  const vector = meaning.embed(question.plain)
  const lines = ofSentences.has(doc.kind) ? doc.sentences.map((text) => [text]) : [doc.sentences]
  return lines
    .map((sentences) => ({ sentences, text: sentences.join(' ') }))
    .filter(({ text }) => text !== '' && !isWish(text))
    .map(({ sentences, text }) => {
      const mentions = mentionsIn(`${doc.title}. ${doc.name}. ${text}`)
      const isChange = changeIn(text) !== null
      const value =
        innerProduct(vector, meaning.embed(text)) +
        weight.shared * Math.min(weight.sharedAtMost, asked.filter(mentions).length) +
        (isChange ? weight.change : figuresIn(text).length > 0 ? weight.figure : 0)
      return { hit: { ...hit, doc: { ...doc, sentences } }, value }
    })
}

/** Rules for questions that only the asker can answer: the lines that speak for and against are shown, and nothing is asserted. */
export const judgementRules: Rule[] = [
  {
    name: 'what bears on a judgement',
    examples: ['why should we talk to her?', 'would you recommend her for the ward?'],
    judge: (matter) => {
      const { question, hits } = matter
      const isAgainst = asksForDrawbacks.test(question.plain)
      if (!isAgainst && !asksForJudgement.test(question.plain)) return null
      const ofEach = new Map<string, number>()
      const lines = hits
        .flatMap((hit) => linesOf(matter, hit))
        .filter(({ hit: { doc } }) => !isAgainst || saysLess.test(fold(doc.sentences.join(' '))))
        .sort((one, other) => other.value - one.value)
        .filter(({ hit: { doc } }) => {
          const count = (ofEach.get(doc.id) ?? 0) + 1
          ofEach.set(doc.id, count)
          return count <= shown.ofOne
        })
        .slice(0, shown.lines)
      return lines.length < (isAgainst ? 1 : shown.least) ? null : nearestLines(lines)
    },
  },
]
