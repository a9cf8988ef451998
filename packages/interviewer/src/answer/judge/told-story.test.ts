import { expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { released, resume } from '../examples/example.ts'

const items = resume({
  overview: 'Bakery manager who began at the oven.',
  jobs: [
    [
      'bakery',
      'Bakery Manager',
      'Vellin Bread',
      'March 2019',
      null,
      'Lead 24 bakers on two shifts.\nSpoiled dough fell from 6% to 2%.\nPlan deliveries to 40 shops.',
    ],
    ['oven', 'Baker', 'Old Mill Bakery', '2012', '2019', 'Baked rye bread at night.'],
  ],
  other: ['English (native)'],
})
const mixer = released(
  'a-mixer',
  'bakery',
  'Tell us about a bad day.',
  'The big mixer stopped at two in the morning with the dough for the hospital in it. I called the three people who lived nearest and we kneaded by hand until six. The hospital got its bread an hour late.',
)
const notice = released('a-notice', 'bakery', 'What is your notice period?', 'Six weeks to the end of a month.')
const ask = (question: string, answers: (typeof mixer)[]) => {
  const result = answer({ firstName: 'Runa', items, answers, question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return result
}

it.each(['how did she get through a night when everything went wrong', 'her worst day, what happened'])(
  'a story that was told is told to who asks for it in other words: %s',
  (question) => expect(ask(question, [mixer, notice])).toMatchObject({ outcome: 'answered' }),
)

it.each([
  ['Tell me about a strike she led', [notice]],
  ['Tell me about a strike she led', [mixer, notice]],
  ['biggest mistake and what she learned', [notice]],
  ['a quarrel with a supplier, example', [notice]],
  ['a quarrel with a supplier, example', [mixer, notice]],
])('the only answers that there are do not stand in for a story that was not told: %s', (question, answers) =>
  expect(ask(question, answers).outcome).not.toBe('answered'),
)
