import { figuresIn } from '../../facts/figures.ts'
import { fold } from '../../text/words.ts'
import { tellsOutcome } from '../highlights.ts'
import type { Hit } from '../rank.ts'
import { anyOf } from '../word-table.ts'
import { holdsName } from '../words-of-docs.ts'
import { askingWords } from './asking-words.ts'
import { isIn, specificsOf } from './mentions.ts'
import { isInitials } from './named-by.ts'
import phrases from './phrases.json' with { type: 'json' }
import type { Matter, Rule } from './rule.ts'

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

const asksForChange = anyOf(phrases.turned.change)

/** The lines that state how all the things of a question changed, in figures: 'Claim ratio from 4.8% to 1.7%' for 'how did claims develop?'. */
const changesOf = ({ question, hits }: Matter): Hit[] => {
  const asked = specificsOf(question).filter(({ word }) => !asksForChange.test(word))
  // 'turnover' and 'claims' only ask elsewhere
  const own = asked.filter(({ stem }) => !askingWords.has(stem))
  const things = own.length > 0 ? own : asked
  const names = (text: string, doc: Hit['doc']) =>
    question.names.filter((name) => holdsName({ ...doc, context: fold(text) }, name))
  const isTold = (text: string, doc: Hit['doc']) =>
    (things.length > 0 || names(text, doc).length > 0) &&
    things.every((thing) => isIn(text)(thing) || isInitials(thing.word, text))
  return hits.flatMap((hit) => {
    const sentence = hit.doc.sentences.find((text) => tellsOutcome(text) && isTold(text, hit.doc))
    return hit.doc.kind === 'answer' || sentence === undefined
      ? []
      : [{ ...hit, doc: { ...hit.doc, sentences: [sentence] } }]
  })
}

/** Rules for figures that changed: as they are asked for, or turned round ('why did stock loss go up?' of who cut it). */
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
  {
    name: 'a figure that changed',
    examples: ['how did wound checks change?'],
    judge: (matter) => {
      const { question } = matter
      if (question.wanted === 'yes_no' || question.wanted === 'reason' || !asksForChange.test(question.plain))
        return null
      const told = changesOf(matter)
      const isNamed = ({ doc }: Hit) => {
        const context = fold([doc.title, doc.name, ...doc.sentences].join('. '))
        return question.names.every((name) => holdsName({ ...doc, context }, name))
      }
      const named = told.filter(isNamed)
      if (named.length > 0) return { outcome: 'answered', cited: named.slice(0, 1), confidence: 0.8 }
      // Of which employer a line of leadership is it does not say
      const near = told.filter(({ doc }) => doc.kind === 'leadership')
      return near.length === 0
        ? null
        : { outcome: 'closest', near: near.slice(0, 1), closeness: 'likely', confidence: 0.4 }
    },
  },
]
