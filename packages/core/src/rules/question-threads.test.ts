import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toQuestionThreads } from './question-threads.ts'

const flat = (questions: { id: string; follows?: string | null }[]) =>
  toQuestionThreads(questions).flatMap(({ followUps, ...question }) => [question, ...followUps])
const numbers = (questions: { id: string; follows?: string | null }[]) =>
  flat(questions).map(({ id, number }) => `${number} ${id}`)

describe('questions with their follow-ups [#19.3]', () => {
  it('are numbered 1, 1a, 1b, 2, wherever in the list a follow-up is', () => {
    const [why, who, when, what] = [
      { id: 'why', follows: null },
      { id: 'who', follows: null },
      { id: 'when', follows: 'why' },
      { id: 'what', follows: 'why' },
    ] as const
    const expected = ['1 why', '1a when', '1b what', '2 who']
    expect(numbers([why, who, when, what])).toEqual(expected)
    expect(numbers([why, when, what, who])).toEqual(expected)
  })

  it('keep the place of each question in the list that was given', () => {
    const questions = [{ id: 'a' }, { id: 'b' }, { id: 'c', follows: 'a' }]
    expect(flat(questions).map(({ id, index }) => [id, index])).toEqual([
      ['a', 0],
      ['c', 2],
      ['b', 1],
    ])
  })

  it('count a follow-up without its question as a question of its own', () => {
    expect(numbers([{ id: 'a', follows: 'gone' }, { id: 'b' }])).toEqual(['1 a', '2 b'])
  })

  it('go on with two letters after z', () => {
    const followUps = Array.from({ length: 54 }, (_, index) => ({ id: `f${index}`, follows: 'a' }))
    const [thread] = toQuestionThreads([{ id: 'a' }, ...followUps])
    expect([0, 25, 26, 51, 52, 53].map((at) => thread?.followUps[at]?.number)).toEqual([
      '1a',
      '1z',
      '1aa',
      '1az',
      '1ba',
      '1bb',
    ])
  })

  it('are all there once, with a number each that no other has', () => {
    const id = fc.nat(30).map(String)
    const list = fc.uniqueArray(fc.record({ id, follows: fc.option(id) }), { selector: (one) => one.id })
    fc.assert(
      fc.property(list, (questions) => {
        // A question that follows itself, or a follow-up, is none that a server sends.
        const found = flat(questions)
        expect(found.map((one) => one.index).toSorted((a, b) => a - b)).toEqual(questions.map((_, index) => index))
        expect(new Set(found.map(({ number }) => number)).size).toBe(questions.length)
      }),
    )
  })
})
