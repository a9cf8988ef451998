import { expect, it } from 'vitest'
import { quoteFor } from './quote.ts'

const job = {
  id: '1',
  version: 1,
  tag: null,
  name: 'Havsgården Distribution',
  title: 'Operations Manager',
  start_date: 'March 2021',
  end_date: null,
  details: '• Run a fleet of 23 vans.\n• Cut waste from 4% to 1% in two years by measuring.\n• Run a warehouse.',
}
const wordsOf = (quote: ReturnType<typeof quoteFor>) => quote?.line.slice(quote.from, quote.to)

it('is the words of one line, without its bullet', () => {
  const quote = quoteFor(job, 'Mara cut waste from 4% to 1% in two years.', 'Mara Lindholm')
  expect(quote?.line).toBe('Cut waste from 4% to 1% in two years by measuring.')
  expect(wordsOf(quote)).toBe('Cut waste from 4% to 1% in two years')
})

it('is nothing where the sentence rests on the job itself, or on an item of a name alone', () => {
  const sentence = 'Mara Lindholm is Operations Manager at Havsgården Distribution.'
  expect(quoteFor(job, sentence, 'Mara Lindholm')).toBeNull()
  const skill = { id: '2', version: 1, tag: null, name: 'Budgeting', description: '', projects: [] }
  expect(quoteFor(skill, 'Mara knows budgeting.', 'Mara Lindholm')).toBeNull()
})

it('finds the line of an item that is text', () => {
  const text = { id: '1', version: 1, tag: null, text: 'One line about trains.\nAnother line about ships.' }
  expect(quoteFor(text, 'She writes about ships.', 'Ada')?.line).toBe('Another line about ships.')
})
