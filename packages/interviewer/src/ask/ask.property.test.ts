import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { wholeText } from '../text/item-text.ts'
import { ask } from './ask.ts'
import { questionProblems } from './check-question.ts'

const word = fc.constantFrom(
  ...'led managed the a of team 12 2019 95% Python, SQL; reports. • - (with) and builds sales "quoted" [x] {y} https://a.b a@b.co née Übung 日本 C++ e.g. Inc. designing responsible for runs'.split(
    ' ',
  ),
)
const prose = fc.oneof(
  fc.string({ maxLength: 120 }),
  fc.array(word, { maxLength: 60 }).map((list) => list.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)
const item: fc.Arbitrary<ResumeItem> = fc.oneof(
  fc.record({ id: fc.uuid(), section: fc.constant('other' as const), content: fc.record({ text: prose }) }),
  fc.record({
    id: fc.uuid(),
    section: fc.constant('experience' as const),
    content: fc.record({
      name: prose,
      title: prose,
      start_date: fc.constantFrom('', '2019', 'May 2020', 'Summer 2018', 'n/a'),
      end_date: fc.constantFrom(null, '', 'June 2021', 'Present'),
      details: prose,
    }),
  }),
  fc.record({
    id: fc.uuid(),
    section: fc.constant('technical' as const),
    content: fc.record({
      name: prose,
      description: prose,
      proficiency: fc.constantFrom(null, 'expert' as const),
      projects: fc.oneof(fc.constant(null), prose, fc.array(prose, { maxLength: 3 })),
    }),
  }),
)

it('every question of any item passes every check, and none repeats another', () => {
  fc.assert(
    fc.property(item, fc.integer({ min: 1, max: 6 }), (entry, num) => {
      const result = ask({ item: entry, items: [entry], existing: [], num })
      if (!result.ok) throw new Error(result.detail)
      expect(result.questions.length).toBeLessThanOrEqual(num)
      const texts = result.questions.map((question) => question.text)
      expect(new Set(texts).size).toBe(texts.length)
      for (const text of texts) {
        const problems = questionProblems(text, [], wholeText(entry))
        expect(problems, text).toEqual([])
      }
    }),
    { numRuns: 200 },
  )
})
