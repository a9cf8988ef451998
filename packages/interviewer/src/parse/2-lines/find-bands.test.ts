import { describe, expect, it } from 'vitest'
import { openPdf } from '../1-glyphs/read-pdf.ts'
import { contentsOf, heading, opening, type Placed, placeLines } from '../testing/place-lines.ts'
import { readLayout, seePages } from './read-layout.ts'

type Job = { dates: string; title: string; employer: string; town: string; duties: string[] }

const jobs: Job[] = [
  {
    dates: '2019 - 2022',
    title: 'Head Chef',
    employer: 'Oakmoor Hospital',
    town: 'Leeds, UK',
    duties: ['Fed 640 patients a day from one kitchen', 'and cut the waste by a third.', 'Trained nine newcomers.'],
  },
  {
    dates: '2015 - 2018',
    title: 'Sous Chef',
    employer: 'Tideway Hotel',
    town: 'York, UK',
    duties: ['Wrote the autumn menus for two restaurants', 'and kept the books of the bar.'],
  },
]

const table = (at: { dates: number; head: number; duties: number }): Placed[] => [
  ...opening,
  heading(100, 'Experience'),
  ...jobs.flatMap((job, n): Placed[] => {
    const y = 122 + n * 60
    return [
      [at.dates, y, job.dates],
      [at.head, y, job.title, { bold: true }],
      [at.head, y + 14, job.employer],
      [at.head, y + 28, job.town],
      ...job.duties.map((text, line): Placed => [at.duties, y + 14 * line, text]),
    ]
  }),
]

const expected = [
  { title: 'Head Chef', name: 'Oakmoor Hospital', start_date: '2019', end_date: '2022' },
  { title: 'Sous Chef', name: 'Tideway Hotel', start_date: '2015', end_date: '2018' },
]

describe('a table of dates, heads and duties', () => {
  it.each([
    ['left of the head', { dates: 50, head: 130, duties: 290 }],
    ['between head and duties', { dates: 190, head: 50, duties: 290 }],
  ])('is read cell by cell when the dates stand %s', async (_, at) => {
    const found = await contentsOf(table(at), 'experience')
    expect(found).toMatchObject(expected)
    expect(found[0]?.details).toContain('Fed 640 patients a day from one kitchen and cut the waste by a third.')
    expect(found[1]?.details).toContain('Wrote the autumn menus for two restaurants and kept the books of the bar.')
  })
})

it('a column with headings of its own is no column of duties, though its lines meet those of the jobs', async () => {
  const bold = { bold: true }
  const page: Placed[] = [
    ...opening,
    heading(110, 'Experience'),
    [50, 130, 'Tideway Hotel', bold],
    [180, 130, '2018 - 2021'],
    [50, 144, 'Head Chef'],
    [50, 168, 'Oakmoor School', bold],
    [180, 168, '2014 - 2018'],
    [50, 182, 'Line Cook'],
    [50, 206, 'Norden Canteen', bold],
    [180, 206, '2011 - 2014'],
    [50, 220, 'Kitchen Porter'],
    heading(110, 'Awards', 330),
    [330, 130, 'Golden Ladle of the Guild of Cooks', bold],
    [330, 144, '2019'],
    [330, 168, 'Best Menu of the Night Festival', bold],
    [330, 182, '2016'],
    heading(206, 'Languages', 330),
    [330, 220, 'English and some Welsh, spoken daily'],
  ]
  const pdf = await openPdf(await placeLines(page), {})
  if (!pdf.ok) throw new Error(pdf.code)
  const texts = readLayout(seePages(pdf.pages)).lines.map((line) => line.cells[0]?.text)
  await pdf.close()
  expect(texts.slice(texts.indexOf('Experience'), texts.indexOf('Awards'))).toEqual([
    'Experience',
    'Tideway Hotel',
    'Head Chef',
    'Oakmoor School',
    'Line Cook',
    'Norden Canteen',
    'Kitchen Porter',
  ])
})
