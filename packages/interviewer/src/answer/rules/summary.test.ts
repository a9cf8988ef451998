import { expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { released, resume } from '../examples/example.ts'

const items = resume({
  overview: 'Gardener with ten years in glasshouse growing. Likes early mornings.',
  jobs: [
    [
      'nursery',
      'Grower',
      'Pflanzenhof, Bremen',
      '2020',
      null,
      'Grew 40,000 tomato plants in a glasshouse.\nLed two helpers.',
    ],
    [
      'park',
      'Gardener',
      'City of Bremen',
      '2015',
      '2020',
      'Rebuilt the glasshouse of the palm garden.\nCut hedges in 12 parks.',
    ],
  ],
  skills: [['glass', 'Glasshouse growing', '']],
})
const answers = [
  released(
    'a-frost',
    'nursery',
    'Tell me about a crisis.',
    'A heater failed in a night of frost and we carried in straw until four.',
  ),
]
const ask = (question: string) => {
  const result = answer({ firstName: 'Heike', items, answers, question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return result.sentences.map(({ text }) => text).join(' ')
}

it('a summary tells the lines of jobs in the order of the resume, then the profile', () =>
  expect(ask('Summarise her experience with glasshouses.')).toMatch(
    /40,000 tomato plants.*palm garden.*ten years in glasshouse growing/s,
  ))
it('who asks what experience there is is told more than that it is listed', () => {
  const text = ask('What experience does she have in glasshouse growing?')
  expect(text).toMatch(/tomato plants in a glasshouse/)
  expect(text).toMatch(/ten years in glasshouse growing/)
})
