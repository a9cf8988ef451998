import { describe, expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from '../testing/place-lines.ts'

const bold = { bold: true }

/** Two jobs whose dates stand over each other at `x`. */
const jobs = (x: number, dates: [string, string][]): Placed[] => [
  ...opening,
  heading(100, 'Experience'),
  ...dates.flatMap(([start, end], index): Placed[] => {
    const y = 120 + 60 * index
    return [
      [120, y, index === 0 ? 'Head Chef' : 'Line Cook', bold],
      [x, y, start],
      [120, y + 14, index === 0 ? 'Tideway Hotel' : 'Oakmoor School'],
      [x, y + 14, end],
      [120, y + 28, 'Wrote the menus and kept the books of the kitchen in order.'],
    ]
  }),
]

describe('dates over each other are one range', () => {
  it.each([
    ['left', 60],
    ['right', 480],
  ])('%s of the jobs', async (_, x) => {
    expect(
      await contentsOf(
        jobs(x, [
          ['2018', 'Present'],
          ['2014', '2017'],
        ]),
        'experience',
      ),
    ).toMatchObject([
      { title: 'Head Chef', name: 'Tideway Hotel', start_date: '2018', end_date: null },
      { title: 'Line Cook', name: 'Oakmoor School', start_date: '2014', end_date: '2017' },
    ])
  })
})

it('years of a list that follow each other stay single', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Awards'),
    [60, 120, '2018'],
    [120, 120, 'Best Poster, Biennale of graphic arts'],
    [60, 134, '2021'],
    [120, 134, 'Golden Ladle, Night festival'],
    heading(170, 'Certificates'),
    [60, 190, '2016'],
    [120, 190, 'Food Safety, Level 3'],
    [60, 204, '2019'],
    [120, 204, 'First Aid, Red Cross'],
  ]
  expect(await contentsOf(lines, 'achievements')).toMatchObject([
    { name: 'Best Poster, Biennale of graphic arts', date: '2018' },
    { name: 'Golden Ladle, Night festival', date: '2021' },
  ])
})

it('a range that breaks after its word for until is one range', async () => {
  expect(
    await contentsOf(
      jobs(60, [
        ['2018 to', 'Present'],
        ['2014 to', '2017'],
      ]),
      'experience',
    ),
  ).toMatchObject([
    { title: 'Head Chef', start_date: '2018', end_date: null },
    { title: 'Line Cook', start_date: '2014', end_date: '2017' },
  ])
})

it('a range whose end stands below an arrow is one', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    [50, 120, 'Oct 2019 >'],
    [50, 134, 'Apr 2021'],
    [140, 120, 'Head Chef', { bold: true }],
    [140, 134, 'Oakmoor Hospital, Leeds'],
    [140, 148, '- Fed 640 patients a day.'],
    [50, 170, 'Sep 2015 >'],
    [50, 184, 'Sep 2019'],
    [140, 170, 'Sous Chef', { bold: true }],
    [140, 184, 'Tideway Hotel, York'],
    [140, 198, '- Wrote the autumn menus.'],
  ]
  expect(await contentsOf(lines, 'experience')).toMatchObject([
    { title: 'Head Chef', start_date: 'October 2019', end_date: 'April 2021' },
    { title: 'Sous Chef', start_date: 'September 2015', end_date: 'September 2019' },
  ])
})
