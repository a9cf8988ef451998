import { stem, terms, words } from '../../text/words.ts'
import { isRunning } from '../dates-of-docs.ts'
import { holdsLess } from '../lesser.ts'
import { postsAsked } from '../posts-asked.ts'
import { denialOf } from '../proofs/denials.ts'
import { proofOf } from '../proofs/proofs.ts'
import { readWhether } from '../proofs/read-whether.ts'
import { type Hit, surely } from '../rank.ts'
import type { ReadQuestion, Topic } from '../read-question.ts'
import { evidenceOf, topicNamed } from '../topics/topics.ts'
import { askingWords } from './asking-words.ts'
import { passesGuards } from './guards.ts'
import { specificsOf } from './mentions.ts'
import { isLesserPost } from './posts-of-work.ts'
import { longestList, type Matter, type Rule } from './rule.ts'

/** 'cars' and 'car', but not 'care'. */
const areForms = (one: string, other: string) => one === other || `${one}s` === other || one === `${other}s`

/** The entries of prizes, and no other lines that speak of one. */
const awardsOf = ({ hits, index, meaning }: Matter): Hit[] => {
  const awards = topicNamed('awards')
  const entries =
    awards === undefined ? [] : evidenceOf(awards, index, meaning).filter(({ kind }) => kind === 'achievements')
  return hits.filter(({ doc }) => entries.includes(doc))
}

/** True where a prize is asked for and nothing says which. */
const asksForAwards = (question: ReadQuestion): boolean => {
  const [first] = question.topicsByLikelihood
  return first?.topic === 'awards' && first.likelihood >= surely && specificsOf(question, 'awards').length === 0
}

/** At most so many proofs are told. */
const most = 2

/** A question for yes or no is a yes where one sentence says by itself what was asked: who did it, what, and to what. */
export const provedRules: Rule[] = [
  {
    name: 'a sentence that says so',
    examples: ['Has she led people?', 'Has she reduced waiting times?'],
    judge: (matter) => {
      const { question, hits, today } = matter
      const asked = question.whether ? readWhether(question) : null
      if (asked === null) return null
      const cited = hits
        .flatMap((hit): Hit[] => {
          const proof = proofOf(asked, hit.doc, today)
          if (proof === null || !passesGuards(matter, hit) || holdsLess(question, hit)) return []
          // Of a job only the sentence that says so is told.
          const isOfMany = hit.doc.sentences.includes(proof) && hit.doc.kind !== 'other'
          return [isOfMany ? { ...hit, doc: { ...hit.doc, sentences: [proof] } } : hit]
        })
        .sort((one, other) => Number(isRunning(other.doc)) - Number(isRunning(one.doc)) || other.share - one.share)
      if (cited.length === 0) return null
      const proved = { outcome: 'answered', sure: true, proved: true, confidence: 0.9 } as const
      // Who asks for any prize is told all of them
      const awards = asksForAwards(question) ? awardsOf(matter) : []
      return awards.length > cited.length
        ? { ...proved, cited: awards.slice(0, longestList), telling: 'whole' }
        : { ...proved, cited: cited.slice(0, most) }
    },
  },
  {
    name: 'a post that was held',
    examples: ['has she been a ward nurse?'],
    judge: ({ question, hits }) => {
      const [post, ...others] = postsAsked(question)
      if (!question.whether || post === undefined || others.length > 0) return null
      if (question.years.length > 0 || question.names.length > 0) return null
      const isElse = ({ stem }: Topic) => !post.includes(stem) && !askingWords.has(stem)
      if (specificsOf(question).some(isElse)) return null
      const isNow = /^(?:is|are)\b/.test(question.plain)
      const cited = hits.filter(
        ({ doc }) =>
          doc.kind === 'experience' &&
          (!isNow || isRunning(doc)) &&
          (!isLesserPost(doc) || post.some((word) => isLesserPost({ ...doc, title: word }))) &&
          ` ${terms(doc.title).join(' ')} `.includes(` ${post.join(' ')} `),
      )
      return cited.length === 0
        ? null
        : {
            outcome: 'answered',
            cited: cited.slice(0, most),
            telling: 'fields',
            sure: true,
            proved: true,
            confidence: 0.9,
          }
    },
  },
  {
    name: 'a sentence that says that it is not so',
    examples: ['Does she own a car?'],
    judge: ({ question, hits }) => {
      const asked = question.whether ? readWhether(question) : null
      if (asked === null || question.years.length > 0 || question.names.length > 0) return null
      const denying = hits.flatMap((hit) => {
        const sentence = denialOf(asked, hit.doc)
        return sentence === null ? [] : [{ ...hit, doc: { ...hit.doc, sentences: [sentence] } }]
      })
      const [first] = denying
      // what one line denies and another has is told by the rules that follow
      const things = words(asked.plain).filter((word) => stem(word) === asked.thing)
      const isOn = (text: string) => words(text).some((word) => things.some((thing) => areForms(thing, word)))
      const isHeld = hits.some(({ doc }) => isOn(doc.text) && denying.every((hit) => hit.doc.id !== doc.id))
      return first === undefined || isHeld
        ? null
        : { outcome: 'corrected', cited: [first], denies: true, confidence: 0.85 }
    },
  },
]
