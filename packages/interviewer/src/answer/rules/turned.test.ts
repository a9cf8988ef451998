import { expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const items = resume({
  overview: 'Depot manager.',
  jobs: [
    [
      'depot',
      'Depot Manager',
      'Halden Freight, Leeds',
      'March 2019',
      null,
      'Cut damaged pallets from 4% to 1.5%.\nRaised daily parcels by 12% while overtime fell by a fifth.',
    ],
  ],
})
const ask = (question: string) => {
  const result = answer({ firstName: 'Jo', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { ...result, text: result.sentences.map(({ text }) => text).join(' ') }
}

it.each([
  ['Why did damaged pallets increase under her?', '4% to 1.5%'],
  ['why did parcels fall', '12%'],
])('a figure that went the other way is put right: %s', (question, says) => {
  const { outcome, text } = ask(question)
  expect(outcome).toBe('corrected')
  expect(text).toContain(says)
})
it.each(['Why did damaged pallets fall?', 'why did overtime go down'])(
  'one that went as was said is not: %s',
  (question) => expect(ask(question).outcome).not.toBe('corrected'),
)
