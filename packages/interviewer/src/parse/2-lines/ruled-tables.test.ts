import { expect, it } from 'vitest'
import { parsePdf } from '../parse-pdf.ts'
import { contentsOf, heading, opening, type Placed, placeLines, type Rule } from '../testing/place-lines.ts'

/** The lines of a table: rows below each other, columns beside each other. */
const grid = (xs: number[], ys: number[]): Rule[] => [
  ...ys.map((y): Rule => [xs[0] ?? 0, y, xs.at(-1) ?? 0, y]),
  ...xs.map((x): Rule => [x, ys[0] ?? 0, x, ys.at(-1) ?? 0]),
]
const jobs: Placed[] = [
  ...opening,
  heading(100, 'Experience'),
  [54, 122, 'Period', { bold: true }],
  [154, 122, 'Employer', { bold: true }],
  [254, 122, 'Position', { bold: true }],
  [354, 122, 'Main duties', { bold: true }],
  [54, 142, '01/2016 –'],
  [54, 156, '12/2020'],
  [154, 142, 'Oakmoor General'],
  [154, 156, 'Hospital'],
  [254, 142, 'Senior Ward'],
  [254, 156, 'Nurse'],
  [354, 142, 'Planned the rota of a ward of thirty'],
  [354, 156, 'beds and trained nine newcomers.'],
  [54, 176, '2011 – 2015'],
  [154, 176, 'Tideway Clinic'],
  [254, 176, 'Nurse'],
  [354, 176, 'Dressed wounds in a clinic of fifty beds.'],
  heading(220, 'Skills'),
  [50, 236, 'Wound care, Triage, First aid'],
]
const rules = grid([50, 150, 250, 350, 545], [110, 128, 164, 184])

it('the cells of a ruled table are read whole, and its row of labels is no entry', async () => {
  expect(await contentsOf(jobs, 'experience', rules)).toEqual([
    {
      name: 'Oakmoor General Hospital',
      title: 'Senior Ward Nurse',
      start_date: 'January 2016',
      end_date: 'December 2020',
      details: 'Planned the rota of a ward of thirty beds and trained nine newcomers.',
    },
    {
      name: 'Tideway Clinic',
      title: 'Nurse',
      start_date: '2011',
      end_date: '2015',
      details: 'Dressed wounds in a clinic of fifty beds.',
    },
  ])
})

it('awards in a ruled table have the names of their column', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Awards'),
    [54, 122, 'Award'],
    [254, 122, 'Awarded by'],
    [404, 122, 'Date'],
    [54, 142, 'Nurse of the Year'],
    [254, 142, 'Oakmoor Hospital'],
    [404, 142, '2021'],
    [54, 162, 'Golden Ladle'],
    [254, 162, 'Tideway Canteen'],
    [404, 162, '2018'],
  ]
  expect(await contentsOf(lines, 'achievements', grid([50, 250, 400, 500], [110, 128, 148, 168]))).toMatchObject([
    { name: 'Nurse of the Year', description: 'Oakmoor Hospital', date: '2021' },
    { name: 'Golden Ladle', description: 'Tideway Canteen', date: '2018' },
  ])
})

it('what heads the columns of a table is not left over', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Education'),
    [54, 122, 'Course'],
    [204, 122, 'Institution'],
    [404, 122, 'Year of Passing'],
    [54, 142, 'Diploma in Nursing'],
    [204, 142, 'Brookfield College'],
    [404, 142, '2011'],
    [54, 162, 'School certificate'],
    [204, 162, 'Harrogate School'],
    [404, 162, '2008'],
  ]
  const parsed = await parsePdf(await placeLines(lines, grid([50, 200, 400, 500], [110, 128, 148, 168])))
  expect(parsed).toMatchObject({ unplaced: [] })
  expect(parsed.ok && parsed.items.filter((item) => item.section === 'other').length).toBeGreaterThan(1)
})

it('start and end in columns of their own are one range, and running numbers are no text', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    [54, 122, 'S. No.'],
    [94, 122, 'From'],
    [154, 122, 'To'],
    [214, 122, 'Organisation'],
    [374, 122, 'Designation'],
    [54, 142, '1'],
    [94, 142, 'Nov 2020'],
    // so near to the rule that the two cells were read as one
    [144, 142, 'Till date'],
    [214, 142, 'Tideway Foundry'],
    [374, 142, 'Quality Engineer'],
    [54, 162, '2'],
    [94, 162, 'Jun 2017'],
    [144, 162, 'Oct 2020'],
    [214, 162, 'Oakmoor Works'],
    [374, 162, 'Graduate Trainee'],
  ]
  expect(await contentsOf(lines, 'experience', grid([50, 90, 141, 210, 370, 545], [110, 128, 148, 168]))).toMatchObject(
    [
      { title: 'Quality Engineer', name: 'Tideway Foundry', start_date: 'November 2020', end_date: null, details: '' },
      { title: 'Graduate Trainee', start_date: 'June 2017', end_date: 'October 2020', details: '' },
    ],
  )
})
