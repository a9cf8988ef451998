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

it.each(['goats?', 'how old is her NPTC now?'])('what the resume names is no private matter: %s', (question) =>
  expect(outcomeOf(question)).not.toBe('protected'),
)
it.each(['kids?', 'how old?', 'how old is she now?', 'old?'])('a private matter is refused: %s', (question) =>
  expect(outcomeOf(question)).toBe('protected'),
)
