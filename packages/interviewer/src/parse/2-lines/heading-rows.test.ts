import { expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from '../testing/place-lines.ts'

const column = (x: number, y: number, ...texts: string[]): Placed[] =>
  texts.map((text, line): Placed => [x, y + 14 * line, text])

/** Three columns under three headings, then two under two, then one. */
const grid: Placed[] = [
  ...opening,
  heading(100, 'Profile'),
  heading(100, 'Strengths', 220),
  heading(100, 'Languages', 390),
  ...column(50, 118, 'I cook short menus for', 'long evenings, in calm', 'kitchens.'),
  ...column(220, 118, 'Menu design', 'Butchery', 'Budgets'),
  ...column(390, 118, 'English, native', 'French, good', 'Welsh, basic'),
  heading(190, 'Experience'),
  ...column(50, 210, '2019 – Present', 'Oakmoor Hospital', 'Head Chef', 'Fed 640 patients.'),
  ...column(220, 210, '2015 – 2019', 'Tideway Hotel', 'Sous Chef', 'Wrote the menus.'),
  ...column(390, 210, '2011 – 2015', 'The Pier Ltd', 'Line Cook', 'Ran the grill.'),
  heading(290, 'Awards'),
  heading(290, 'Tools', 390),
  ...column(50, 308, 'Golden Ladle, Guild of Cooks, 2018', 'Best Menu of the North, 2016', 'Safety Medal, 2014'),
  ...column(390, 308, 'Excel', 'Fourth', 'Nutritics'),
].map(([x, y, text, look]): Placed => [x, y, text, look ?? (/^\d{4} –/.test(text) ? { size: 14 } : {})])

it('a page set as a grid is read row by row of its headings', async () => {
  expect(await contentsOf(grid, 'skills')).toMatchObject([
    { name: 'Menu design' },
    { name: 'Butchery' },
    { name: 'Budgets' },
  ])
  expect(await contentsOf(grid, 'technical')).toHaveLength(3)
  expect(await contentsOf(grid, 'achievements')).toHaveLength(3)
})

it('jobs side by side in it open with their dates', async () => {
  expect(await contentsOf(grid, 'experience')).toMatchObject([
    { name: 'Oakmoor Hospital', title: 'Head Chef', start_date: '2019', details: 'Fed 640 patients.' },
    { name: 'Tideway Hotel', title: 'Sous Chef', start_date: '2015', end_date: '2019' },
    { name: 'The Pier Ltd', title: 'Line Cook', start_date: '2011', end_date: '2015' },
  ])
})

it('three columns under three headings end where a heading heads text across them', async () => {
  const small = (y: number, text: string, x = 50): Placed => [x, y, text, { italic: true, color: [0.7, 0.1, 0.1] }]
  const page: Placed[] = [
    ...opening,
    small(100, 'Strengths'),
    small(100, 'Languages', 220),
    small(100, 'Awards', 390),
    ...column(50, 118, 'Menu design', 'Butchery', 'Budgets'),
    ...column(220, 121, 'English, native', 'French, good', 'Welsh, basic'),
    [390, 118, 'Golden Ladle of the'],
    [390, 132, 'Guild of Cooks, 2018'],
    [390, 150, 'Best Menu, 2016'],
    small(176, 'Profile'),
    [
      50,
      194,
      'I cook short menus for long evenings, in calm kitchens that waste little and pay on time, winter or summer.',
    ],
    small(220, 'Experience'),
    ...column(50, 238, 'Head Chef, Oakmoor Hospital', '2018 – 2021', '• Fed 640 patients a day.'),
  ]
  expect((await contentsOf(page, 'skills')).map(({ name }) => name)).toEqual(['Menu design', 'Butchery', 'Budgets'])
  expect(await contentsOf(page, 'achievements')).toMatchObject([
    { name: expect.stringContaining('Golden Ladle'), date: '2018' },
    { name: 'Best Menu', date: '2016' },
  ])
  expect(await contentsOf(page, 'experience')).toMatchObject([{ title: 'Head Chef', name: 'Oakmoor Hospital' }])
})

it('heads of entries with their dates at the right are no row of headings', async () => {
  const row = (y: number, left: string, right: string): Placed[] => [
    [50, y, left, { bold: true }],
    [470, y, right, { bold: true }],
  ]
  const page: Placed[] = [
    ...opening,
    heading(100, 'Activities'),
    ...row(118, 'Member', '2018 – 2021'),
    [50, 132, 'Kitchens of the North, a club for cooks who write. Edited its yearbook for three years.'],
    ...row(154, 'Core Member', '2014 – 2018'),
    [50, 168, 'Night market of Leeds. Booked the stalls, the band and, once, the brass of the fire brigade.'],
    heading(200, 'Skills'),
    [50, 218, 'Menu design, Butchery'],
  ]
  expect(await contentsOf(page, 'leadership')).toMatchObject([
    { text: expect.stringMatching(/^Member.*yearbook/s) },
    { text: expect.stringMatching(/^Core Member.*brigade/s) },
  ])
})
