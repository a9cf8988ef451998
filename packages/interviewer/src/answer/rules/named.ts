import { fold, terms } from '../../text/words.ts'
import { holdsName } from '../words-of-docs.ts'
import { askingWords } from './asking-words.ts'
import { specificsOf } from './bearing.ts'
import { passesGuards } from './guards.ts'
import type { Rule } from './rule.ts'

/** Rules for things that stand in the resume by their name. */
export const namedRules: Rule[] = [
  {
    name: 'a tool or skill by its name',
    examples: ['Epic?', 'Does she know Epic?', 'how good is her Epic'],
    judge: (matter) => {
      const { question, hits } = matter
      if (!question.whether && question.wanted !== 'level') return null
      const things = specificsOf(question).filter(({ stem }) => !askingWords.has(stem))
      if (things.length === 0 && question.names.length === 0) return null
      const told = hits.filter((hit) => {
        const { doc } = hit
        if (doc.kind !== 'technical' && doc.kind !== 'skills') return false
        const name = new Set(terms(doc.name))
        const named = { ...doc, context: fold(doc.name) }
        return (
          things.every(({ stem }) => name.has(stem)) &&
          question.names.every((asked) => holdsName(named, asked)) &&
          passesGuards(matter, hit)
        )
      })
      return told.length === 0 ? null : { outcome: 'answered', told: told.slice(0, 2), sure: true, confidence: 0.9 }
    },
  },
]
