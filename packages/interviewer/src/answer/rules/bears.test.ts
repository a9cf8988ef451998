import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { released, resume } from '../examples/example.ts'

const items = resume({
  overview: 'Physiotherapist for sports injuries.',
  jobs: [
    [
      'clinic',
      'Senior Physiotherapist',
      'Ashdown Sports Clinic, Leeds',
      'March 2021',
      null,
      'Treats 50 clients a week.\nPhysio for a football club on match days.\nBuilt the booking page of the clinic.',
    ],
    [
      'ward',
      'Physiotherapist',
      'Saint Oswin Hospital, York',
      'May 2016',
      'February 2021',
      'Stroke ward and outpatients.',
    ],
  ],
  achievements: [['belt', 'Lean Six Sigma Yellow Belt', '', '2019']],
  other: ['Willing to relocate within Yorkshire'],
})
const answers = [
  released(
    'a-stroke',
    'ward',
    'Tell us about a patient you remember.',
    'A retired driver on the stroke ward refused every session. I asked him to show me his route in the corridor. He did four stops on the first day, and at the end he walked the whole of it.',
  ),
]
const ask = (question: string) => {
  const result = answer({ firstName: 'Cian', items, answers, question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return result
}

describe('a closest line bears the thing that is asked for', () => {
  it.each([
    ['the trade', 'Does he have any paediatric physio experience?'],
    ['the verb', 'Has he ever built aircraft engines?'],
  ])('not only %s: %s', (_, question) =>
    expect(ask(question)).toMatchObject({ outcome: 'not_stated', related: [], sentences: [] }),
  )
  it('of an employer that is named only the post there is said', () => {
    const { outcome, sentences, related } = ask('Why did the hospital sue him?')
    expect({ outcome, sentences }).toEqual({ outcome: 'closest', sentences: [] })
    expect(related.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Cian was .+ Hospital.+, from .+ to .+\.$/),
    ])
  })
  it('a line with its head noun is shown', () => {
    const { outcome, related } = ask('Is he a six sigma green belt?')
    expect(outcome).toBe('closest')
    expect(related.map(({ support }) => support)).toEqual([['belt']])
  })
  it('where somebody would move is told without the name of the town', () => {
    const result = ask('would he relocate to Bristol?')
    expect(result.related.map(({ support }) => support)).toEqual([['other-1']])
    expect(result.closeness).toBe('likely')
  })
})

it('of a thing that is asked whether it is so every noun may be borne, not only those after the first', () => {
  const people = resume({
    overview: 'Wind technician.',
    jobs: [['wind', 'Technician', 'Nord Wind, Emden', '2019', null, 'Gearboxes.']],
    skills: [['blade', 'Blade inspection (rope)', 'IRATA level 1, expired.']],
  })
  const question = 'is the rope access ticket still good?'
  const result = answer({ firstName: 'Mads', items: people, answers: [], question, today: '2026-11-21' })
  expect(result.ok && [...result.sentences, ...result.related].map(({ text }) => text).join(' ')).toContain('IRATA')
})
