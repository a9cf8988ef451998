import { wonLess } from '../claims.ts'
import { guardFailure } from '../guards.ts'
import { holdsLess } from '../lesser.ts'
import { beganLater } from '../periods.ts'
import { asksLeavingRunningJob, denial } from '../premise.ts'
import { holdsNames } from './mentions.ts'
import type { Rule } from './rule.ts'

const enough = 0.25

/** Rules for questions that the evidence puts right. */
export const corrections: Rule[] = [
  {
    name: 'leaving a job that still runs',
    examples: ['Why did she leave Penhallow Hospital?'],
    judge: ({ question, hits }) => {
      const hit = hits.find(({ doc }) => asksLeavingRunningJob(question, doc))
      return hit === undefined ? null : { outcome: 'corrected', cited: [hit], telling: 'fields', confidence: 0.8 }
    },
  },
  {
    name: 'less than was asked for',
    examples: ['Is her French fluent?', 'Did she win the Cornwall Nursing Prize?'],
    judge: ({ question, hits }) => {
      const hit = hits.slice(0, 4).find((near) => wonLess(question, near.doc) || holdsLess(question, near))
      return hit === undefined ? null : { outcome: 'corrected', cited: [hit], denies: true, confidence: 0.8 }
    },
  },
  {
    name: 'began later than was said',
    examples: ['Has she been at Penhallow Hospital since 2010?'],
    judge: ({ question, hits }) => {
      const hit = hits.find(
        ({ doc }) => question.names.length > 0 && holdsNames(question, doc) && beganLater(question, doc),
      )
      return hit === undefined ? null : { outcome: 'corrected', cited: [hit], telling: 'fields', confidence: 0.8 }
    },
  },
  {
    name: 'denied by the evidence',
    examples: ['What caused the injury on the ward?'],
    judge: ({ question, hits, today }) => {
      const hit = hits
        .slice(0, 3)
        .find(
          ({ doc, coverage }) =>
            coverage >= enough && guardFailure(question, doc, today) !== 'name' && denial(question, doc) !== null,
        )
      return hit === undefined ? null : { outcome: 'corrected', cited: [hit], confidence: 0.7 }
    },
  },
]
