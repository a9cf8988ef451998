import { expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from '../testing/place-lines.ts'

const bold = { bold: true }
const job = (y: number, [employer, street, town, dates, title, duty]: string[]): Placed[] => [
  [50, y, employer ?? '', bold],
  [50, y + 13, street ?? ''],
  [50, y + 26, town ?? ''],
  [50, y + 46, dates ?? '', bold],
  [50, y + 59, title ?? '', bold],
  [50, y + 72, duty ?? ''],
]

it('an address between employer and dates leaves every job its own employer, though all three are bold', async () => {
  const page: Placed[] = [
    ...opening,
    heading(100, 'Work Experience'),
    ...job(120, [
      'Oakmoor Hospital',
      '4 Mill Lane',
      'Leeds, LS1 4AB',
      'May 2019 - Present',
      'Head Chef',
      'Fed 640 patients a day from one kitchen with a team of nine cooks.',
    ]),
    ...job(220, [
      'Tideway Hotel',
      '71 Quay Road',
      'Whitby, YO21 1AA',
      'June 2015 - April 2019',
      'Sous Chef',
      'Wrote the autumn menus for two restaurants and kept the books.',
    ]),
    ...job(320, [
      'Saltaire School',
      '9 Victoria Road',
      'Shipley, BD18 3LA',
      'March 2011 - May 2015',
      'Cook',
      'Cooked lunch for two hundred children and ordered the food for it.',
    ]),
  ]
  expect(await contentsOf(page, 'experience')).toMatchObject([
    { name: 'Oakmoor Hospital', title: 'Head Chef', start_date: 'May 2019' },
    { name: 'Tideway Hotel', title: 'Sous Chef', start_date: 'June 2015' },
    { name: 'Saltaire School', title: 'Cook', start_date: 'March 2011' },
  ])
})
