import { describe, expect, it } from 'vitest'
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

describe('what was told is found by its own question and its sentences together', () => {
  const people = resume({
    overview: 'Export leader in fruit.',
    jobs: [
      ['delta', 'Export Director', 'Delta Fruits, Cairo', '2016', '2025', 'Citrus to Russia, Germany and the Gulf.'],
    ],
    other: ['Arabic, English, Russian (basic)'],
  })
  const told = [
    released(
      'a-market',
      'delta',
      'Tell us about the most difficult market.',
      'Russia in 2016. They suspended our citrus because of one larva. I asked them to come and see, and after two weeks an inspector came. In twenty-six days we were shipping again.',
    ),
    released(
      'a-boss',
      'delta',
      'What kind of manager are you?',
      'I call them by name at nine and do not ask about sales until eleven.',
    ),
    released('a-left', 'delta', 'Why did you leave Delta Fruits?', 'The owners sold to a fund and I did not agree.'),
  ]
  const of = (question: string) => {
    const result = answer({ firstName: 'Abu Bakr', items: people, answers: told, question, today: '2026-11-21' })
    if (!result.ok) throw new Error(result.detail)
    return { ...result, text: [...result.sentences, ...result.related].map(({ text }) => text).join(' ') }
  }

  it.each([
    ['How did he get the Russian market open again?', 'suspended our citrus'],
    ['How did Abu Bakr get the Russian market open again? tell me the story', 'suspended our citrus'],
    ['His management style?', 'call them by name'],
  ])('it is shown at least: %s', (question, says) => expect(of(question).text).toContain(says))

  it('why a job was left is told of nothing else', () =>
    expect(of('What does he do when there is a crisis in the warehouse?').text).not.toContain('sold to a fund'))
})
