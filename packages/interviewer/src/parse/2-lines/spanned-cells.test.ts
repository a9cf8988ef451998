import { expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed, type Rule } from '../testing/place-lines.ts'

const edges = [50, 130, 260, 400, 545]
const uprights = edges.map((x): Rule => [x, 110, x, 200])
/** Rules across the table, and two that leave out the column of the employer. */
const rules = (left: number, right: number): Rule[] => [
  ...uprights,
  [50, 110, 545, 110],
  ...[140, 170].flatMap((y): Rule[] => [...(left > 50 ? [[50, y, left, y] as Rule] : []), [right, y, 545, y]]),
  [50, 200, 545, 200],
]
const post = (y: number, dates: string, title: string, duty: string, at: [number, number, number]): Placed[] => [
  [at[0] + 4, y, dates],
  [at[1] + 4, y, title],
  [at[2] + 4, y, duty],
]
const expected = [
  { name: 'Oakmoor Bank', title: 'Branch Manager', start_date: '2017', end_date: '2023', details: 'Led a team.' },
  { name: 'Oakmoor Bank', title: 'Assistant Manager', start_date: '2014', end_date: '2017', details: 'Opened a desk.' },
  { name: 'Oakmoor Bank', title: 'Mortgage Adviser', start_date: '2011', end_date: '2014', details: 'Gave advice.' },
]
const posts = (at: [number, number, number]): Placed[] => [
  ...opening,
  heading(96, 'Experience'),
  ...post(124, '2017 - 2023', 'Branch Manager', 'Led a team.', at),
  ...post(154, '2014 - 2017', 'Assistant Manager', 'Opened a desk.', at),
  ...post(184, '2011 - 2014', 'Mortgage Adviser', 'Gave advice.', at),
]

it('an employer in a cell beside three posts holds for each of them', async () => {
  const lines: Placed[] = [...posts([130, 260, 400]), [54, 150, 'Oakmoor'], [54, 162, 'Bank']]
  expect(await contentsOf(lines, 'experience', rules(50, 130))).toEqual(expected)
})

it('so does one between the other cells', async () => {
  const lines: Placed[] = [...posts([50, 130, 400]), [264, 157, 'Oakmoor Bank']]
  expect(await contentsOf(lines, 'experience', rules(260, 400))).toEqual(expected)
})

it('dates in a cell beside three posts are not said of each', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(96, 'Experience'),
    [54, 157, '2011 - 2023'],
    ...['Branch Manager', 'Assistant Manager', 'Mortgage Adviser'].flatMap((title, n): Placed[] => [
      [134, 124 + 30 * n, title],
      [264, 124 + 30 * n, 'Oakmoor Bank'],
    ]),
  ]
  const jobs = await contentsOf(lines, 'experience', rules(50, 130))
  expect(jobs.filter((job) => job.start_date === '2011')).toHaveLength(1)
})
