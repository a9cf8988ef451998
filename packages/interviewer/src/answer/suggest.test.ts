import { expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { buildIndex } from './build-index.ts'
import { suggest } from './suggest.ts'

const job = (id: string, name: string, details: string): ResumeItem => ({
  id,
  section: 'experience',
  content: { name, title: 'Engineer', start_date: '2015', end_date: '2018', details },
})
const suggestionsFor = (items: ResumeItem[]) => {
  const evidence = { firstName: 'Ada', items, answers: [], today: '2026-11-22' }
  return suggest(evidence, buildIndex(evidence))
}

it('two jobs at one employer make one suggestion, which leaves room for another', () => {
  const jobs = [
    job('1', 'Nordkorn Foods, Borås', 'Planned the deliveries to all shops.'),
    job('2', 'Nordkorn Foods, Malmö', 'Packed the deliveries to all shops.'),
    job('3', 'NORDKORN FOODS', 'Carried the deliveries to all shops.'),
    job('4', 'Leith Academy', 'Taught the first year to read maps.'),
  ]
  expect(suggestionsFor(jobs)).toEqual(['What did Ada do at Nordkorn Foods?', 'What did Ada do at Leith Academy?'])
})
