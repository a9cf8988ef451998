import { expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from '../testing/place-lines.ts'

const page = (title: string, ...texts: string[]): Placed[] => [
  ...opening,
  heading(100, 'Profile'),
  [50, 116, 'Likes work that helps people and work that one can learn from, day after day.'],
  heading(140, title),
  ...texts.map((text, line): Placed => [50, 156 + 14 * line, text]),
]

it('"Qualifications" over a list of skills is skills', async () => {
  const skills = await contentsOf(
    page('Qualifications', 'Wound care', 'Triage', 'Menu design', 'Route planning'),
    'skills',
  )
  expect(skills.map(({ name }) => name)).toEqual(['Wound care', 'Triage', 'Menu design', 'Route planning'])
})

it('"Qualifications" over a degree is education', async () => {
  const lines = page('Qualifications', 'BSc Nursing, University of Leith', '2004 - 2008')
  expect(await contentsOf(lines, 'skills')).toEqual([])
  expect((await contentsOf(lines, 'other')).map(({ text }) => text).join(' ')).toContain('University of Leith')
})

it('"Expertise" over dated work is no list of skills', async () => {
  const lines = page(
    'Bridge expertise',
    'Harbour crossing, 2012 - 2014',
    'Designed the piers of a crossing that carries nine thousand cars a day.',
    'Valley viaduct, 2015 - 2018',
    'Checked the welds of a viaduct of twelve spans over the whole winter.',
  )
  expect(await contentsOf(lines, 'skills')).toEqual([])
  expect(await contentsOf(lines, 'roles')).toMatchObject([{ name: 'Harbour crossing' }, { name: 'Valley viaduct' }])
})

it('"Roles" without dates are no jobs', async () => {
  const lines = page('Roles', 'Release captain', 'Keeper of the style guide')
  expect(await contentsOf(lines, 'experience')).toEqual([])
})

it('"Career Highlights" over posts with their dates is experience where nothing else is', async () => {
  const posts = [
    'Store Manager, Oakmoor Ltd, 2018 - 2021',
    '- Cut staff turnover.',
    'Deputy Manager, Tideway Ltd, 2014 - 2018',
  ]
  const jobs = await contentsOf(page('Career Highlights', ...posts, '- Planned the rotas.'), 'experience')
  expect(jobs).toMatchObject([{ title: 'Store Manager' }, { title: 'Deputy Manager' }])
})

it('"Career Summary" over the posts themselves is experience', async () => {
  const posts = [
    'Store Manager, Oakmoor Ltd, 2018 - 2021',
    '- Cut staff turnover.',
    'Deputy Manager, Tideway Ltd, 2014 - 2018',
  ]
  expect(await contentsOf(page('Career Summary', ...posts), 'experience')).toMatchObject([
    { title: 'Store Manager' },
    { title: 'Deputy Manager' },
  ])
})

it('"Teaching" over courses is no list of jobs, over posts it is', async () => {
  const courses = ['- Contracts (LL.B., 2016 - 2019)', '- Wills and trusts (2012 - 2016)']
  expect(await contentsOf(page('Teaching', ...courses), 'experience')).toEqual([])
  const posts = ['Teaching Assistant, University of Leith, 2012 - 2014', 'Lecturer, Tideway College, 2015 - 2019']
  expect(await contentsOf(page('Teaching', ...posts), 'experience')).toMatchObject([
    { title: 'Teaching Assistant' },
    { title: 'Lecturer' },
  ])
})

it('running text in a narrow column is no list of skills', async () => {
  const text = [
    'I fill halls and beds. Trained in',
    'communication, raised on ferries,',
    'happiest two days before the doors',
    'open.',
  ]
  expect(await contentsOf(page('In short', ...text), 'skills')).toEqual([])
})

it('"Positions of Responsibility Held" over the only posts of a resume is experience', async () => {
  const posts = page(
    'Positions of Responsibility Held',
    'Senior Kitchen Manager',
    'Oakmoor Catering, Leeds',
    "Aug'13 to Mar'18",
    'Kitchen Manager',
    'Tideway Hotel, York',
    "Dec'06 to Jul'13",
  )
  expect(await contentsOf(posts, 'experience')).toMatchObject([
    { title: 'Senior Kitchen Manager', start_date: 'August 2013' },
    { title: 'Kitchen Manager', start_date: 'December 2006' },
  ])
})

it('"Job Profile" over duties alone makes no jobs of them', async () => {
  const duties = page(
    'Job Profile',
    '1) Keeping the stores of four kitchens.',
    '2) Writing menus for the wards.',
    '3) Training of cooks.',
  )
  expect(await contentsOf(duties, 'experience')).toEqual([])
})

it('"Organizational Highlights" over one job a line is experience', async () => {
  const page: Placed[] = [
    ...opening,
    heading(100, 'Organizational Highlights'),
    [50, 120, '2016 - 2019'],
    [150, 120, 'Oakmoor Catering Ltd'],
    [400, 120, 'Head Chef'],
    [50, 136, '2012 - 2016'],
    [150, 136, 'Harbour Hotel Ltd'],
    [400, 136, 'Line Cook'],
    heading(170, 'Education'),
    [50, 190, 'Diploma in Culinary Arts, Brookfield College, 2008 - 2011'],
    heading(220, 'Skills'),
    [50, 240, 'Menu design, Budgeting'],
  ]
  expect(await contentsOf(page, 'experience')).toMatchObject([{ title: 'Head Chef' }, { title: 'Line Cook' }])
})

it('"Key Experience" over a list of what a person can do, beside jobs under another heading, is no list of jobs', async () => {
  const page: Placed[] = [
    ...opening,
    heading(100, 'Key Experience'),
    [50, 120, '• Design of menus'],
    [50, 134, '• Opening of kitchens'],
    [50, 148, '• Purchase of fish'],
    heading(180, 'Work Experience'),
    [50, 200, 'Head Chef, Harbour Hotel, 2016 - 2019'],
    [50, 214, '• Cooked for eighty guests a night'],
    heading(240, 'Education'),
    [50, 260, 'Diploma in Culinary Arts, Brookfield College, 2008 - 2011'],
  ]
  expect(await contentsOf(page, 'experience')).toMatchObject([{ title: 'Head Chef' }])
  expect(await contentsOf(page, 'skills')).toHaveLength(3)
})
