import { fold } from '../../text/words.ts'
import { anyOf } from '../word-table.ts'
import phrases from './phrases.json' with { type: 'json' }
import type { Rule } from './rule.ts'

const asksForReferences = anyOf(phrases.references.asks)
const statesReferences = anyOf(phrases.references.states)
/** From which likelihood on they are asked for, and not the referee of a match or a reference library. */
const ofTopic = 0.3

/** Rules for who would speak for somebody: a line that names them or says how they are got, and nothing else, is the answer. */
export const referenceRules: Rule[] = [
  {
    name: 'who would speak for somebody',
    examples: ['references?', 'can you share two referees?'],
    judge: ({ question, hits }) => {
      const [first] = question.topicsByLikelihood
      if (first?.topic !== 'references' || first.likelihood < ofTopic || !asksForReferences.test(question.plain))
        return null
      const cited = hits.flatMap((hit) => {
        if (hit.doc.kind !== 'other' && hit.doc.kind !== 'overview') return []
        const sentences = hit.doc.sentences.filter((text) => statesReferences.test(fold(text)))
        return sentences.length === 0 ? [] : [{ ...hit, doc: { ...hit.doc, sentences } }]
      })
      return cited.length === 0
        ? { outcome: 'not_stated', confidence: 0.3 }
        : { outcome: 'answered', cited: cited.slice(0, 3), telling: 'lines', confidence: 0.85 }
    },
  },
]
