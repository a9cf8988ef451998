import { expect, it } from 'vitest'
import type { Receipt, SharedResume } from './share.types.ts'
import { sourceOf, toReceiptLine } from './source-of.ts'

const job = {
  id: 'job',
  title: 'Operations Manager',
  name: 'Havsgården Distribution, Gothenburg',
  start_date: 'March 2021',
  end_date: null,
  details: 'Run a warehouse of 46 people.\nCut spoiled deliveries from 4.1% to 1.3% in two years.',
}
const none = { overview: [], leadership: [], roles: [], skills: [], technical: [], achievements: [], other: [] }
const shared = { name: 'Mara Lindholm', resume: { ...none, experience: [job] } } as unknown as SharedResume
const receiptOf = (id: string) => ({ id, title: 'Operations Manager, Havsgården Distribution, Gothenburg' }) as Receipt

it.each([
  ['the line that the sentence rests on', 'Mara cut spoiled deliveries from 4.1% to 1.3% in two years.', 'line 2'],
  ['its dates, where the sentence rests on no line', 'Yes.', 'March 2021 – Present'],
])('tells a receipt from others of its item by %s [#20]', (_, sentence, detail) => {
  expect(toReceiptLine(shared, receiptOf('job'), sentence)).toEqual({
    title: 'Operations Manager, Havsgården Distribution',
    detail,
  })
})

it('calls a receipt as it is called where its item is not shown', () => {
  expect(toReceiptLine(shared, receiptOf('gone'), 'Yes.')).toEqual({
    title: 'Operations Manager, Havsgården Distribution, Gothenburg',
    detail: null,
  })
})

it('finds a source once, so that a press on its receipt need not', () => {
  const sentence = 'Mara cut spoiled deliveries.'
  expect(sourceOf(shared, receiptOf('job'), sentence)).toBe(sourceOf(shared, receiptOf('job'), sentence))
})
