import { expect, it } from 'vitest'
import { parsePdf } from '../parse-pdf.ts'
import { drawResume } from '../testing/draw-resume.ts'
import { contentsOf, heading, opening, type Placed } from '../testing/place-lines.ts'

const textsOf = async (lines: Placed[]) => (await contentsOf(lines, 'other')).map(({ text }) => text)

it('a line too long for its column does not cut the page in two', async () => {
  const side: Placed[] = [
    heading(100, 'Contact'),
    [50, 116, 'Leeds, UK'],
    [50, 130, '+44 20 7946 0101'],
    [50, 200, 'robin.ashdown.of.the.upper.mill@example.org'],
    heading(230, 'Skills'),
    [50, 246, 'Wound care'],
    [50, 260, 'Triage'],
    [50, 274, 'First aid'],
    [50, 288, 'Rota planning'],
  ]
  const main: Placed[] = [
    heading(100, 'Experience', 220),
    [220, 116, 'Head Nurse, Oakmoor Hospital', { bold: true }],
    [220, 130, '2016 – 2020'],
    [220, 144, '• Planned the rota of a ward of thirty beds.'],
    [220, 164, 'Staff Nurse, Tideway Clinic', { bold: true }],
    [220, 178, '2012 – 2015'],
    [220, 228, '• Trained nine newcomers in the first quarter.'],
    [220, 248, 'Nurse, Quarry Lane School', { bold: true }],
    [220, 262, '2009 – 2011'],
    [220, 276, '• Dressed knees and elbows.'],
  ]
  const lines = [...opening, ...side, ...main]
  expect(await contentsOf(lines, 'experience')).toMatchObject([
    { title: 'Head Nurse', name: 'Oakmoor Hospital', details: 'Planned the rota of a ward of thirty beds.' },
    { title: 'Staff Nurse', name: 'Tideway Clinic', details: 'Trained nine newcomers in the first quarter.' },
    { title: 'Nurse', name: 'Quarry Lane School', details: 'Dressed knees and elbows.' },
  ])
  expect((await contentsOf(lines, 'skills')).map(({ name }) => name)).toEqual([
    'Wound care',
    'Triage',
    'First aid',
    'Rota planning',
  ])
})

it('columns stay columns when the signs of their lists are painted after all text', async () => {
  const duties = ['Wrote the autumn menus', 'Planned for a team', 'Fed 640 patients', 'Bought for two houses']
  const skills = ['Menu design', 'Budgeting', 'Rotas', 'Buying', 'Hiring']
  const rowAt = (index: number) => 154 + 14 * index
  const page: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    [50, 120, 'Head Chef, Larkspur Hotel', { bold: true }],
    [50, 134, 'May 2021 – Present'],
    ...duties.map((text, index): Placed => [62, rowAt(index), text]),
    heading(100, 'Skills', 330),
    ...skills.map((text, index): Placed => [342, rowAt(index) - 28, text]),
    ...duties.map((_, index): Placed => [54, rowAt(index), '•']),
    ...skills.map((_, index): Placed => [334, rowAt(index) - 28, '•']),
    ...duties.map((_, index): Placed => [54, rowAt(index) + 70, '•']),
    ...duties.map((text, index): Placed => [62, rowAt(index) + 70, text]),
  ]
  expect(await contentsOf(page, 'experience')).toHaveLength(1)
  expect((await contentsOf(page, 'skills')).map(({ name }) => name)).toEqual(skills)
})

it('a side of dates and towns is no column, though a list below has towns alone', async () => {
  // what is smaller stands on a line of its own where both hang from the top
  const row = (y: number, left: string, right: string, look: Placed[3] = {}): Placed[] => [
    [50, y, left, look],
    [480, y + 3, right, look],
  ]
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    ...row(120, 'Oakmoor Hospital', 'Leeds, England', { bold: true }),
    ...row(134, 'Head Chef', '2018 – 2021'),
    [60, 148, '- Fed 640 patients a day and planned the menus of all the wards of the whole house, winter and summer.'],
    ...row(162, 'Tideway Hotel', 'York, England', { bold: true }),
    ...row(176, 'Sous Chef', '2014 – 2018'),
    heading(192, 'Awards'),
    ...row(206, '2021 Golden Ladle, Guild of Cooks', 'England'),
    ...row(218, '2019 Best Menu of the North', 'England'),
    ...row(232, '2018 Night Kitchen Prize', 'England'),
    ...row(246, '2016 Silver Spoon, Guild of Cooks', 'England'),
    heading(268, 'Skills'),
    [50, 284, 'Menu design, Butchery, Budgets'],
  ]
  expect(await contentsOf(lines, 'skills')).toHaveLength(3)
  expect(await contentsOf(lines, 'experience')).toMatchObject([{ start_date: '2018' }, { start_date: '2014' }])
})

it('labels that could be headings and what is written behind their colons are lines of a form', async () => {
  const texts = await textsOf([
    ...opening,
    heading(100, 'Personal'),
    [60, 130, 'Languages'],
    [60, 146, 'Nationality'],
    [60, 162, 'Interests'],
    [220, 130, ': English, Irish'],
    [220, 146, ': Irish'],
    [220, 162, ': Sailing, chess'],
  ])
  expect(texts.join(' ').replace(/\s+/g, ' ')).toContain(
    'Languages : English, Irish Nationality : Irish Interests : Sailing, chess',
  )
})

it('colons in a column of their own join labels with what is written behind them', async () => {
  const texts = await textsOf([
    ...opening,
    heading(100, 'Personal'),
    [60, 130, 'Languages'],
    [60, 146, 'Nationality'],
    [60, 162, 'Interests'],
    [150, 130, ':'],
    [150, 146, ':'],
    [150, 162, ':'],
    [220, 130, 'English, Irish'],
    [220, 146, 'Irish'],
    [220, 162, 'Sailing, chess'],
  ])
  expect(texts.join(' ').replace(/\s+/g, ' ')).toContain(
    'Languages : English, Irish Nationality : Irish Interests : Sailing, chess',
  )
})

it('headings at the right edge head the rows below them, whatever ends those rows and whenever it was painted', async () => {
  const text: Placed[] = [
    [50, 118, 'Kitchen lead who likes short menus, fair rotas and a calm pass in all weathers of the north.'],
    [50, 168, '2016 - 2019'],
    [150, 168, 'Harbour Hotel Ltd'],
    [50, 182, '2012 - 2016'],
    [150, 182, 'Anchor Inn Ltd'],
    [50, 196, '2009 - 2012'],
    [150, 196, 'Oakmoor Catering Ltd'],
    [50, 244, 'Diploma in Culinary Arts, Brookfield College'],
    [50, 292, 'Menu design, Budgeting'],
  ]
  const right: Placed[] = [
    heading(150, 'Experience', 465),
    [440, 168, 'Head Chef'],
    [440, 182, 'Line Cook'],
    [440, 196, 'Kitchen Porter'],
    heading(226, 'Education', 470),
    heading(274, 'Skills', 500),
  ]
  expect(await contentsOf([...opening, heading(100, 'Summary', 480), ...text, ...right], 'experience')).toMatchObject([
    { title: 'Head Chef', name: 'Harbour Hotel Ltd' },
    { title: 'Line Cook', name: 'Anchor Inn Ltd' },
    { title: 'Kitchen Porter', name: 'Oakmoor Catering Ltd' },
  ])
})

it('dates left of the jobs of one column are no bands of the page, where another column has headings of its own', async () => {
  const employers = ['Bellweather Ltd', 'Brandt Logistics GmbH', 'Fennel Systems Inc', 'Oakmoor Hospital']
  const pdf = await drawResume(
    'Robin Ashdown',
    'robin.ashdown@example.org | +44 20 7946 0101',
    [
      {
        kind: 'summary',
        heading: 'Profile',
        text: 'I like work that helps people and that I can learn from, day after day.',
      },
      {
        kind: 'experience',
        heading: 'Work Experience',
        jobs: employers.map((employer) => ({
          title: 'Senior Engineer',
          employer,
          dates: 'March 2018 - June 2020',
          details: ['Planned the yearly budget and kept to it.'],
        })),
      },
      { kind: 'education', heading: 'Education', lines: ['Brookfield College, Diploma', '2004 - 2008'] },
      {
        kind: 'skills',
        heading: 'Skills',
        names: [
          'Public speaking',
          'Route planning',
          'Welding',
          'Bookkeeping',
          'Wound care',
          'Budgeting',
          'Forecasting',
        ],
      },
      { kind: 'awards', heading: 'Awards', awards: [{ name: 'Employee of the Year', date: '2010' }] },
    ],
    { dates: 'left', first: 'title', caps: false, sidebar: 'left', list: 'lines' },
  )
  const result = await parsePdf(pdf)
  if (!result.ok) throw new Error(result.code)
  const jobs = result.items.flatMap((item) => (item.section === 'experience' ? [item.content.name] : []))
  expect(jobs).toEqual(employers)
})
