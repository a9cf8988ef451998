import { expect, it } from 'vitest'
import { contentsOf, heading, opening } from './testing/place-lines.ts'

it('a sign before a heading makes no list item of it when it is larger than the text', async () => {
  const page = [
    ...opening,
    heading(100, '• Profile'),
    [50, 120, 'Kitchen lead who likes short menus, fair rotas and a calm pass.'],
    heading(150, '• Skills'),
    [50, 170, 'Menu design, Budgeting'],
  ] satisfies Parameters<typeof contentsOf>[0]
  expect(await contentsOf(page, 'overview')).toHaveLength(1)
  const skills = await contentsOf(page, 'skills')
  expect(skills.map((skill) => skill.name)).toEqual(['Menu design', 'Budgeting'])
})

it('one line of text under an unknown first heading is a summary', async () => {
  const page = [
    ...opening,
    heading(100, 'Why me'),
    [50, 120, 'Kitchen lead who likes short menus, fair rotas and a calm pass, and who trains newcomers.'],
    heading(150, 'Skills'),
    [50, 170, 'Menu design, Budgeting'],
    heading(200, 'Education'),
    [50, 220, 'Diploma in Culinary Arts, Brookfield College, 2008 - 2011'],
  ] satisfies Parameters<typeof contentsOf>[0]
  expect(await contentsOf(page, 'overview')).toMatchObject([{ text: expect.stringContaining('short menus') }])
})

it('an unknown heading over ways to reach the person heads no skills', async () => {
  const page = [
    ...opening,
    heading(100, 'Skills'),
    [50, 120, 'Menu design, Budgeting'],
    heading(150, 'Where I am'),
    [50, 170, 'Leeds, UK'],
    [50, 184, '+44 20 7946 0101'],
    [50, 198, 'robin@example.org'],
  ] satisfies Parameters<typeof contentsOf>[0]
  const skills = await contentsOf(page, 'skills')
  expect(skills.map((skill) => skill.name)).toEqual(['Menu design', 'Budgeting'])
})
