import { judged } from '../judge/features.ts'
import { likelihoodOf } from '../judge/judge.ts'
import { surely } from '../rank.ts'
import { evidenceOf, topicNamed } from '../topics/topics.ts'
import { bars, isAccepted, passesGuards } from './accept.ts'
import { bearsAll, sharesWord } from './bearing.ts'
import { passesGate } from './gate.ts'
import type { Matter, Rule } from './rule.ts'

/** At most so many pieces of evidence are told. */
const most = 3
/**
 * From which likelihood and likeness on evidence is near enough to be shown as the closest, and how far down it is looked for. What
 * shares no word with the question must be likelier.
 */
const near = {
  looked: 6,
  likelihood: 0.02,
  unshared: 0.1,
  likeness: 0.12,
  lines: 3,
  instead: 0.4,
  ofAnswer: 0.5,
} as const

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
  {
    name: 'the evidence bears the question',
    examples: ['Have you worked in a hotel?', 'Tell me about a conflict.'],
    judge: (matter) => {
      const { question, hits } = matter
      const likely = hits
        .slice(0, judged)
        .filter(
          (hit) => passesGuards(matter, hit) && likelihoodOf(matter, hit) >= bars.beside && passesGate(matter, hit),
        )
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
      return lines.length === 0
        ? { outcome: 'not_stated', confidence: 0.3 }
        : { outcome: 'closest', near: lines.slice(0, near.lines), confidence: 0.2 }
    },
  },
  {
    name: 'the closest evidence',
    examples: ['Do you speak Swedish?'],
    judge: (matter) => {
      const lines = matter.hits
        .slice(0, near.looked)
        .map((hit) => ({ hit, likelihood: likelihoodOf(matter, hit) }))
        .filter(
          ({ hit, likelihood }) =>
            likelihood >= (sharesWord(matter.question, hit.doc) ? near.likelihood : near.unshared) &&
            hit.likeness >= near.likeness,
        )
        .sort((one, other) => other.likelihood - one.likelihood)
        .map(({ hit }) => hit)
      if (lines.length === 0) return null
      return { outcome: 'closest', near: lines.slice(0, near.lines), confidence: 0.3 * (lines[0]?.share ?? 0) }
    },
  },
]
