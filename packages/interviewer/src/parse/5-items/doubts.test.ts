import { expect, it } from 'vitest'
import { finishItem } from './finish-item.ts'
import { type Draft, textDraft } from './make-item.ts'

const now = new Date('2026-06-15')
type Read = Pick<Extract<Draft, { section: 'roles' | 'skills' | 'experience' | 'achievements' }>, 'section' | 'content'>
const doubtsOf = (read: Read) =>
  finishItem({ ...read, spans: {}, more: [], confidence: {}, heading: null } as Draft, now).doubts

const job = (fields: object) =>
  doubtsOf({
    section: 'experience',
    content: { name: 'Oakmoor', title: 'Nurse', start_date: 'March 2016', end_date: null, details: '', ...fields },
  })
const role = (fields: object) =>
  doubtsOf({ section: 'roles', content: { name: 'Rota', description: 'Plans', date: null, projects: null, ...fields } })
const award = (fields: object) =>
  doubtsOf({
    section: 'achievements',
    content: { name: 'Golden Ladle', description: '', link: null, date: null, ...fields },
  })
const text = (section: 'overview' | 'leadership' | 'other', words: string, tag?: 'education' | 'other') =>
  finishItem(textDraft(section, { text: words, parts: [] }, null, 1, tag), now).doubts

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

it('an award, a role or a skill without a name is doubted', () => {
  const missing = [{ reason: 'empty_field', field: 'name' }]
  expect(award({})).toBeUndefined()
  expect(award({ name: '' })).toEqual(missing)
  expect(role({})).toBeUndefined()
  expect(role({ name: '' })).toEqual(missing)
  expect(doubtsOf({ section: 'skills', content: { name: '', description: 'Welding', projects: null } })).toEqual(
    missing,
  )
})

it('a date of something finished that is in the future is doubted', () => {
  const future = (field: string) => [{ reason: 'future_date', field }]
  expect(job({ end_date: 'July 2026' })).toEqual(future('end_date'))
  expect(job({ start_date: '2027' })).toEqual(future('start_date'))
  expect(job({ start_date: '2027', end_date: '2027' })).toEqual(future('start_date'))
  expect(award({ date: '2027' })).toEqual(future('date'))
  // this month and this year have begun
  expect(job({ end_date: 'June 2026' })).toBeUndefined()
  expect(job({ end_date: '2026' })).toBeUndefined()
  expect(award({ date: '2026' })).toBeUndefined()
})

it('dates that were left at the start of a line are doubted; those that a sentence tells are not', () => {
  const left = (field: string) => [{ reason: 'dates_in_text', field }]
  expect(job({ details: 'Ran two wards.\nJune 2015 – April 2018\nTrained nurses.' })).toEqual(left('details'))
  expect(job({ details: 'Cut falls by a third from 2017 – 2018.' })).toBeUndefined()
  expect(job({ details: 'Since 2019 in charge of two wards.' })).toBeUndefined()
  expect(role({ description: '2015 – 2018 with four others' })).toEqual(left('description'))
  expect(award({ description: '2015 – 2018 by the county' })).toEqual(left('description'))
})

it('an entry of Leadership or Other that begins with dates is doubted, as it may be a job', () => {
  const left = [{ reason: 'dates_in_text', field: 'text' }]
  expect(text('leadership', '2015 – Present Expedition supervisor')).toEqual(left)
  expect(text('leadership', 'Chairs the safety committee')).toBeUndefined()
  expect(text('other', '2015 – 2018 Driver for the food bank', 'other')).toEqual(left)
  // schools have no field for their dates, and an overview has no entries
  expect(text('other', '08/2013 – 06/2014 PGDE, University of Leith', 'education')).toBeUndefined()
  expect(text('overview', '2015 – 2018 at sea.')).toBeUndefined()
})

it('dates in a text or beside a role that end before they start are doubted', () => {
  const backwards = { reason: 'ends_before_start' }
  expect(role({ date: 'May 2021 – March 2019' })).toEqual([backwards])
  expect(text('other', 'PGDE, University of Leith, 2014 – 2013', 'education')).toEqual([backwards])
  expect(text('leadership', '2018 – 2015 Mentor')).toEqual([backwards, { reason: 'dates_in_text', field: 'text' }])
})
