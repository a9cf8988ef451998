import { describe, expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from '../testing/place-lines.ts'

type Job = { dates: string; title: string; employer: string; town: string; duties: string[] }

const jobs: Job[] = [
  {
    dates: '2019 - 2022',
    title: 'Head Chef',
    employer: 'Oakmoor Hospital',
    town: 'Leeds, UK',
    duties: ['Fed 640 patients a day from one kitchen', 'and cut the waste by a third.', 'Trained nine newcomers.'],
  },
  {
    dates: '2015 - 2018',
    title: 'Sous Chef',
    employer: 'Tideway Hotel',
    town: 'York, UK',
    duties: ['Wrote the autumn menus for two restaurants', 'and kept the books of the bar.'],
  },
]

const table = (at: { dates: number; head: number; duties: number }): Placed[] => [
  ...opening,
  heading(100, 'Experience'),
  ...jobs.flatMap((job, n): Placed[] => {
    const y = 122 + n * 60
    return [
      [at.dates, y, job.dates],
      [at.head, y, job.title, { bold: true }],
      [at.head, y + 14, job.employer],
      [at.head, y + 28, job.town],
      ...job.duties.map((text, line): Placed => [at.duties, y + 14 * line, text]),
    ]
  }),
]

const expected = [
  { title: 'Head Chef', name: 'Oakmoor Hospital', start_date: '2019', end_date: '2022' },
  { title: 'Sous Chef', name: 'Tideway Hotel', start_date: '2015', end_date: '2018' },
]

describe('a table of dates, heads and duties', () => {
  it.each([
    ['left of the head', { dates: 50, head: 130, duties: 290 }],
    ['between head and duties', { dates: 190, head: 50, duties: 290 }],
  ])('is read cell by cell when the dates stand %s', async (_, at) => {
    const found = await contentsOf(table(at), 'experience')
    expect(found).toMatchObject(expected)
    expect(found[0]?.details).toContain('Fed 640 patients a day from one kitchen and cut the waste by a third.')
    expect(found[1]?.details).toContain('Wrote the autumn menus for two restaurants and kept the books of the bar.')
  })
})
