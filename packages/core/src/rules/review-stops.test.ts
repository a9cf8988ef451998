import { expect, it } from 'vitest'
import type { Doubt } from '../schemas/doubt.ts'
import { toReadFacts, toReviewCount, toReviewStops, toUnreadNotice } from './review-stops.ts'

const none = {
  overview: [],
  leadership: [],
  experience: [],
  roles: [],
  skills: [],
  technical: [],
  achievements: [],
  other: [],
  unplaced: [],
}
const item = (id: string, doubts?: Doubt[]) => ({ id, version: 1, tag: null, text: 'x', ...(doubts && { doubts }) })

it('goes through doubtful items in the order of the sections, then through text that was not placed', () => {
  const resume = {
    ...none,
    other: [item('o', [{ reason: 'from_picture' }])],
    overview: [item('sure'), item('a', [{ reason: 'ends_before_start' }])],
    unplaced: [{}, {}],
  }
  expect(toReviewStops(resume).map(({ id, section }) => [id, section])).toEqual([
    ['a', 'overview'],
    ['o', 'other'],
    ['unplaced-0', null],
    ['unplaced-1', null],
  ])
  expect(toReviewStops(resume).at(-1)?.reasons).toEqual(['This text is not in a section yet.'])
})

it.each<[Doubt, string]>([
  [{ reason: 'from_picture' }, 'It was read from a picture.'],
  [{ reason: 'unsure_words', words: ['Acme', 'GmbH'] }, 'These words may be misread: Acme, GmbH.'],
  [{ reason: 'empty_field', field: 'start_date' }, 'The start date is missing.'],
  [{ reason: 'empty_field', field: 'name' }, 'The name is missing.'],
  [{ reason: 'ends_before_start' }, 'It ends before it starts.'],
  [{ reason: 'date_in_name', field: 'title' }, 'The title contains a date.'],
  [{ reason: 'future_date', field: 'end_date' }, 'The end date is in the future.'],
  [{ reason: 'date_in_name', field: 'name' }, 'The name contains a date.'],
  [{ reason: 'future_date', field: 'date' }, 'The date is in the future.'],
  [{ reason: 'dates_in_text', field: 'details' }, 'The details contain dates.'],
  [{ reason: 'dates_in_text', field: 'description' }, 'The description contains dates.'],
  [{ reason: 'dates_in_text', field: 'text' }, 'The text contains dates. If it is a job, move it to Experience.'],
])('says why: %j', (doubt, reason) => {
  expect(toReviewStops({ ...none, overview: [item('a', [doubt])] })[0]?.reasons).toEqual([reason])
})

it.each<[Doubt, string]>([
  [{ reason: 'empty_field', field: 'name' }, 'The employer is missing.'],
  [{ reason: 'empty_field', field: 'title' }, 'The job title is missing.'],
  [{ reason: 'date_in_name', field: 'name' }, 'The employer contains a date.'],
])('says of a job whose name is meant: %j', (doubt, reason) => {
  expect(toReviewStops({ ...none, experience: [item('a', [doubt])] })[0]?.reasons).toEqual([reason])
})

it('counts what was read in every section, in the order of the page, without the lines of the head', () => {
  const resume = {
    ...none,
    other: [{ tag: 'contact' }, { tag: 'education' }],
    experience: [{ tag: null }, { tag: null }],
    leadership: [{ tag: null }],
  }
  expect(toReadFacts(resume)).toEqual(['1 leadership item', '2 jobs', '1 other item'])
  expect(toReadFacts(none)).toEqual([])
})

it.each([
  [1, '1 overview, 1 leadership item, 1 job, 1 role, 1 skill, 1 tool, 1 achievement, 1 other item'],
  [2, '2 overviews, 2 leadership items, 2 jobs, 2 roles, 2 skills, 2 tools, 2 achievements, 2 other items'],
])('has a word for the items of each section: %i', (count, words) => {
  const items = Array.from({ length: count }, () => ({ tag: null }))
  const resume = {
    overview: items,
    leadership: items,
    experience: items,
    roles: items,
    skills: items,
    technical: items,
    achievements: items,
    other: items,
  }
  expect(toReadFacts(resume).join(', ')).toBe(words)
})

it('counts', () => {
  expect([0, 1, 3].map(toReviewCount)).toEqual(['Nothing to check.', '1 line to check.', '3 lines to check.'])
})

it('says which pages were not read', () => {
  expect([undefined, [], [2], [3, 4, 5]].map((pages) => toUnreadNotice(pages))).toEqual([
    null,
    null,
    'Page 2 is a picture and was not read.',
    'Pages 3, 4, and 5 are pictures and were not read.',
  ])
})
