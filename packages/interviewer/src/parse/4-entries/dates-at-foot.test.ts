import { expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from '../testing/place-lines.ts'

const bold = { bold: true }

it('dates below what was done end their entry, and begin none', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    [50, 120, 'Head Chef, Oakmoor Hospital', bold],
    [50, 134, 'Fed 640 patients and staff a day from one kitchen, with a brigade of eleven cooks.'],
    [50, 148, '2018 - 2021'],
    [150, 148, 'Leeds'],
    [50, 174, 'Sous Chef, Tideway Hotel', bold],
    [50, 188, 'Wrote the autumn menus and kept the books.'],
    [50, 202, '2014 - 2018'],
    [150, 202, 'Hull'],
  ]
  expect(await contentsOf(lines, 'experience')).toMatchObject([
    { title: 'Head Chef', name: 'Oakmoor Hospital', start_date: '2018', details: expect.stringContaining('Fed 640') },
    { title: 'Sous Chef', name: 'Tideway Hotel', start_date: '2014', details: expect.stringContaining('autumn menus') },
  ])
})

it('dates below heads still begin their entries, though the last one has no text', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    [50, 120, 'Head Chef, Oakmoor Hospital', bold],
    [50, 134, '2018 - 2021'],
    [60, 148, '- Fed 640 patients a day.'],
    [50, 170, 'Sous Chef, Tideway Hotel', bold],
    [50, 184, '2014 - 2018'],
  ]
  expect(await contentsOf(lines, 'experience')).toMatchObject([
    { title: 'Head Chef', start_date: '2018', details: 'Fed 640 patients a day.' },
    { title: 'Sous Chef', start_date: '2014' },
  ])
})

it('short lines of text above the dates at the foot are text where two look alike', async () => {
  const job = (y: number, title: string, employer: string, text: [string, string], dates: string): Placed[] => [
    [50, y, title, { bold: true }],
    [50, y + 14, employer],
    [50, y + 28, text[0], { italic: true }],
    [50, y + 42, text[1], { italic: true }],
    [50, y + 56, dates],
  ]
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    ...job(
      120,
      'Head Chef',
      'University of Northgate, Durham',
      ['Plans the menus of two wards', 'and trains six apprentices.'],
      'Sep 2019 – Present',
    ),
    ...job(
      196,
      'Sous Chef',
      'Tideway Hotel',
      ['Designed four menus, among', 'them Salt and Smoke.'],
      'Oct 2013 – Aug 2019',
    ),
    ...job(272, 'Line Cook', 'The Pier Ltd', ['Ran the grill with', 'two others.'], 'Oct 2010 – Sep 2013'),
  ]
  expect(await contentsOf(lines, 'experience')).toMatchObject([
    { title: 'Head Chef', name: expect.stringContaining('Northgate'), start_date: 'September 2019' },
    { title: 'Sous Chef', name: 'Tideway Hotel', start_date: 'October 2013' },
    { title: 'Line Cook', name: 'The Pier Ltd', start_date: 'October 2010' },
  ])
})
