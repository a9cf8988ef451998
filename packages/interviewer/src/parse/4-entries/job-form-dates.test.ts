import { expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from '../testing/place-lines.ts'

it('dates without a label stand below the employer of a form, under "Experience Details"', async () => {
  const form = (y: number, employer: string, dates: string, title: string): Placed[] => [
    [50, y, 'Company'],
    [150, y, `: ${employer}`],
    [156, y + 14, `(${dates})`],
    [50, y + 28, 'Project'],
    [150, y + 28, ': New kitchen'],
    [50, y + 42, 'Position'],
    [150, y + 42, `: ${title}`],
  ]
  const page: Placed[] = [
    ...opening,
    heading(100, 'EXPERIENCE DETAILS'),
    ...form(120, 'Oakmoor Catering', '20/12/2017 to 31/12/2018', 'Head Chef'),
    ...form(200, 'Tideway Hotel', '1/03/2016 to 10/11/2017', 'Line Cook'),
  ]
  expect(await contentsOf(page, 'experience')).toMatchObject([
    { name: 'Oakmoor Catering', title: 'Head Chef', start_date: 'December 2017', end_date: 'December 2018' },
    { name: 'Tideway Hotel', title: 'Line Cook', start_date: 'March 2016', end_date: 'November 2017' },
  ])
})

it('a number before the employer of a form leaves it one, whatever labels come again in each', async () => {
  const form = (y: number, n: number, employer: string, dates: string, title: string): Placed[] => [
    [50, y, `${n}.  Organization : ${employer}`],
    [64, y + 14, `Duration : ${dates}`],
    [64, y + 28, `Designation : ${title}`],
    [64, y + 42, 'Job Responsibility', { bold: true }],
    [70, y + 56, '• Repairs of ovens'],
  ]
  const page: Placed[] = [
    ...opening,
    heading(100, 'Professional Experience'),
    ...form(120, 1, 'Oakmoor Catering', '09-11-10 to 17-05-11', 'Oven Mechanic'),
    ...form(210, 2, 'TWH (Client - Moor, Tideway Hotels Ltd.)', '25-05-11 to till date', 'House Electrician'),
  ]
  expect(await contentsOf(page, 'experience')).toMatchObject([
    { name: 'Oakmoor Catering', title: 'Oven Mechanic', start_date: 'November 2010', end_date: 'May 2011' },
    {
      name: 'TWH (Client - Moor, Tideway Hotels Ltd.)',
      title: 'House Electrician',
      start_date: 'May 2011',
      end_date: null,
    },
  ])
})
