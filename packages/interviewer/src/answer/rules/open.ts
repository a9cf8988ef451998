import { judged } from '../judge/features.ts'
import { likelihoodOf } from '../judge/judge.ts'
import { likestWord } from '../judge/like-words.ts'
import { type Hit, surely } from '../rank.ts'
import { evidenceOf, topicNamed } from '../topics/topics.ts'
import { asksOfWish, isWish } from '../wishes.ts'
import { holdsName } from '../words-of-docs.ts'
import { bars, isAccepted } from './accept.ts'
import { bearsAll, bearsIn, sharesWord } from './bearing.ts'
import { closenessOf, leastBeside } from './closeness.ts'
import type { Matter, Rule } from './rule.ts'
import { lacksMatter } from './stated-or-not.ts'
import { experienceTold } from './telling.ts'
import { thingsAsked } from './unborne.ts'

/** At most so many pieces of evidence are told. */
const most = 3
/**
 * From which likelihood and likeness on evidence is near enough to be shown as the closest, and how far down it is looked for. What
 * shares no word with the question must be likelier.
 */
const near = {
  looked: 6,
  likelihood: 0.01,
  unshared: 0.05,
  likeness: 0.12,
  lines: 3,
  instead: 0.4,
  ofAnswer: 0.5,
} as const

/** From which likeness of two words on a line speaks of the thing that is asked for, and from which likelihood on it is near whatever its words. */
const speaks = { likeness: 0.7, likelihood: 0.2, ofAnswer: 0.3 } as const

/** True for a line that shares what is asked for: the usual matter, a name, or a word that says which thing is meant. */
const sharesThing = (matter: Matter, hit: Hit): boolean => {
  const things = thingsAsked(matter, { intent: false })
  const { names, topics } = matter.question
  const asked = things.length > 0 ? things : topics.filter(({ named }) => !named)
  const text = [hit.doc.title, hit.doc.name, hit.doc.level, ...hit.doc.sentences].join('. ')
  return (
    hit.intent ||
    (hit.doc.kind === 'answer' && hit.likeness >= speaks.ofAnswer) ||
    likelihoodOf(matter, hit) >= speaks.likelihood ||
    names.some((name) => holdsName(hit.doc, name)) ||
    asked.some((word) => bearsIn(text)(word) || likestWord(word, hit.doc, matter) >= speaks.likeness)
  )
}

/** Kinds of question that one piece of evidence answers. */
const oneFact = new Set<Matter['question']['wanted']>([
  'count',
  'duration',
  'moment',
  'level',
  'amount',
  'place',
  'person',
])

/** Rules for questions that are of no usual topic: their own words decide. */
export const openRules: Rule[] = [
  experienceTold,
  {
    name: 'the evidence bears the question',
    examples: ['orthopaedic ward?', 'drug rounds'],
    judge: (matter) => {
      const { question, hits } = matter
      const likely = hits
        .slice(0, judged)
        .filter((hit) => isAccepted(matter, hit, bars.beside))
        .sort((one, other) => likelihoodOf(matter, other) - likelihoodOf(matter, one))
      const [best, ...others] = likely
      if (best === undefined || !isAccepted(matter, best)) return null
      return {
        outcome: 'answered',
        told: [best, ...others].slice(0, oneFact.has(question.wanted) ? 2 : most),
        sure: bearsAll(matter, best),
        confidence: 0.4 + 0.6 * likelihoodOf(matter, best),
      }
    },
  },
  {
    name: 'a usual question that the resume leaves open',
    examples: ['salary?', 'references?'],
    judge: (matter) => {
      const { question, index, hits, meaning } = matter
      const [best] = hits
      if (best !== undefined && best.share >= near.instead && best.likeness >= near.instead) return null
      const [first] = question.topicsByLikelihood
      const topic = first === undefined || first.likelihood < surely ? undefined : topicNamed(first.topic)
      if (!topic?.strict || evidenceOf(topic, index, meaning).length > 0) return null
      // Nothing of the topic, but lines with the question's own words, or an answer to one like it: shown, not asserted.
      const lines = hits.filter(
        (hit) =>
          (hit.doc.kind === 'answer' ? hit.likeness >= near.ofAnswer : sharesWord(question, hit.doc)) ||
          (hits.indexOf(hit) < near.looked && likelihoodOf(matter, hit) >= near.instead),
      )
      const [line] = lines
      if (line === undefined) return { outcome: 'not_stated', confidence: 0.3 }
      return {
        outcome: 'closest',
        near: lines.slice(0, near.lines),
        closeness: closenessOf(likelihoodOf(matter, line)),
        confidence: 0.2,
      }
    },
  },
  {
    name: 'the closest evidence',
    examples: ['Orthopaedic surgery practised abroad on children?'],
    judge: (matter) => {
      const lines = matter.hits
        .slice(0, near.looked)
        .map((hit) => ({ hit, likelihood: likelihoodOf(matter, hit) }))
        .filter(
          ({ hit, likelihood }) =>
            likelihood >= (sharesWord(matter.question, hit.doc) ? near.likelihood : near.unshared) &&
            hit.likeness >= near.likeness &&
            (asksOfWish.test(matter.question.plain) ||
              hit.doc.sentences.length === 0 ||
              !hit.doc.sentences.every(isWish)) &&
            !lacksMatter(matter.question, hit.doc) &&
            sharesThing(matter, hit),
        )
        .sort((one, other) => other.likelihood - one.likelihood)
      const [first] = lines
      if (first === undefined) return null
      const shown = lines.filter(({ likelihood }) => likelihood >= leastBeside(first.likelihood)).slice(0, near.lines)
      return {
        outcome: 'closest',
        near: shown.map(({ hit }) => hit),
        closeness: closenessOf(first.likelihood),
        confidence: 0.3 * first.hit.share,
      }
    },
  },
]
