import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { released, resume } from '../examples/example.ts'

const items = resume({
  overview: 'Sales manager for industrial software.',
  jobs: [
    [
      'core',
      'Vice President of Sales',
      'Corelane Software, Dallas',
      '2019',
      null,
      'Closed a $5M deal with a grocery chain.',
    ],
    ['pump', 'Key Account Manager', 'Lone Star Pumps, Houston', '2008', '2019', 'Managed 40 accounts.'],
  ],
  achievements: [['aid', 'Occupational First Aid', 'Valid until March 2027.', '2025']],
})
const answers = [
  released(
    'a-lost',
    'core',
    'Tell us about a deal you lost.',
    'We lost a hospital group, for I had never met the one who signs.',
  ),
]
const ask = (question: string) => {
  const result = answer({ firstName: 'Greg', items, answers, question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return result
}

describe('nothing is shown', () => {
  it.each(['What is his OTE expectation?', 'what is he earning now'])(
    'for what is taken for granted or not stated: %s',
    (question) => expect(ask(question)).toMatchObject({ outcome: 'not_stated', related: [], sentences: [] }),
  )
})

describe('of what is taken for granted of an employer', () => {
  it('the post with its dates is shown, and no line of another matter', () =>
    expect(ask('How did he handle the IPO at Corelane?')).toMatchObject({
      outcome: 'closest',
      related: [{ text: expect.stringMatching(/ at Corelane .*\d{4}\.$/) }],
    }))

  it('a demotion is put right by the post with its dates', () =>
    expect(ask('why was he demoted at Corelane')).toMatchObject({ outcome: 'corrected' }))
})

it('a month alone is no answer', () => {
  const result = ask('could he do a trial day in March')
  expect(result.outcome).not.toBe('answered')
})
it('a post is not held by who reports on it', () => expect(ask('has he ever been a CEO').outcome).not.toBe('answered'))

describe('a name that stands in one line beside the jobs alone', () => {
  const people = resume({
    overview: 'Merchandiser in knits.',
    jobs: [['mill', 'Merchandiser', 'Corran Mill, Oban', '2019', null, 'Final inspection in 14 factories.']],
    other: ['Willing to relocate: Bangladesh, Ethiopia also ok', 'English, Tamil, Hindi (manageable)'],
  })
  const asked = (question: string) =>
    answer({ firstName: 'Isla', items: people, answers: [], question, today: '2026-11-21' })
  it('is shown by that line, and not by what only looks like it', () =>
    expect(asked('How was her experience in the Ethiopia factory?')).toMatchObject({
      outcome: 'closest',
      closeness: 'unlikely',
      related: [{ text: expect.stringContaining('Ethiopia also ok') }],
    }))
  it('of languages all are told where all are asked for', () =>
    expect(asked('which languages, level of hindi?')).toMatchObject({
      outcome: 'answered',
      sentences: [{ text: expect.stringContaining('English, Tamil, Hindi (manageable)') }],
    }))
})

it('a figure is told by no story without it', () => {
  const people = resume({
    jobs: [['hall', 'Event manager', 'Oban Hall', '2019', null, 'Biggest: congress of nurses, 3,500 participants.']],
  })
  const told = [
    released(
      'dark',
      'hall',
      'Tell us about an event where something went wrong.',
      'No light in the hall of the event.',
    ),
  ]
  const result = answer({
    firstName: 'Isla',
    items: people,
    answers: told,
    question: 'how many participants at the biggest event?',
    today: '2026-11-21',
  })
  expect(result.ok && [...result.sentences, ...result.related].map(({ text }) => text).join()).toContain('3,500')
})
