import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { released, resume } from './examples/example.ts'
import { neededForm } from './needed-form.ts'
import { wantedOf } from './wanted.ts'

const formOf = (plain: string) => neededForm({ plain, wanted: wantedOf(plain), counted: [] })

describe('the form that an answer needs', () => {
  it.each([
    ['a change', 'losses before and after', 'Losses down from 22% to 9%.', 'Scouting of losses in two districts.'],
    ['a change', 'did her rating improve', 'Rating rose from 71 to 88.', 'Responsible for the rating.'],
    ['a figure', 'any measurable result', 'Sales rose from 40 to 52 a week.', 'Sales and displays.'],
    ['a figure', 'how much did he make', 'I was making two thousand a month.', 'I kept the float.'],
    ['a date', 'when does her contract end', 'Ends 18 December 2026.', 'Leave cover.'],
  ])('%s: %s', (_, question, right, other) => {
    expect(formOf(question)?.(right)).toBe(true)
    expect(formOf(question)?.(other)).toBe(false)
  })
  it.each(['what is she like', 'does he know Excel?', 'why wood?'])('is any: %s', (question) =>
    expect(formOf(question)).toBeNull(),
  )
})

const items = resume({
  overview: 'Boatbuilder. Fast, friendly and proud of clean work, with a feeling for larch planks and for people.',
  jobs: [
    [
      'yard',
      'Boatbuilder',
      'Tarn Yard, Ost',
      'May 2021',
      null,
      'Planking in larch.\nLeaks at launch brought down from 9 to 2 a season.\nManpower of 40 at the refit of the ferry.\nInvoices of 1.2 million safe hours.',
    ],
  ],
  skills: [
    ['larch', 'Larch planking', 'Course and thesis'],
    ['leak', 'Leak tests', ''],
  ],
  other: ['Diploma in Boatbuilding, Ost College, 2019 - 2021', 'Student visa until 2021, 20 hours a week'],
})
const answers = [
  released(
    'a-larch',
    'yard',
    'Why larch?',
    'My father sank with an oak boat. A larch plank floats when all else fails.',
  ),
  released(
    'a-crew',
    'yard',
    'How do you deal with a quarrel?',
    'I send both to fetch one plank. They come back as one.',
  ),
]
const ask = (question: string) => {
  const result = answer({ firstName: 'Runa', items, answers, question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return [...result.sentences, ...result.related].map(({ text }) => text)
}

describe('what is told', () => {
  it('is the answer to why rather than a skill of the same name', () =>
    expect(ask('where does her interest in larch come from').join(' ')).toContain('My father sank'))
  it('is the line with the change rather than the skill', () =>
    expect(ask('leaks at launch, before and after').join(' ')).toMatch(/from 9 to 2 a season/))
  it('is one line where one thing is asked for, and none that only shares a word with another part', () =>
    expect(ask('how much manpower did the refit have')).toEqual([
      expect.stringContaining('Manpower of 40 at the refit of the ferry.'),
    ]))
  it('is of one entry where one date is asked for', () =>
    expect(ask('when did she finish college?')).toEqual([expect.stringContaining('2019 - 2021')]))
})
