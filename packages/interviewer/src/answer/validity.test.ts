import { expect, it } from 'vitest'
import { answer } from './answer.ts'
import { resume } from './examples/example.ts'

const items = resume({
  other: [
    'Crane ticket, renewed May 2025, valid 3 years.',
    'Rescue certificate since 2015, renewed 2024 for two years.',
    'Slinger course, started September 2025, exam in March.',
  ],
})
const ask = (question: string) => {
  const result = answer({ firstName: 'Isla', items, answers: [], question, today: '2026-01-21' })
  return result.ok ? result.sentences.map(({ text }) => text).join(' ') : ''
}

it.each([
  ['until when is her crane ticket valid?', 'So it is valid until May 2028.'],
  ['when does the rescue certificate expire', 'So it is valid until 2026.'],
])('the end of what is valid for a time is reckoned from its last issue: %s', (question, end) =>
  expect(ask(question)).toContain(end),
)

it('a course with its exam to come is not held', () =>
  expect(ask('Has she got the slinger certificate?')).not.toMatch(/^Yes/))
