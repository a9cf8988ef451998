import { expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from '../testing/place-lines.ts'

const page = (title: string, jobs: string[]): Placed[] => [
  ...opening,
  heading(100, title),
  ...jobs.map((text, n): Placed => [50, 118 + n * 14, text]),
  heading(200, 'Education'),
  [50, 218, 'Certificate in Catering, Airedale College, 2009'],
]

it('jobs on one line each, without dates, are one job a line', async () => {
  const list = [
    'Head Chef, Oakmoor Hospital, Leeds',
    'Night Receptionist, Tideway Hotel, York',
    'Kitchen Porter, Saltaire School, Shipley',
  ]
  expect(await contentsOf(page('Work History', list), 'experience')).toMatchObject([
    { title: 'Head Chef', name: 'Oakmoor Hospital, Leeds' },
    { title: 'Night Receptionist', name: 'Tideway Hotel, York' },
    { title: 'Kitchen Porter', name: 'Saltaire School, Shipley' },
  ])
})

it('"Employers" heads a list of jobs', async () => {
  const list = ['Oakmoor Hospital – Head Chef', 'Tideway Hotel – Receptionist']
  expect(await contentsOf(page('Employers', list), 'experience')).toMatchObject([
    { title: 'Head Chef', name: 'Oakmoor Hospital' },
    { title: 'Receptionist', name: 'Tideway Hotel' },
  ])
})

it('lines that run on are no list of jobs', async () => {
  const text = [
    'Cook for the patients of Oakmoor Hospital, Leeds, and for',
    'the guests of the staff in all of its houses.',
  ]
  expect((await contentsOf(page('Work History', text), 'experience')).length).toBeLessThan(2)
})
