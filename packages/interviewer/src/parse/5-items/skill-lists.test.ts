import { expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from '../testing/place-lines.ts'
import { splitList } from './skill-lists.ts'

it('a label that opens inside running text parts the skills before it from its own', async () => {
  const skills = await contentsOf(
    [
      ...opening,
      heading(100, 'Skills'),
      [50, 120, 'Grant writing, Diving. Computing: Modelling, Statistics.'],
      heading(160, 'Education'),
      [50, 180, 'MSc Ecology, University of Bremen, 2010 - 2012'],
    ],
    'skills',
  )
  expect(skills.map((skill) => [skill.name, skill.description])).toEqual([
    ['Grant writing', ''],
    ['Diving', ''],
    ['Modelling', 'Computing'],
    ['Statistics', 'Computing'],
  ])
})

it('the head of a table of skills and its numbers are no skills', async () => {
  const rows: [string, string, string][] = [
    ['Tool', 'Level', 'Years'],
    ['Figma', 'expert', '7'],
    ['Framer', 'advanced', '4'],
    ['Inkscape', 'beginner', '1'],
  ]
  const skills = await contentsOf(
    [
      ...opening,
      heading(100, 'Skills'),
      ...rows.flatMap(([name, level, years], row): Placed[] => [
        [50, 120 + 16 * row, name],
        [160, 120 + 16 * row, level],
        [260, 120 + 16 * row, years],
      ]),
    ],
    'technical',
  )
  expect(skills.map((skill) => [skill.name, skill.proficiency])).toEqual([
    ['Figma', 'expert'],
    ['Framer', 'advanced'],
    ['Inkscape', 'beginner'],
  ])
})

it.each(['⋅', '✦', '◆', '·'])('%s parts the names of a list as a comma does', (sign) => {
  const list = { text: ['Diving', 'Grant writing', 'Mentoring'].join(` ${sign} `), parts: [] }
  expect(splitList(list).map((name) => name.text)).toEqual(['Diving', 'Grant writing', 'Mentoring'])
})

it.each([' ~ ', ' / '])('skills are parted by "%s"', async (between) => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Skills'),
    [50, 116, ['Roadmapping', 'Customer interviews', 'Pricing', 'A/B testing'].join(between)],
  ]
  expect((await contentsOf(lines, 'skills')).map(({ name }) => name)).toEqual([
    'Roadmapping',
    'Customer interviews',
    'Pricing',
    'A/B testing',
  ])
})

it('a name in small letters on a line of its own is no end of the name above it', async () => {
  const names = ['SQL', 'dbt', 'Looker dashboards']
  const lines = names.map((name, row): Placed => [50, 120 + 14 * row, name])
  const skills = await contentsOf([...opening, heading(100, 'Skills'), ...lines], 'skills')
  expect(skills.map(({ name }) => name)).toEqual(names)
})

it('bold labels painted before all of their lists are labels', async () => {
  const rows: [string, string][] = [
    ['Kitchen', 'Menu design, Buying, Hygiene plans, Stock control, Wine pairing, Pastry'],
    ['Office', 'Budgeting, Rotas, Contracts, Payroll, Reports'],
    ['People', 'Training, Hiring, Mentoring, Reviews, Interviews'],
  ]
  const lines: Placed[] = [
    ...rows.map(([label], row): Placed => [50, 120 + 14 * row, label, { bold: true }]),
    ...rows.map(([, list], row): Placed => [120, 120 + 14 * row, list]),
  ]
  const skills = await contentsOf([...opening, heading(100, 'Skills'), ...lines], 'skills')
  expect(skills.map(({ name, description }) => [description, name])).toEqual(
    rows.flatMap(([label, list]) => list.split(', ').map((name) => [label, name])),
  )
})

it('how long a skill has been used is neither a skill nor a label', async () => {
  const rows: [string, string][] = [
    ['Python', '5+ yrs'],
    ['Ansible', '3 years'],
  ]
  const beside = rows.flatMap(([name, time], row): Placed[] => [
    [50, 120 + 16 * row, name],
    [160, 120 + 16 * row, time],
  ])
  const below = rows.flatMap(([name, time], row): Placed[] => [
    [50, 120 + 30 * row, name],
    [50, 134 + 30 * row, time, { italic: true }],
  ])
  for (const lines of [beside, below]) {
    const skills = await contentsOf([...opening, heading(100, 'Skills'), ...lines], 'skills')
    expect(skills.map((skill) => [skill.name, skill.description])).toEqual([
      ['Python', ''],
      ['Ansible', ''],
    ])
  }
})

it('where one row of two cells has a list behind its label, the first cells of all rows are labels', async () => {
  const rows: [string, string][] = [
    ['Kitchen', 'Butchery'],
    ['Office', 'Rotas, Payroll'],
    ['People', 'Hiring'],
  ]
  const lines = rows.flatMap(([label, list], row): Placed[] => [
    [50, 120 + 14 * row, label],
    [115, 120 + 14 * row, list],
  ])
  const skills = await contentsOf([...opening, heading(100, 'Skills'), ...lines], 'skills')
  expect(skills.map((skill) => [skill.description, skill.name])).toEqual([
    ['Kitchen', 'Butchery'],
    ['Office', 'Rotas'],
    ['Office', 'Payroll'],
    ['People', 'Hiring'],
  ])
})

it('dashes part the names of a long list', async () => {
  const names = ['Drive systems', 'Panel building', 'Fault finding', 'Motor control', 'Wire tracing', 'Load tests']
  const skills = await contentsOf(
    [...opening, heading(100, 'Skills'), [50, 120, names.join(' - ')], heading(160, 'Interests'), [50, 180, 'Chess']],
    'skills',
  )
  expect(skills.map((skill) => skill.name)).toEqual(names)
})

it('labels that only their colour sets apart stand over their lists', async () => {
  const blue: [number, number, number] = [0.2, 0.4, 0.8]
  const lines = ['Kitchen', 'Sauces', 'Pastry', 'People', 'Mentoring', 'Rotas']
  const skills = await contentsOf(
    [
      ...opening,
      heading(100, 'Skills'),
      ...lines.map((text, row): Placed => [50, 120 + 14 * row, text, row % 3 === 0 ? { color: blue } : {}]),
      heading(220, 'Interests'),
      [50, 240, 'Chess'],
    ],
    'skills',
  )
  expect(skills.map((skill) => [skill.name, skill.description])).toEqual([
    ['Sauces', 'Kitchen'],
    ['Pastry', 'Kitchen'],
    ['Mentoring', 'People'],
    ['Rotas', 'People'],
  ])
})

it('plus signs part names, also at the end of a line', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Skills'),
    [50, 120, 'Menu design + Butchery +'],
    [50, 134, 'Budgets + Training'],
  ]
  expect((await contentsOf(lines, 'skills')).map(({ name }) => name)).toEqual([
    'Menu design',
    'Butchery',
    'Budgets',
    'Training',
  ])
})

it("the last 'and' of a sentence parts two names, and one inside a name does not", async () => {
  const namesIn = async (text: string) =>
    (await contentsOf([...opening, heading(100, 'Skills'), [50, 120, text]], 'skills')).map(({ name }) => name)
  expect(await namesIn('Menu design, Butchery, Budgets and Training.')).toEqual([
    'Menu design',
    'Butchery',
    'Budgets',
    'Training',
  ])
  expect(await namesIn('Menu design, Food and drink, Training')).toEqual(['Menu design', 'Food and drink', 'Training'])
})

it('names centred in boxes of their own are whole, though they take two lines', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Skills'),
    [57.2, 120, 'Contract'],
    [161.7, 120, 'Cold'],
    [262.9, 120, 'Fleet'],
    [50.7, 132, 'Negotiation'],
    [158.9, 132, 'Chain'],
    [254.5, 132, 'Planning'],
    [50.6, 160, 'Warehouse'],
    [167.6, 160, 'IT'],
    [60.4, 172, 'Design'],
    heading(210, 'Experience'),
    [50, 230, 'Head Chef, Oakmoor Hospital, 2018 - 2021'],
  ]
  expect((await contentsOf(lines, 'skills')).map(({ name }) => name).sort()).toEqual([
    'Cold Chain',
    'Contract Negotiation',
    'Fleet Planning',
    'IT',
    'Warehouse Design',
  ])
})

it('an arrow stands behind the label of a group as a colon does', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Skills'),
    [50, 120, 'Kitchen » Butchery, Baking'],
    [50, 134, 'Office » Budgets, Rotas'],
  ]
  expect((await contentsOf(lines, 'skills')).map(({ name, description }) => [name, description])).toEqual([
    ['Butchery', 'Kitchen'],
    ['Baking', 'Kitchen'],
    ['Budgets', 'Office'],
    ['Rotas', 'Office'],
  ])
})

it('a sentence about oneself is no list, though commas part what it names', async () => {
  const told =
    'Possess knowledge of the planning of menus for hospitals, canteens, schools, homes and clinics of a whole region'
  const page: Placed[] = [
    ...opening,
    heading(100, 'Skills'),
    [60, 120, `- ${told}`],
    [60, 134, '- Menu design, Budgeting'],
  ]
  expect(await contentsOf(page, 'skills')).toMatchObject([
    { name: '', description: told },
    { name: 'Menu design' },
    { name: 'Budgeting' },
  ])
})

it('the wide gaps of justified text part no names', async () => {
  const gaps = [0, 46, 61, 98, 123, 172, 187]
  const words = ['Planning', 'of', 'menus', 'with', 'dieticians', 'in', 'hospitals']
  const page: Placed[] = [
    ...opening,
    heading(100, 'Skills'),
    ...words.map((word, n): Placed => [60 + (gaps[n] ?? 0), 120, word]),
    [60, 160, 'Budgeting'],
  ]
  expect((await contentsOf(page, 'skills')).map(({ name }) => name)).toEqual([words.join(' '), 'Budgeting'])
})

it("a capital letter of its own begins a name, where a small one means 'and'", async () => {
  const page: Placed[] = [...opening, heading(100, 'Habilidades'), [60, 120, 'Costura, Solda, e Pintura, E Commerce']]
  const names = (await contentsOf(page, 'skills')).map(({ name }) => name)
  expect(names).toEqual(['Costura', 'Solda', 'Pintura', 'E Commerce'])
})
