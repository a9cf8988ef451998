import { expect, it } from 'vitest'
import { finishItem } from './finish-item.ts'

const job = (fields: object) =>
  finishItem({
    section: 'experience',
    content: { name: 'Oakmoor', title: 'Nurse', start_date: 'March 2016', end_date: null, details: '', ...fields },
    spans: {},
    more: [],
    confidence: {},
    heading: null,
  }).doubts

it('a job with its title, employer and dates is not doubted', () => {
  expect(job({})).toBeUndefined()
  expect(job({ end_date: '2016' })).toBeUndefined()
  expect(job({ name: 'Expo 2000', end_date: 'March 2016' })).toBeUndefined()
})

it.each(['name', 'title', 'start_date'] as const)('a job without %s is doubted', (field) => {
  expect(job({ [field]: '' })).toEqual([{ reason: 'empty_field', field }])
})

it('a job that ends before it starts is doubted', () => {
  expect(job({ end_date: 'January 2016' })).toEqual([{ reason: 'ends_before_start' }])
  expect(job({ end_date: '2015' })).toEqual([{ reason: 'ends_before_start' }])
})

it('dates in the name of an employer are doubted', () => {
  expect(job({ name: 'Oakmoor May 2019' })).toEqual([{ reason: 'date_in_name', field: 'name' }])
})

it('an award without a name is doubted', () => {
  const award = { name: '', description: 'Given by the county', link: null, date: null }
  const draft = { content: award, spans: {}, more: [], confidence: {}, heading: null }
  expect(finishItem({ section: 'achievements', ...draft }).doubts).toEqual([{ reason: 'empty_field', field: 'name' }])
})
