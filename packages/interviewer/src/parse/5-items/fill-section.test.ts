import { expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from '../testing/place-lines.ts'

it('a narrow paragraph before the first heading is a summary, though none of its lines looks like running text', async () => {
  const page: Placed[] = [
    ...opening,
    [330, 90, 'Runs hospital kitchens for people'],
    [330, 104, 'who eat there for weeks. Besides'],
    [330, 118, 'that she is teaching at a college'],
    [330, 132, 'and writes menus with a dietician.'],
    heading(170, 'Skills'),
    [50, 190, 'Menu design, Budgeting'],
  ]
  expect(await contentsOf(page, 'overview')).toEqual([
    {
      text: 'Runs hospital kitchens for people who eat there for weeks. Besides that she is teaching at a college and writes menus with a dietician.',
    },
  ])
})

it('skills behind a label below the summary are skills, also where they wrap', async () => {
  const page: Placed[] = [
    ...opening,
    heading(100, 'Summary'),
    [50, 120, 'Kitchen lead who likes short menus, fair rotas and a calm pass, and who trains newcomers.'],
    [50, 145, 'Tools:', { bold: true }],
    [120, 145, 'Excel, Winrest, Saffron, Nutritics,'],
    [120, 159, 'Planday, Deputy'],
    [50, 173, 'Loves:', { bold: true }],
    [120, 173, 'Foraging, Rowing'],
    heading(200, 'Education'),
    [50, 220, 'Diploma in Culinary Arts, Brookfield College, 2008 - 2011'],
  ]
  const skills = [...(await contentsOf(page, 'skills')), ...(await contentsOf(page, 'technical'))]
  expect(skills.map(({ name }) => name)).toEqual(['Excel', 'Winrest', 'Saffron', 'Nutritics', 'Planday', 'Deputy'])
  const [summary] = await contentsOf(page, 'overview')
  expect(summary?.text).not.toContain('Excel')
})
