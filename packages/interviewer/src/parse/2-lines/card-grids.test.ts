import { expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from '../testing/place-lines.ts'

const bold = { bold: true }
const card = (x: number, y: number, ...texts: string[]): Placed[] =>
  texts.map((text, line): Placed => [x, y + 14 * line, text, line === 0 ? bold : {}])

it('awards in threes keep their own names', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Awards'),
    ...card(50, 118, 'Nurse of the Year', 'Oakmoor Hospital', '2021'),
    ...card(220, 118, 'Golden Ladle', 'Tideway Canteen', '2018'),
    ...card(390, 118, 'Safety Medal', 'City of Leeds', '2015'),
    heading(180, 'Skills'),
    [50, 196, 'Wound care, Triage, First aid'],
  ]
  expect(await contentsOf(lines, 'achievements')).toMatchObject([
    { name: 'Nurse of the Year', description: 'Oakmoor Hospital', date: '2021' },
    { name: 'Golden Ladle', description: 'Tideway Canteen', date: '2018' },
    { name: 'Safety Medal', description: 'City of Leeds', date: '2015' },
  ])
})

it('jobs in cards are read row by row, each to its end', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    ...card(
      50,
      118,
      'Head Nurse',
      'Oakmoor Hospital',
      '2019 – 2022',
      '• Planned the rota of a ward.',
      '• Trained newcomers.',
    ),
    ...card(310, 118, 'Staff Nurse', 'Tideway Clinic', '2015 – 2019', '• Dressed wounds.'),
    ...card(50, 210, 'Line Cook', 'The Pier Ltd', '2011 – 2014', '• Ran the grill.'),
    heading(290, 'Awards'),
    ...card(50, 308, 'Nurse of the Year', 'Oakmoor Hospital', '2021'),
    ...card(310, 308, 'Golden Ladle', 'Tideway Canteen', '2018'),
  ]
  expect(await contentsOf(lines, 'experience')).toMatchObject([
    { title: 'Head Nurse', name: 'Oakmoor Hospital', details: 'Planned the rota of a ward.\nTrained newcomers.' },
    { title: 'Staff Nurse', name: 'Tideway Clinic', details: 'Dressed wounds.' },
    { title: 'Line Cook', name: 'The Pier Ltd', details: 'Ran the grill.' },
  ])
  expect(await contentsOf(lines, 'achievements')).toMatchObject([
    { name: 'Nurse of the Year' },
    { name: 'Golden Ladle' },
  ])
})

it('the heading of a grid below two columns is no end of the first column', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    ...card(50, 116, 'Head Nurse', 'Oakmoor Hospital, 2019 – 2022', 'Planned the rota of a ward.'),
    ...card(50, 164, 'Staff Nurse', 'Tideway Clinic, 2015 – 2019', 'Dressed wounds.'),
    heading(100, 'Skills', 330),
    [330, 116, 'Wound care'],
    [330, 130, 'Triage'],
    [330, 144, 'First aid'],
    [330, 158, 'Rota planning'],
    heading(240, 'Awards'),
    ...card(50, 258, 'Nurse of the Year', 'City of Leeds', '2021'),
    ...card(220, 258, 'Golden Ladle', 'Tideway Canteen', '2018'),
    ...card(390, 258, 'Safety Medal', 'City of Leeds', '2015'),
  ]
  expect(await contentsOf(lines, 'achievements')).toMatchObject([
    { name: 'Nurse of the Year', date: '2021' },
    { name: 'Golden Ladle', date: '2018' },
    { name: 'Safety Medal', date: '2015' },
  ])
  expect(await contentsOf(lines, 'experience')).toHaveLength(2)
})

const jobLines: Placed[] = [
  heading(100, 'Experience'),
  ...card(
    50,
    118,
    'Head Nurse',
    'Oakmoor Hospital, 2019 – 2022',
    '• Planned the rota of a ward with forty beds and eleven nurses.',
  ),
]

it('sections side by side under headings of one look are columns, though one holds dates', async () => {
  const lines: Placed[] = [
    ...opening,
    ...jobLines,
    heading(190, 'Education'),
    ...['BA Communication, 2013', 'Diploma in Design, 2009'].map((text, n): Placed => [50, 208 + 14 * n, text]),
    heading(190, 'Skills', 300),
    ...['Budgeting', 'Press work', 'Event safety'].map((text, n): Placed => [300, 208 + 14 * n, text]),
  ]
  expect((await contentsOf(lines, 'skills')).map(({ name }) => name)).toEqual([
    'Budgeting',
    'Press work',
    'Event safety',
  ])
  expect(await contentsOf(lines, 'experience')).toHaveLength(1)
})

it('a heading of an unknown name ends a grid where it looks as the known ones do', async () => {
  const lines: Placed[] = [
    ...opening,
    ...jobLines,
    heading(190, 'Awards'),
    ...card(50, 208, 'Nurse of the Year', 'Leeds Council, 2021'),
    ...card(220, 208, 'Golden Ladle', 'Tideway Canteen, 2018'),
    heading(260, 'For free'),
    [50, 278, 'Harbour guide'],
    [50, 292, 'Friends of the Old Harbour'],
  ]
  expect(await contentsOf(lines, 'achievements')).toMatchObject([
    { name: 'Nurse of the Year', date: '2021' },
    { name: 'Golden Ladle', date: '2018' },
  ])
})

it('an employer over posts that have nothing beside them is theirs, though other jobs stand in a grid', async () => {
  const small = { size: 8, color: [0.4, 0.4, 0.4] as [number, number, number] }
  const post = (y: number, title: string, dates: string, duty: string): Placed[] => [
    [50, y, title, bold],
    [50, y + 13, dates, small],
    [60, y + 27, `• ${duty}`],
  ]
  const job = (x: number, title: string, employer: string, place: string, duty: string): Placed[] => [
    [x, 260, title, bold],
    [x, 273, employer],
    [x, 286, place, small],
    [x + 10, 300, `• ${duty}`],
  ]
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    [50, 118, 'Tideway Group', bold],
    [50, 130, 'Leeds', small],
    ...post(146, 'Kitchen Manager', 'Jan 2021 – Present', 'Plans nineteen stations and the books of two bars.'),
    ...post(196, 'Senior Cook', 'Jul 2017 – Dec 2020', 'Wrote the autumn menus.'),
    ...job(50, 'Merchandiser', 'Padma Knit Works', 'Narayanganj | Mar 2014 – Jun 2017', 'Handled costing.'),
    ...job(310, 'Trainee Officer', 'Star Buttons & Trims', 'Savar | Aug 2013 – Feb 2014', 'Prepared orders.'),
    heading(340, 'Skills'),
    [50, 358, 'Menu design, Costing'],
  ]
  expect(await contentsOf(lines, 'experience')).toMatchObject([
    { title: 'Kitchen Manager', name: 'Tideway Group', start_date: 'January 2021' },
    { title: 'Senior Cook', name: 'Tideway Group', end_date: 'December 2020' },
    { title: 'Merchandiser', name: 'Padma Knit Works' },
    { title: 'Trainee Officer', name: 'Star Buttons & Trims' },
  ])
})
