import { fold, terms } from '../../text/words.ts'
import { isBreak, isRunning } from '../dates-of-docs.ts'
import { anyOf, entriesOf } from '../word-table.ts'
import { askingWords } from './asking-words.ts'
import { specificsOf } from './mentions.ts'
import phrases from './phrases.json' with { type: 'json' }
import type { Rule } from './rule.ts'

const asksForOwn = anyOf(phrases.ownBusiness.asks)
const ofAsking = new Set(entriesOf(phrases.ownBusiness.asks).flat().flatMap(terms))
const isOwnersPost = anyOf(phrases.ownBusiness.posts)
const tellsOfOwn = anyOf(phrases.ownBusiness.tells)

const most = 3

/** Whether somebody worked on their own account: by the post itself, and by no line that only has the word 'business'. */
export const ownBusinessRules: Rule[] = [
  {
    name: 'a business of her own',
    examples: ['has she ever run her own business?'],
    judge: ({ question, hits }) => {
      if (!question.whether || !asksForOwn.test(question.plain)) return null
      if (question.names.length > 0 || question.years.length > 0) return null
      // 'cast in her own studio': of a thing that was done there
      if (specificsOf(question).some(({ stem }) => !ofAsking.has(stem) && !askingWords.has(stem))) return null
      const isNow = /^(?:and |so )?(?:is|are|does|do)\b/.test(question.plain)
      const cited = hits.filter(
        ({ doc }) =>
          doc.kind === 'experience' &&
          !isBreak(doc) &&
          (!isNow || isRunning(doc)) &&
          isOwnersPost.test(fold(`${doc.title}. ${doc.name}`)),
      )
      if (cited.length > 0)
        return {
          outcome: 'answered',
          cited: cited.slice(0, most),
          telling: 'fields',
          sure: true,
          proved: true,
          confidence: 0.9,
        }
      return hits.some(({ doc }) => tellsOfOwn.test(doc.text)) ? null : { outcome: 'not_stated', confidence: 0.3 }
    },
  },
]
