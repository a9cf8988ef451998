import { expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from '../testing/place-lines.ts'

it('letters and numerals of a list that stand apart from their text are its signs, no column of the page', async () => {
  const schools = [
    'Master in Nutrition, University of Leeds, 2012',
    'Bachelor in Biology, University of York, 2009',
    'Diploma in Culinary Arts, Brookfield College, 2006',
  ]
  const page: Placed[] = [
    ...opening,
    heading(100, 'Education'),
    ...schools.flatMap((school, n): Placed[] => [
      [60, 120 + 14 * n, `${'abc'[n]})`],
      [90, 120 + 14 * n, school],
    ]),
    heading(180, 'Projects'),
    ...['New kitchen', 'Allergen plan', 'Menu cards'].flatMap((project, n): Placed[] => [
      [60, 200 + 14 * n, `${['i', 'ii', 'iii'][n]})`],
      [90, 200 + 14 * n, project],
    ]),
  ]
  const texts = (await contentsOf(page, 'other')).map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining(schools))
  expect((await contentsOf(page, 'roles')).map(({ name }) => name)).toEqual([
    'New kitchen',
    'Allergen plan',
    'Menu cards',
  ])
})

it('the letter that stands for an arrow where its font is missing is a sign and no skill', async () => {
  const page: Placed[] = [
    ...opening,
    heading(100, 'Strengths'),
    ...['Calm under pressure', 'Fair rotas', 'Short menus'].flatMap((name, n): Placed[] => [
      [60, 120 + 14 * n, 'Ø'],
      [80, 120 + 14 * n, name],
    ]),
  ]
  expect(await contentsOf(page, 'skills')).toMatchObject([
    { name: 'Calm under pressure', description: '' },
    { name: 'Fair rotas', description: '' },
    { name: 'Short menus', description: '' },
  ])
})

it("a small 'o' before a small letter is a word of the text, before a capital the sign of a list", async () => {
  const page: Placed[] = [
    ...opening,
    heading(100, 'Education'),
    [60, 120, 'Diploma de programador'],
    [60, 134, 'o analista de sistemas'],
    heading(160, 'Interests'),
    [60, 180, 'o Rowing'],
    [60, 194, 'o Choir'],
  ]
  const texts = (await contentsOf(page, 'other')).map(({ text }) => text).join('\n')
  expect(texts).toContain('o analista de sistemas')
  expect(texts).not.toContain('o Rowing')
})
