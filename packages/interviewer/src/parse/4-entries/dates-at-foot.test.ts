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
