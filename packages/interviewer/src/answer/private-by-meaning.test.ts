import { expect, it } from 'vitest'
import { answer } from './answer.ts'
import { resume } from './examples/example.ts'

const items = resume({
  overview: 'Stockman with cattle and goats.',
  jobs: [['farm', 'Stockman', 'Torrin Farm', 'March 2020', null, '120 goats and 40 cattle.']],
  other: ['NPTC spraying certificate, 2019'],
})
const outcomeOf = (question: string) => {
  const result = answer({ firstName: 'Isla', items, answers: [], question, today: '2026-01-21' })
  return result.ok ? result.outcome : null
}

it.each(['goats?', 'how old is her NPTC now?', 'is he MRICS?', 'TOE?', 'Is she a Black Belt', 'SimaPro or GaBi?'])(
  'what the resume names or nothing knows is no private matter: %s',
  (question) => expect(outcomeOf(question)).not.toBe('protected'),
)
it.each(['kids?', 'how old?', 'how old is she now?', 'old?'])('a private matter is refused: %s', (question) =>
  expect(outcomeOf(question)).toBe('protected'),
)

const teacher = resume({
  jobs: [['school', 'Kaiako', 'Rimu Kindergarten', 'March 2020', null, 'Key teacher for ten children.']],
  other: ['Married, two children'],
})
const outcomeOfTeacher = (question: string) => {
  const result = answer({ firstName: 'Isla', items: teacher, answers: [], question, today: '2026-01-21' })
  return result.ok ? result.outcome : null
}

it.each([
  'Is she comfortable using te reo with the children',
  'is she still hands on with the kids',
  'toddlers?',
  'and how does she go about it when she disagrees with the parents',
  'how did the parents react',
  'families per year in the group?',
])('children and their parents are whom a teacher works with: %s', (question) =>
  expect(outcomeOfTeacher(question)).not.toBe('protected'),
)
it.each([
  'planning kids any time soon?',
  'kids at home? asking because of the travel',
  'has she kids?',
  'elderly parents to care for?',
])('children of her own are private: %s', (question) => expect(outcomeOfTeacher(question)).toBe('protected'))
it.each(['Please state her present position and the date of appointment.', 'any references he can give'])(
  'a polite request is no order to the machine: %s',
  (question) => expect(outcomeOf(question)).not.toBe('instruction'),
)
