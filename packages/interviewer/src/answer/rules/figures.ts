import { numbersIn } from '../counting.ts'
import { askingWords } from './asking-words.ts'
import { passesGuards } from './guards.ts'
import { mentionsIn, specificsOf } from './mentions.ts'
import type { Rule } from './rule.ts'

/** From which number on a figure says by itself which line is meant: small ones stand in many. */
const telling = 10

/** Rules for questions that quote a figure of the resume. */
export const figureRules: Rule[] = [
  {
    name: 'the line with the figure that is asked about',
    examples: ['the 40 entries, what was that?', 'you had 28 beds?? where was that'],
    judge: (matter) => {
      const { question, hits } = matter
      if (question.numbers.length === 0 || question.years.length > 0 || question.whether) return null
      const asked = specificsOf(question).filter(({ stem, word }) => !askingWords.has(stem) && !/\d/.test(word))
      if (asked.length === 0) return null
      const isTelling = question.numbers.some((value) => value >= telling)
      const lines = hits.flatMap((hit) =>
        hit.doc.kind === 'answer'
          ? []
          : hit.doc.sentences
              .filter((text) => {
                const held = numbersIn(text)
                return (
                  question.numbers.every((value) => held.includes(value)) &&
                  (isTelling ? asked.some(mentionsIn(text)) : asked.every(mentionsIn(text)))
                )
              })
              .map((text) => ({ ...hit, doc: { ...hit.doc, sentences: [text] } })),
      )
      const [line, ...others] = lines
      return line === undefined || others.length > 0 || !passesGuards(matter, line)
        ? null
        : { outcome: 'answered', cited: [line], confidence: 0.75 }
    },
  },
]
