import { expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from '../testing/place-lines.ts'

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

it('headings in small letters are headings when they are known and larger than the text', async () => {
  const page: Parameters<typeof contentsOf>[0] = [
    ...opening,
    [50, 100, 'skills', { size: 15 }],
    [50, 120, 'Menu design, Budgeting'],
    [50, 150, 'awards', { size: 15 }],
    [50, 170, 'Golden Ladle, 2019'],
  ]
  expect((await contentsOf(page, 'skills')).map((skill) => skill.name)).toEqual(['Menu design', 'Budgeting'])
  expect(await contentsOf(page, 'achievements')).toMatchObject([{ date: '2019' }])
})

it('an unknown heading over rows of ticked names heads skills, each name of which is one', async () => {
  const names = ['Menu design', 'Budgeting', 'Rotas', 'Training', 'Buying', 'Hygiene plans']
  const page: Parameters<typeof contentsOf>[0] = [
    ...opening,
    heading(100, 'Areas of Strength'),
    ...names.flatMap((name, index): Parameters<typeof contentsOf>[0] => {
      const [x, y] = [50 + 170 * (index % 3), 120 + 14 * Math.floor(index / 3)]
      return [
        [x, y, '»'],
        [x + 10, y, name],
      ]
    }),
    heading(200, 'Education'),
    [50, 220, 'Diploma in Culinary Arts, Brookfield College, 2008 - 2011'],
  ]
  expect((await contentsOf(page, 'skills')).map((skill) => skill.name)).toEqual(names)
})

it('the name of an employer on a later page is no heading, though its words could be one', async () => {
  const size = 12
  const post = (y: number, employer: string, title: string, dates: string, page: number): Placed[] => [
    [50, y, employer, { size, page }],
    [50, y + 14, title, { size: 11, page }],
    [50, y + 28, dates, { page }],
    [50, y + 44, 'Wrote the autumn menus and fed 640 patients a day with a team of nine.', { page }],
  ]
  const page: Placed[] = [
    ...opening,
    [50, 100, 'Summary', { size: 15 }],
    [50, 120, 'Kitchen lead who likes short menus, fair rotas and a calm pass, and trains newcomers.'],
    [50, 150, 'Experience', { size: 15 }],
    ...post(170, 'Larkspur Hotel', 'Head Chef', 'March 2019 - June 2021', 1),
    ...post(50, 'Creative Creations', 'Sous Chef', 'May 2017 - February 2019', 2),
    ...post(130, 'Tideway Hotel', 'Cook', 'May 2014 - April 2017', 2),
    [50, 50, 'Education', { size: 15, page: 3 }],
    [50, 70, 'Diploma in Culinary Arts, Brookfield College, 2008 - 2011', { page: 3 }],
  ]
  expect(await contentsOf(page, 'experience')).toMatchObject([
    { name: 'Larkspur Hotel', title: 'Head Chef' },
    { name: 'Creative Creations', title: 'Sous Chef' },
    { name: 'Tideway Hotel', title: 'Cook' },
  ])
})

it('a heading of two lines in the margin is one, though its text begins beside the first', async () => {
  const margin = (y: number, text: string): Placed => [50, y, text, { bold: true, size: 9 }]
  const page: Placed[] = [
    ...opening,
    margin(100, 'SKILLS'),
    [150, 100, 'Menu design, Budgeting'],
    margin(130, 'RESEARCH'),
    [150, 130, 'Larkspur Institute, York'],
    margin(141, 'EXPERIENCE'),
    [150, 144, 'Research Assistant'],
    [450, 144, 'May 2014 – May 2015'],
    [160, 158, '• Wrote the autumn menus.'],
    margin(190, 'EDUCATION'),
    [150, 190, 'Diploma in Culinary Arts, Brookfield College, 2008 - 2011'],
  ]
  expect(await contentsOf(page, 'experience')).toMatchObject([
    { title: 'Research Assistant', name: expect.stringContaining('Larkspur Institute') },
  ])
  expect((await contentsOf(page, 'skills')).map(({ name }) => name)).toEqual(['Menu design', 'Budgeting'])
})

it.each(['—', '–', '•', '*'])('a heading between two "%s" is one, and the signs are no part of it', async (sign) => {
  const bold = { bold: true }
  const lines: Placed[] = [
    ...opening,
    [200, 100, `${sign} KEY SKILLS ${sign}`, bold],
    [50, 118, 'Restructuring, Due diligence'],
    [200, 150, `${sign} CAREER HISTORY ${sign}`, bold],
    [50, 168, 'Head Chef, Oakmoor Hospital, 2018 - 2021'],
    [60, 182, '- Fed 640 patients a day.'],
    [200, 214, `${sign} INTERESTS ${sign}`, bold],
    [50, 232, 'Curling, hill walking'],
  ]
  expect((await contentsOf(lines, 'skills')).map(({ name }) => name)).toEqual(['Restructuring', 'Due diligence'])
  expect(await contentsOf(lines, 'experience')).toMatchObject([{ title: 'Head Chef', name: 'Oakmoor Hospital' }])
})

it('a heading set so wide that it has two cells is one', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Education'),
    [50, 118, 'MSc Ecology, University of Leith, 2010 - 2012'],
    heading(150, 'FELLOWSHIPS'),
    heading(150, 'AND AWARDS', 170),
    [50, 168, 'Golden Ladle, 2018'],
    [50, 182, 'Best Newcomer, 2012'],
    heading(214, 'Languages'),
    [50, 232, 'English, French'],
  ]
  expect((await contentsOf(lines, 'achievements')).map(({ date }) => date)).toEqual(['2018', '2012'])
})
