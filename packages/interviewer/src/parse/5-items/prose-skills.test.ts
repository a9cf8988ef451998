import { expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from '../testing/place-lines.ts'

const skills = (...lines: string[]) =>
  contentsOf(
    [...opening, heading(100, 'Skills'), ...lines.map((text, n): Placed => [50, 120 + 14 * n, text])],
    'skills',
  )
const namesOf = async (...lines: string[]) => (await skills(...lines)).map(({ name }) => name)

it('the names that sentences list are skills, and the first one keeps the sentences', async () => {
  const found = await skills(
    'Most of my days are menu planning, stock control and staff rotas; guests also ask me about wine, now and',
    'then. In the office I use Fourth, Opera and Excel.',
  )
  expect(found.map(({ name }) => name)).toEqual([
    'menu planning',
    'stock control',
    'staff rotas',
    'Fourth',
    'Opera',
    'Excel',
  ])
  expect(found[0]?.description).toContain('guests also ask me about wine')
  expect(found.slice(1).every(({ description }) => description === '')).toBe(true)
})

it('a comma before the last "and" makes no name of it', async () => {
  expect(
    await namesOf(
      'In all these years in hotels and then in hospitals I have become rather good at many small things in the',
      'kitchen, including sauces, pastry, and bread.',
    ),
  ).toEqual(['sauces', 'pastry', 'bread'])
})

it('a short sentence about oneself is no list of names from its beginning', async () => {
  expect(await namesOf('In the office I use Fourth, Opera and Excel.')).toEqual(['Fourth', 'Opera', 'Excel'])
})

it('names behind one that holds an opening word stay a list', async () => {
  expect(await namesOf('Planning, budgeting with SAP, Excel and Word.')).toEqual([
    'Planning',
    'budgeting with SAP',
    'Excel',
    'Word',
  ])
})

it('sentences that list nothing stay what they are', async () => {
  expect(
    await namesOf(
      'I am at my best when the house is full, I keep a cool head and they all go home happy in the evening.',
    ),
  ).toEqual([''])
  expect(
    await namesOf('I have worked in kitchens of all sizes, and each of them taught me to plan a week with great care.'),
  ).toEqual([''])
})
