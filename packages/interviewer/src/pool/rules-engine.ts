import { answer } from '../answer/answer.ts'
import { buildIndex } from '../answer/build-index.ts'
import { createIndexCache } from '../answer/index-cache.ts'
import { suggest } from '../answer/suggest.ts'
import { ask, followUp } from '../ask/ask.ts'
import { nearestAnswered } from '../ask/nearest-answered.ts'
import { matchItems } from '../match/match-items.ts'
import type { ThreadEngine } from './thread-engine.ts'

/** The rules in a thread. It keeps the indexes of the evidence that was asked about last, by version. */
export const createRulesEngine = (indexOf = createIndexCache(buildIndex)): ThreadEngine => ({
  ask,
  followUp,
  answer: (request) => answer(request, indexOf(request)),
  suggest: (evidence) => ({ ok: true, questions: suggest(evidence, indexOf(evidence)) }),
  readiness: (request) => {
    const result = answer(request, indexOf(request))
    return result.ok ? { ok: true, outcome: result.outcome, confidence: result.confidence } : result
  },
  similar: ({ open, answered }) => ({ ok: true, nearest: nearestAnswered(open, answered) }),
  match: (request) => ({ ok: true, items: matchItems(request) }),
})
