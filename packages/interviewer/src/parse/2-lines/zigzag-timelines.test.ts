import { expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from '../testing/place-lines.ts'

const jobs = [
  ['2021 - Present', 'Head Chef', 'Oakmoor Hospital', 'Fed 640 patients a day.'],
  ['2018 - 2021', 'Sous Chef', 'Tideway Hotel', 'Wrote the autumn menus.'],
  ['2016 - 2018', 'Cook', 'Saltaire School', 'Ordered the food for lunch.'],
  ['2014 - 2016', 'Kitchen Porter', 'Harbour Inn', 'Kept the stores in order.'],
] as const

const expected = jobs.map(([, title, name, duty]) => ({ title, name, details: expect.stringContaining(duty) }))
const bold = { bold: true }
const page = (placed: Placed[]): Placed[] => [
  ...opening,
  heading(100, 'Work Experience'),
  ...placed,
  heading(420, 'Education'),
  [50, 440, 'Certificate in Catering, Airedale College, 2009'],
]
const card = (n: number, x: number, y: number): Placed[] => [
  [x, y, jobs[n]?.[1] ?? '', bold],
  [x, y + 14, jobs[n]?.[2] ?? ''],
  [x, y + 28, jobs[n]?.[3] ?? ''],
]
const [left, right] = [50, 320]

it.each([
  [
    'in the cards, which overlap',
    (n: number, x: number, y: number): Placed[] => [[x, y, jobs[n]?.[0] ?? ''], ...card(n, x, y + 14)],
    40,
  ],
  [
    'on the other side of the line',
    (n: number, x: number, y: number): Placed[] => [
      [x === left ? right : 215, y, jobs[n]?.[0] ?? ''],
      ...card(n, x, y),
    ],
    60,
  ],
  [
    'on the line',
    (n: number, x: number, y: number): Placed[] => [
      [236, y + 10, jobs[n]?.[0].replace('Present', 'Now') ?? ''],
      ...card(n, x, y),
    ],
    60,
  ],
])('jobs left and right of a line in turns are read down the line, with their dates %s', async (_, draw, step) => {
  const found = await contentsOf(
    page(jobs.flatMap((__, n) => draw(n, n % 2 ? right : left, 130 + n * step))),
    'experience',
  )
  expect(found).toMatchObject(expected)
  expect(found.map((job) => job.start_date)).toEqual(['2021', '2018', '2016', '2014'])
})
