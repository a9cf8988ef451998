import { expect, it } from 'vitest'
import { answer } from './answer.ts'
import { resume } from './examples/example.ts'

const items = resume({
  overview: 'Baker.',
  jobs: [
    ['head', 'Head Baker', 'Kornhaus Backwaren GmbH, Bern', 'March 2023', null, 'Sourdough and rye.'],
    ['baker', 'Baker', 'Kornhaus Backwaren GmbH, Bern', 'March 2019', 'February 2023', 'Night shift, ovens.'],
    ['mill', 'Trainee', 'Mill Rosen, Thun', '2016', '2019', 'Flour and dough.'],
  ],
  other: ['Notice period two months'],
})
const told = (question: string) => {
  const result = answer({ firstName: 'Ruedi', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return result.sentences.map(({ text }) => text).join(' ')
}

it.each([
  'current company and since when is he there',
  'current employer + how long with them altogether',
  'who does he work for now, and since when?',
  'whats his present employer and how long has he been there',
])('the time with an employer counts all posts held there: %s', (question) => {
  expect(told(question)).toContain('March 2019 to February 2023')
  expect(told(question)).not.toMatch(/does not say|may not say|Notice/)
})

it('the time in a post is that of the post', () =>
  expect(told('what is his current position and since when')).not.toContain('2019'))
