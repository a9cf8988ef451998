import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fold } from '../text/words.ts'
import { answer } from './answer.ts'
import { crafts } from './examples/crafts.ts'
import { trades } from './examples/trades.ts'

const people = Object.values({ ...trades, ...crafts })
const vocabulary = people
  .flatMap((person) => [
    ...person.items.flatMap((item) => Object.values(item.content)),
    ...person.answered.map((entry) => entry.question),
  ])
  .filter((text) => typeof text === 'string')
  .flatMap((text) => text.split(' '))
const question = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.array(fc.constantFrom(...vocabulary), { maxLength: 25 }).map((list) => `${list.join(' ')}?`),
)
const person = fc.constantFrom(...people)
const today = '2026-11-21'

/** A verb of the evidence in the third person: 'treats' for 'treat', 'carries' for 'carry'. */
const conjugates = (word: string, source: string) =>
  [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].some((verb) =>
    new RegExp(`\\b${verb}\\b`).test(source),
  )

const template =
  /^(yes|no|says|lists|there|gaps?|more|than|between|jobs|by|their|dates|posts?|order|her|his|speaks|and|a|skill|this|post|most|recently|worked|writes|for|today|almost|knowledge|beginner|from|to|now|until|since|in|over|years?|months?|of|work|ago|that|is|as|at|was|has|been|began|also|january|february|march|april|may|june|july|august|september|october|november|december|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)$/
/** How the sentence about gaps ends, whatever the resume says. */
const ofGaps = / between the jobs, by their dates\.$/
// What the resume is silent on is told in the question's own words.
const silence = /^(it|does|may|on|not|say|the|resume|directly|closest|when|where|how|long|many|much|which|level)$/

it('quotes only words of the evidence it cites, is sure by 0 to 1 and ranks no id twice, whatever is asked', () => {
  fc.assert(
    fc.property(person, question, (someone, text) => {
      const result = answer({ ...someone, question: text, today })
      if (!result.ok) throw new Error(result.detail)
      expect(result.confidence).toBeGreaterThanOrEqual(0)
      expect(result.confidence).toBeLessThanOrEqual(1)
      expect(new Set(result.ranked).size).toBe(result.ranked.length)
      const texts = new Map([
        ...someone.items.map(
          (item) =>
            [
              item.id,
              fold(
                Object.values(item.content)
                  .filter((value) => value !== null)
                  .join(' '),
              ),
            ] as const,
        ),
        ...someone.answers.map((entry) => [entry.id, fold(entry.text)] as const),
      ])
      for (const sentence of [...result.sentences, ...result.related]) {
        const owner = fold(someone.firstName)
        const source = sentence.support.map((id) => texts.get(id) ?? '').join(' ')
        const isSilent = / (?:does|may) not say\b|^On “.{1,400}”, closest: /.test(sentence.text)
        const asked = isSilent ? fold(text) : ''
        const foreign = (
          fold(sentence.text)
            .replace(ofGaps, '')
            .match(/[\p{L}\p{N}]+/gu) ?? []
        ).filter(
          (word) =>
            !(
              template.test(word) ||
              (isSilent && (silence.test(word) || asked.includes(word))) ||
              word === 's' ||
              owner.includes(word) ||
              source.includes(word) ||
              conjugates(word, source)
            ),
        )
        expect({ foreign, of: foreign.length > 0 ? sentence.text : '' }).toEqual({ foreign: [], of: '' })
      }
    }),
    { numRuns: 300 },
  )
}, 600_000)

it('gives the same result for the same request', () => {
  fc.assert(
    fc.property(person, question, (someone, text) => {
      expect(answer({ ...someone, question: text, today })).toEqual(answer({ ...someone, question: text, today }))
    }),
    { numRuns: 60 },
  )
})
