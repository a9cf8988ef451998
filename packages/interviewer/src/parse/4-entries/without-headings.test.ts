import { expect, it } from 'vitest'
import { contentsOf, opening, type Placed } from '../testing/place-lines.ts'

const page: Placed[] = [
  ...opening,
  [50, 100, 'Kitchen lead who likes short menus, fair rotas and a calm pass in the evening.'],
  [50, 130, 'Head Chef, Oakmoor Hospital'],
  [50, 144, 'March 2018 - June 2021'],
  [60, 158, '- Fed 640 patients and staff a day from one kitchen.'],
  [50, 180, 'Sous Chef, Tideway Hotel'],
  [50, 194, 'May 2014 - February 2018'],
  [60, 208, '- Wrote the autumn menus.'],
  [50, 240, 'Diploma in Culinary Arts, Brookfield College'],
  [50, 254, '2011 - 2014'],
  [50, 290, 'Skills: Menu design, Budgeting'],
  [50, 304, 'Kitchen: Butchery, Baking'],
]

it('parts jobs, schools and skills of a resume without a single heading', async () => {
  expect(await contentsOf(page, 'overview')).toMatchObject([{ text: expect.stringContaining('a calm pass') }])
  expect(await contentsOf(page, 'experience')).toMatchObject([
    { title: 'Head Chef', name: 'Oakmoor Hospital', start_date: 'March 2018', end_date: 'June 2021' },
    { title: 'Sous Chef', name: 'Tideway Hotel', start_date: 'May 2014', end_date: 'February 2018' },
  ])
  const texts = (await contentsOf(page, 'other')).map((item) => item.text)
  expect(texts).toContainEqual(expect.stringContaining('Diploma in Culinary Arts'))
  const skills = await contentsOf(page, 'skills')
  expect(skills.map((skill) => skill.name)).toEqual(['Menu design', 'Budgeting', 'Butchery', 'Baking'])
})

it('what reaches the person on the line of the skills is none of them', async () => {
  const lines: Placed[] = [
    ...opening,
    [50, 100, 'Techs: Go, Java, Bash'],
    [400, 100, 'robin@example.org'],
    [50, 140, 'Experience', { bold: true, size: 13 }],
    [50, 160, 'Head Chef, Oakmoor Hospital, 2018 - 2021'],
    [60, 174, '- Fed 640 patients a day.'],
  ]
  const names = [...(await contentsOf(lines, 'technical')), ...(await contentsOf(lines, 'skills'))]
  expect(names.map(({ name }) => name)).toEqual(['Go', 'Java', 'Bash'])
  expect((await contentsOf(lines, 'other')).map(({ text }) => text)).toContain('robin@example.org')
})
