import { describe, expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from './testing/place-lines.ts'

const bold = { bold: true }

it('awards without dates are one a line where each says that it is a prize', async () => {
  const awards = await contentsOf(
    [...opening, heading(100, 'Awards'), [50, 120, 'Golden Ladle Award'], [50, 137, 'Junior Cooking Contest Winner']],
    'achievements',
  )
  expect(awards.map(({ name }) => name)).toEqual(['Golden Ladle Award', 'Junior Cooking Contest Winner'])
})

describe('skills', () => {
  const skills = (lines: Placed[]) => contentsOf([...opening, heading(100, 'Skills'), ...lines], 'skills')

  it('whose names begin with a small letter before capitals are names of their own', async () => {
    const found = await skills([
      [50, 120, 'Flow cytometry'],
      [50, 134, 'qPCR'],
      [50, 148, 'Cell culture'],
    ])
    expect(found.map(({ name }) => name)).toEqual(['Flow cytometry', 'qPCR', 'Cell culture'])
  })

  it('go on below their list, not below its label', async () => {
    const found = await skills([
      [50, 120, 'Strengths'],
      [150, 120, 'Pricing, Contract negotiation, Forecasting and budgeting, Team'],
      [150, 132, 'Leadership'],
      [50, 150, 'Strong in'],
      [150, 150, 'Menus, Rotas'],
    ])
    expect(found.map(({ name }) => name)).toContain('Team Leadership')
  })

  it('keep their levels at the right, which are no column', async () => {
    const names = ['Pricing', 'Butchery', 'Menu design', 'Rota planning']
    const levels = ['Excellent', 'Very Good', 'Good', 'Good']
    const found = await contentsOf(
      [
        ...opening,
        heading(100, 'Skills'),
        ...names.flatMap((name, n): Placed[] => [
          [50, 120 + 30 * n, name],
          [150, 136 + 30 * n, levels[n] ?? '', { size: 8 }],
        ]),
      ],
      'technical',
    )
    expect(found.map(({ name }) => name)).toEqual(names)
  })
})

it('numbers and commas make no address of a summary above the headings', async () => {
  const text = 'Kitchen lead (HACCP, butchery, pastry) with 8 years in hotels of the north and one in a ward of the UK.'
  expect(
    await contentsOf([...opening, [50, 84, text], heading(110, 'Skills'), [50, 126, 'Menus, Rotas']], 'overview'),
  ).toEqual([{ text }])
})

it('an employer in short capitals right below a heading of its look is no heading', async () => {
  const other: Placed[] = [
    [50, 50, 'Robin Ashdown', { bold: true, size: 20 }],
    [50, 68, 'robin.ashdown@example.org'],
    [50, 100, 'EXPERIENCE', bold],
    [50, 114, 'Head Chef at Oakmoor Hospital'],
    [400, 114, '2018 - 2021'],
    [60, 128, '- Fed 640 patients a day.'],
    [50, 150, 'SKILLS', bold],
    [50, 164, 'Menus, Rotas, Budgets'],
    [50, 190, 'VOLUNTEERING', bold],
    [50, 204, 'VITA', bold],
    [50, 218, 'Tax Preparer'],
    [400, 218, '2017 - 2019'],
    [60, 232, '- Prepared the forms of families.'],
  ]
  expect(await contentsOf(other, 'leadership')).toMatchObject([{ text: expect.stringContaining('VITA') }])
  expect(await contentsOf(other, 'achievements')).toEqual([])
})

describe('headings', () => {
  it('at the left, over dates at the left and texts at the right, head both', async () => {
    const entry = (y: number, dates: string, town: string, first: string, second: string, duty: string): Placed[] => [
      [40, y, dates, { size: 8 }],
      [40, y + 12, town, { size: 8 }],
      [165, y + 3, first, bold],
      [165, y + 16, second],
      [175, y + 29, `- ${duty}`],
      [175, y + 42, '- Kept the books, the rotas and the orders of the whole department in good order.'],
    ]
    const page: Placed[] = [
      [40, 50, 'Robin Ashdown', { bold: true, size: 20 }],
      [40, 68, 'robin.ashdown@example.org'],
      heading(100, 'Work Experience', 40),
      ...entry(120, '11/2021 - 10/2023', 'Leeds', 'Oakmoor Hospital', 'Head Chef', 'Fed 640 patients a day.'),
      ...entry(190, '04/2018 - 10/2021', 'York', 'Tideway Hotel', 'Sous Chef', 'Wrote the menus.'),
      ...entry(260, '09/2016 - 03/2018', 'Hull', 'Larkspur Catering', 'Line Cook', 'Worked every station.'),
      heading(340, 'Education', 40),
      [40, 360, '2014 - 2016', { size: 8 }],
      [165, 363, 'Diploma in Catering', bold],
      [165, 376, 'Leeds College'],
      heading(406, 'Skills', 40),
      ...['Menus', 'Rotas', 'Butchery', 'Pastry', 'Budgets', 'Sauces'].map(
        (name, n): Placed => [n % 2 === 0 ? 40 : 165, 426 + 16 * Math.floor(n / 2), name],
      ),
      heading(490, 'Languages', 40),
      [40, 510, 'English'],
      [165, 510, 'French'],
    ]
    expect(await contentsOf(page, 'experience')).toMatchObject([
      { name: 'Oakmoor Hospital', title: 'Head Chef', start_date: 'November 2021' },
      { name: 'Tideway Hotel', title: 'Sous Chef', start_date: 'April 2018' },
      { name: 'Larkspur Catering', title: 'Line Cook', start_date: 'September 2016' },
    ])
  })

  it('side by side are those of columns, though a label further down stands beside an employer', async () => {
    const page: Placed[] = [
      [40, 50, 'Robin Ashdown', { bold: true, size: 20 }],
      [40, 68, 'robin.ashdown@example.org'],
      [40, 100, 'SKILLS', { bold: true, size: 14 }],
      [40, 118, 'KITCHEN', bold],
      [40, 132, 'Butchery, Pastry'],
      [40, 146, 'Sauces, Larder'],
      [40, 170, 'SOFTWARE', bold],
      [40, 184, 'Excel, Sage'],
      [40, 198, 'Outlook'],
      [220, 100, 'EXPERIENCE', { bold: true, size: 14 }],
      [220, 118, 'OAKMOOR HOSPITAL', bold],
      [220, 132, 'Head Chef, 2018 - 2021'],
      [220, 146, 'Fed 640 patients and staff a day from one kitchen.'],
      [220, 171, 'TIDEWAY HOTEL', bold],
      [220, 185, 'Sous Chef, 2014 - 2018'],
      [220, 199, 'Wrote the autumn menus and kept the books of the bar.'],
    ]
    const jobs = await contentsOf(page, 'experience')
    expect(jobs.map(({ title }) => title)).toEqual(['Head Chef', 'Sous Chef'])
    expect(jobs.map(({ details }) => details).join(' ')).not.toContain('Excel')
  })
})
