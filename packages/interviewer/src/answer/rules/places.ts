import { fold, words } from '../../text/words.ts'
import { landsAsked, landsOf, placeOf } from '../places/places.ts'
import { anyOf } from '../word-table.ts'
import { askingWords } from './asking-words.ts'
import { specificsOf } from './mentions.ts'
import phrases from './phrases.json' with { type: 'json' }
import { longestList, type Rule } from './rule.ts'

const ofWork = anyOf(phrases.places.ofWork)
/** Rules for the places of jobs, which stand in their headers. */
export const placeRules: Rule[] = [
  {
    name: 'a job in a country',
    examples: ['has she ever worked in Ireland?', 'UK experience?', 'worked in europe?'],
    judge: ({ question, hits }) => {
      const asked = landsAsked(question.plain)
      if (asked === null || !question.whether || !ofWork.test(question.plain)) return null
      const others = specificsOf(question).filter(
        ({ word, stem }) => !asked.words.includes(word) && !askingWords.has(stem) && !ofWork.test(word),
      )
      const cited = hits.filter(
        ({ doc }) => doc.kind === 'experience' && [...landsOf(placeOf(doc.name))].some((land) => asked.lands.has(land)),
      )
      const beside = question.names.filter((name) => !words(fold(name)).every((word) => asked.words.includes(word)))
      if (cited.length === 0 || others.length > 0 || beside.length > 0 || question.years.length > 0) return null
      return { outcome: 'answered', cited: cited.slice(0, longestList), telling: 'list', sure: true, confidence: 0.9 }
    },
  },
]
