import { expect, it } from 'vitest'
import { parsePdf } from '../parse-pdf.ts'
import { contentsOf, heading, opening, type Placed, placeLines } from '../testing/place-lines.ts'

const bold = { bold: true }
const jobs: Placed[] = [
  ...opening,
  heading(100, 'Professional Experience'),
  [60, 120, '- Working as a'],
  [130, 120, 'Head Chef', bold],
  [182, 120, 'at'],
  [194, 120, 'Oakmoor Catering Ltd', bold],
  [304, 120, 'from June 2019 to till date.'],
  [60, 134, '- Worked as a'],
  [130, 134, 'Line Cook', bold],
  [182, 134, 'at'],
  [194, 134, 'Tideway Hotel', bold],
  [264, 134, 'from January 2016 to May 2019.'],
]

it('a job told in a sentence has a title and an employer, without the words that join them', async () => {
  expect(await contentsOf(jobs, 'experience')).toMatchObject([
    { title: 'Head Chef', name: 'Oakmoor Catering Ltd', start_date: 'June 2019', end_date: null, details: '' },
    { title: 'Line Cook', name: 'Tideway Hotel', start_date: 'January 2016', end_date: 'May 2019', details: '' },
  ])
  expect(await parsePdf(await placeLines(jobs))).toMatchObject({ unplaced: [] })
})

it('the same holds where nothing is bold', async () => {
  const plain: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    [60, 120, '- Currently working as Head Chef at Oakmoor Catering Ltd since June 2019.'],
    [60, 134, '- Worked as a Line Cook at Tideway Hotel from January 2016 to May 2019.'],
  ]
  expect(await contentsOf(plain, 'experience')).toMatchObject([
    { title: 'Head Chef', name: 'Oakmoor Catering Ltd', start_date: 'June 2019' },
    { title: 'Line Cook', name: 'Tideway Hotel', start_date: 'January 2016', end_date: 'May 2019' },
  ])
})

it("'as Cook' on the line of the dates is the title of the employer above", async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    [50, 120, 'Oakmoor Hospital', bold],
    [134, 120, ', Leeds'],
    [50, 134, 'as Head Chef, June 2019 - Present'],
    [60, 148, '- Fed 640 patients a day.'],
    [50, 170, 'Tideway Hotel', bold],
    [116, 170, ', York'],
    [50, 184, 'as Line Cook, January 2016 - May 2019'],
    [60, 198, '- Worked every station.'],
  ]
  expect(await contentsOf(lines, 'experience')).toMatchObject([
    { title: 'Head Chef', name: 'Oakmoor Hospital', details: expect.stringContaining('Fed 640') },
    { title: 'Line Cook', name: 'Tideway Hotel', details: expect.stringContaining('every station') },
  ])
})
