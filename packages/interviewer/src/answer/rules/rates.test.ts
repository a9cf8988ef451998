import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const outcomeOf = (line: string, question: string) => {
  const items = resume({
    jobs: [
      ['sexer', 'Chick Sexer', 'Lindhof Hatchery, Gent', 'March 2019', null, `${line}\nWorked for four hatcheries.`],
    ],
  })
  const result = answer({ firstName: 'Jun', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { outcome: result.outcome, text: result.sentences.map(({ text }) => text).join(' ') }
}

describe('how many of something in a time', () => {
  it.each(['How many birds does she sex per hour?', 'How many birds can she sort in an hour?'])(
    'is not answered by a line without one: %s',
    (question) => expect(outcomeOf('Shower in, 72 h without other birds.', question).outcome).not.toBe('answered'),
  )
  it('is answered by the line that tells it', () => {
    const { outcome, text } = outcomeOf(
      'Sexes 1,100 birds per hour by feather.',
      'How many birds does she sex per hour?',
    )
    expect(outcome).toBe('answered')
    expect(text).toContain('1,100 birds per hour')
  })
})
