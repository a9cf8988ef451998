import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const jobs = {
  jobs: [
    [
      'head',
      'Kiln Supervisor',
      'Torrin Tiles',
      'March 2020',
      null,
      'Responsible for a hall of 120 workers and visitors.',
    ],
    ['deputy', 'Deputy Foreman', 'Torrin Tiles', 'March 2018', 'February 2020', 'Glazing line.'],
    ['hand', 'Kiln Hand', 'Brora Bricks', 'March 2012', 'February 2018', 'Part of a crew of 6.'],
  ] as [string, string, string, string, string | null, string][],
}
const ask = (question: string, leadership: string[]) => {
  const items = resume({ ...jobs, leadership })
  const result = answer({ firstName: 'Isla', items, answers: [], question, today: '2026-03-21' })
  if (!result.ok) throw new Error(result.detail)
  return { outcome: result.outcome, text: result.sentences.map(({ text }) => text).join(' ') }
}

describe('how many people are led', () => {
  it.each(['how many people report to her?', 'how many guys under her', 'size of her team?'])(
    'is told by the line that says so: %s',
    (question) =>
      expect(ask(question, ['Two kiln hands report to me.'])).toMatchObject({
        outcome: 'answered',
        text: expect.stringContaining('Two kiln hands'),
      }),
  )
  it('is not told by a figure of something else', () =>
    expect(ask('how many people report to her?', ['Fire warden for the hall.']).outcome).not.toBe('answered'))
})

describe('how long people have been led', () => {
  it.each(['how long has she led people?', 'years of leading a team'])(
    'counts the posts held in their own right alone: %s',
    (question) =>
      expect(ask(question, []).text).toBe(
        'Isla has worked for six years as Kiln Supervisor at Torrin Tiles (since March 2020).',
      ),
  )
})

describe('whether a post was held', () => {
  it('is a yes by its title', () =>
    expect(ask('has she been a kiln supervisor?', []).text).toBe(
      'Yes. Isla has been Kiln Supervisor at Torrin Tiles since March 2020.',
    ))
  it.each(['has she been a foreman?', 'has she been a shift manager?'])(
    'is no yes by a time as a deputy or in somebody’s place: %s',
    (question) =>
      expect(ask(question, ['Stood in for the shift manager for six weeks in 2023.']).text).not.toMatch(/^Yes/),
  )
})
