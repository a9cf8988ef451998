import { describe, expect, it } from 'vitest'
import { parsePdf } from '../parse-pdf.ts'
import { contentsOf, heading, opening, type Placed, placeLines } from '../testing/place-lines.ts'

const jobs = [
  { dates: '03/2019 - 06/2022', title: 'Head Chef', employer: 'Oakmoor Hospital', duty: 'Fed 640 patients a day.' },
  { dates: '05/2014 - 02/2019', title: 'Sous Chef', employer: 'Tideway Hotel', duty: 'Wrote the autumn menus.' },
]
const expected = [
  { title: 'Head Chef', name: 'Oakmoor Hospital', start_date: 'March 2019', details: 'Fed 640 patients a day.' },
  { title: 'Sous Chef', name: 'Tideway Hotel', start_date: 'May 2014', details: 'Wrote the autumn menus.' },
]

describe('jobs filled in like a form', () => {
  it('are read when the labels stand in a column, and no label is taken for an employer or a title', async () => {
    const page: Placed[] = [
      ...opening,
      heading(100, 'Experience'),
      ...jobs.flatMap(({ dates, title, employer, duty }, n): Placed[] => {
        const y = 122 + n * 70
        const rows: [string, string][] = [
          ['Period', dates],
          ['Position held', title],
          ['Main duties', duty],
          ['Name of employer', employer],
        ]
        return rows.flatMap(([label, value], row): Placed[] => [
          [50, y + 14 * row, label],
          [190, y + 14 * row, value],
        ])
      }),
    ]
    expect(await contentsOf(page, 'experience')).toMatchObject(expected)
  })

  it('are read when labels end in a colon and a list stands under the last of them', async () => {
    const page: Placed[] = [
      ...opening,
      heading(100, 'Experience'),
      ...jobs.flatMap(({ dates, title, employer, duty }, n): Placed[] => {
        const y = 122 + n * 80
        return [
          [50, y, `Company: ${employer}`],
          [50, y + 14, `Designation: ${title}`],
          [50, y + 28, `Duration: ${dates}`],
          [50, y + 42, 'Responsibilities:'],
          [60, y + 56, `- ${duty}`],
        ]
      }),
    ]
    const found = await contentsOf(page, 'experience')
    expect(found).toMatchObject(expected.map(({ title, name, start_date }) => ({ title, name, start_date })))
    expect(found[0]?.details).toContain('Fed 640 patients a day.')
  })

  it('are read with a sign before every label, and a value of two lines', async () => {
    const page: Placed[] = [
      ...opening,
      heading(100, 'Experience'),
      ...jobs.flatMap(({ dates, title, employer, duty }, n): Placed[] => {
        const y = 122 + n * 90
        const rows: [string, string][] = [
          ['• Dates (from – to)', dates],
          ['• Name and address of employer', employer],
          ['• Occupation or position held', title],
          ['• Main activities', duty],
          ['', 'Kept the books.'],
        ]
        return rows.flatMap(([label, value], row): Placed[] => [
          ...(label ? [[50, y + 14 * row, label] as Placed] : []),
          [230, y + 14 * row, value],
        ])
      }),
    ]
    expect(await contentsOf(page, 'experience')).toMatchObject(
      expected.map((job) => ({ ...job, details: `${job.details} Kept the books.` })),
    )
  })
})

it('no label of a form is left over', async () => {
  const page: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    ...jobs.flatMap(({ dates, title, employer }, n): Placed[] => {
      const y = 122 + n * 70
      return [
        [50, y, 'Period'],
        [190, y, dates],
        [50, y + 14, 'Work done as'],
        [190, y + 14, title],
        [50, y + 28, 'Kitchen of'],
        [190, y + 28, employer],
      ]
    }),
  ]
  expect(await contentsOf(page, 'experience')).toMatchObject(
    jobs.map(({ title, employer }) => ({ title, name: employer })),
  )
  expect(await parsePdf(await placeLines(page))).toMatchObject({ unplaced: [] })
})
