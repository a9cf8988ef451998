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
