import { expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from '../testing/place-lines.ts'

const row = (y: number, start: string, end: string, title: string, employer: string): Placed[] => [
  [50, y, start],
  [110, y, end],
  [180, y, title],
  [340, y, employer],
]

it('start and end in columns without rules are one range', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    ...row(122, '2018', 'Present', 'Head Chef', 'Tideway Hotel'),
    ...row(142, '2014', '2017', 'Line Cook', 'Oakmoor School'),
    ...row(162, '2011', '2014', 'Kitchen Porter', 'Norden Canteen'),
    heading(200, 'Skills'),
    [50, 220, 'Menu design, Budgeting'],
  ]
  expect(await contentsOf(lines, 'experience')).toMatchObject([
    { title: 'Head Chef', name: 'Tideway Hotel', start_date: '2018', end_date: null },
    { title: 'Line Cook', name: 'Oakmoor School', start_date: '2014', end_date: '2017' },
    { title: 'Kitchen Porter', name: 'Norden Canteen', start_date: '2011', end_date: '2014' },
  ])
})

it('years of awards that stand beside each other stay single', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Awards'),
    [50, 122, 'Golden Ladle', { bold: true }],
    [300, 122, 'Best Menu', { bold: true }],
    [50, 136, 'Guild of Cooks'],
    [300, 136, 'Night festival'],
    [50, 150, '2018'],
    [300, 150, '2021'],
  ]
  expect(await contentsOf(lines, 'achievements')).toMatchObject([{ date: '2018' }, { date: '2021' }])
})
