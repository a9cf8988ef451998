import { figuresIn } from '../../facts/figures.ts'
import { fold } from '../../text/words.ts'
import { anyOf } from '../word-table.ts'
import { askingWords } from './asking-words.ts'
import { isIn } from './mentions.ts'
import phrases from './phrases.json' with { type: 'json' }
import type { Rule } from './rule.ts'

const down = anyOf(phrases.turned.down)
const up = anyOf(phrases.turned.up)
/** Takes for granted that something went up or down: asks for its cause. */
const asksForCause = /^(?:and |so |but )?(?:why (?:did|has|have|were|was)|how come|what (?:caused|made|led))\b/

/** Which way a text says that something went, where it says only one. */
const wayOf = (text: string): 'up' | 'down' | null => {
  const [isDown, isUp] = [down.test(text), up.test(text)]
  return isDown === isUp ? null : isDown ? 'down' : 'up'
}

/** What is said of one thing: 'grew subscribers by a third while cost per order fell' says two things. */
const clausesOf = (text: string): string[] => text.split(/[,;:]| (?:while|whereas|but|and) /u)

/** A rule for questions that turn a figure round: 'why did stock loss go up?' of who cut it. */
export const turnedRules: Rule[] = [
  {
    name: 'went the other way',
    examples: ['Why did waiting times go up on the ward?'],
    judge: ({ question, hits }) => {
      const way = wayOf(question.plain)
      if (way === null || !asksForCause.test(question.plain)) return null
      const things = question.topics.filter(
        ({ word, stem }) => !askingWords.has(stem) && !down.test(word) && !up.test(word),
      )
      for (const hit of hits.slice(0, 4)) {
        const sentence =
          hit.doc.kind === 'answer'
            ? undefined
            : hit.doc.sentences.find(
                (text) =>
                  figuresIn(text).length > 0 &&
                  clausesOf(fold(text)).some((clause) => {
                    const told = wayOf(clause)
                    return told !== null && told !== way && things.some(isIn(clause))
                  }),
              )
        if (sentence !== undefined)
          return {
            outcome: 'corrected',
            cited: [{ ...hit, doc: { ...hit.doc, sentences: [sentence] } }],
            undivided: true,
            confidence: 0.8,
          }
      }
      return null
    },
  },
]
