import { expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from '../testing/place-lines.ts'

const page: Placed[] = [
  [180, 50, 'Robin Ashdown', { bold: true, size: 20 }],
  [180, 68, 'robin.ashdown@example.org'],
  // the headings stand lower than the first line of their text
  heading(109, 'Profile', 40),
  [180, 100, 'Kitchen lead who likes short menus, fair rotas and a calm pass.'],
  [180, 114, 'Twelve years in hotels and in hospitals of the north.'],
  heading(159, 'Experience', 40),
  [180, 150, 'Head Chef at Oakmoor Hospital', { bold: true }],
  [180, 164, 'Fed 640 patients and staff a day from one kitchen.'],
  [40, 190, '2015 - 2018'],
  [180, 190, 'Sous Chef at Tideway Hotel', { bold: true }],
  [180, 204, 'Wrote the autumn menus and kept the books of the bar.'],
  [40, 230, '2011 - 2015'],
  [180, 230, 'Line Cook at Tideway Hotel', { bold: true }],
  [180, 244, 'Worked every station of the kitchen.'],
  heading(289, 'Skills', 40),
  [180, 280, 'Menu design, Food safety, Budgeting'],
  [180, 294, 'Butchery, Rota planning'],
]

it('headings in a margin head what begins beside or just above them, dates below them go with their jobs', async () => {
  expect(await contentsOf(page, 'overview')).toMatchObject([
    { text: expect.stringMatching(/^Kitchen lead .* north\.$/) },
  ])
  const jobs = await contentsOf(page, 'experience')
  expect(jobs.slice(-2)).toMatchObject([
    { title: 'Sous Chef', name: 'Tideway Hotel', start_date: '2015', end_date: '2018' },
    { title: 'Line Cook', name: 'Tideway Hotel', start_date: '2011', end_date: '2015' },
  ])
  const skills = await contentsOf(page, 'skills')
  expect(skills.map((skill) => skill.name)).toEqual([
    'Menu design',
    'Food safety',
    'Budgeting',
    'Butchery',
    'Rota planning',
  ])
})

it('headings over their text are no margin, though dates stand below them', async () => {
  const over: Placed[] = [
    [40, 50, 'Robin Ashdown', { bold: true, size: 20 }],
    heading(90, 'Profile', 40),
    [40, 108, 'Kitchen lead who likes short menus, fair rotas and a calm pass in hotels and in hospitals.'],
    heading(140, 'Experience', 40),
    [40, 160, '2018 - 2021'],
    [130, 160, 'Head Chef, Oakmoor Hospital, Leeds'],
    [40, 176, '2015 - 2018'],
    [130, 176, 'Sous Chef, Tideway Hotel, Hull'],
    heading(206, 'Education', 40),
    [40, 226, '2012 - 2015'],
    [130, 226, 'Diploma in Catering, Humber College'],
    [40, 242, '2010 - 2012'],
    [130, 242, 'Certificate in Baking, Humber College'],
    heading(272, 'Awards', 40),
    [40, 292, '2019'],
    [130, 292, 'Golden Ladle, Night festival'],
  ]
  expect(await contentsOf(over, 'overview')).toMatchObject([{ text: expect.stringMatching(/^Kitchen lead/) }])
  expect(await contentsOf(over, 'experience')).toHaveLength(2)
  expect(await contentsOf(over, 'achievements')).toMatchObject([{ date: '2019' }])
})

it('a heading set lower than the one line that it heads takes that line', async () => {
  const label = (y: number, text: string): Placed => [50, y, text, { bold: true, size: 13 }]
  const page: Placed[] = [
    ...opening,
    [170, 110, 'Kitchen lead who likes short menus, fair rotas and a calm pass.'],
    label(126, 'Profile'),
    [170, 160, 'Menu design, Budgeting, Training of newcomers'],
    label(176, 'Skills'),
    [170, 210, 'Golden Ladle, Guild of Cooks, 2019'],
    label(226, 'Awards'),
    [170, 260, 'English, Welsh'],
    label(276, 'Languages'),
  ]
  const skills = await contentsOf(page, 'skills')
  expect(skills.map((skill) => skill.name)).toEqual(['Menu design', 'Budgeting', 'Training of newcomers'])
  expect(await contentsOf(page, 'achievements')).toMatchObject([{ name: expect.stringContaining('Golden Ladle') }])
})

it('a label under every job is no heading beside which none can stand in the margin', async () => {
  const label = (y: number, text: string): Placed => [50, y, text, { bold: true, size: 12 }]
  const job = (y: number, title: string, dates: string): Placed[] => [
    [170, y, title, { bold: true }],
    [480, y, dates],
    [170, y + 14, 'Tideway Hotel, Leeds'],
    [170, y + 28, 'Key results:', { bold: true }],
    [170, y + 42, '- Wrote the menus and kept the books in order.'],
  ]
  const page: Placed[] = [
    ...opening,
    label(122, 'Profile'),
    [170, 110, 'Kitchen lead who likes short menus, fair rotas and a calm pass.'],
    label(172, 'Experience'),
    ...job(160, 'Head Chef', '2018 - 2021'),
    ...job(220, 'Line Cook', '2014 - 2017'),
    ...job(280, 'Kitchen Porter', '2011 - 2013'),
    label(372, 'Skills'),
    [170, 360, 'Menu design, Budgeting'],
    label(412, 'Languages'),
    [170, 400, 'English, Welsh'],
  ]
  expect(await contentsOf(page, 'experience')).toMatchObject([
    { title: 'Head Chef', name: 'Tideway Hotel, Leeds' },
    { title: 'Line Cook' },
    { title: 'Kitchen Porter' },
  ])
})

it('a heading on a ground of its own stands a line below its text, and a bold award may end in such a word', async () => {
  const label = (y: number, text: string): Placed => [50, y, text, { bold: true, size: 11 }]
  const page: Placed[] = [
    ...opening,
    [170, 110, 'Kitchen lead who likes short menus, fair rotas and a calm pass.'],
    label(127, 'Profile'),
    [170, 160, 'Menu design, Budgeting, Training of newcomers'],
    label(177, 'Skills'),
    [170, 210, 'Prize', { bold: true }],
    [198, 210, 'of the Guild of Cooks, 2022'],
    label(227, 'Awards'),
    [170, 270, 'English, Welsh'],
    label(287, 'Languages'),
    [170, 320, 'Chess, Sailing'],
    label(337, 'Interests'),
  ]
  const skills = await contentsOf(page, 'skills')
  expect(skills.map((skill) => skill.name)).toEqual(['Menu design', 'Budgeting', 'Training of newcomers'])
  expect(await contentsOf(page, 'achievements')).toMatchObject([{ date: '2022' }])
})

it('a heading of the margin may have a word that no heading has', async () => {
  const grey = { bold: true, size: 9, color: [0.4, 0.4, 0.4] as [number, number, number] }
  const page: Placed[] = [
    [180, 50, 'Robin Ashdown', { bold: true, size: 20 }],
    [180, 68, 'robin.ashdown@example.org'],
    [60, 100, 'Training', grey],
    [180, 103, 'Voice lessons with Moira Thwaite, 1998 - 2003'],
    [60, 130, 'Choral Experience', grey],
    [180, 133, 'Choir Leader, Tideway Singers, 2001 - 2009', { bold: true }],
    [180, 147, '• Sang tenor and kept the books'],
    [180, 167, 'Music Teacher, Quarry Lane School, 1996 - 2001', { bold: true }],
    [180, 181, '• Wrote the arrangements'],
    [60, 210, 'Education', grey],
    [180, 213, 'Diploma in Music, Brookfield College, 1990 - 1994'],
  ]
  expect(await contentsOf(page, 'experience')).toMatchObject([{ start_date: '2001' }, { start_date: '1996' }])
})

it('columns with headings of their own beside a heading of the margin divide its section', async () => {
  const part = (x: number, name: string, ...texts: string[]): Placed[] => [
    [x, 150, name, { size: 12 }],
    ...texts.map((text, n): Placed => [x, 166 + 11 * n, text, { size: 8 }]),
  ]
  const side = (y: number, text: string): Placed => [50, y, text, { size: 12 }]
  const text = (y: number, words: string): Placed => [160, y, words, { size: 8 }]
  const lines: Placed[] = [
    [50, 50, 'Robin Ashdown', { bold: true, size: 20 }],
    side(110, 'Profile'),
    text(110, 'Kitchen lead who likes short menus, fair rotas and a calm pass, in hotels and in hospitals.'),
    side(150, 'Skills'),
    ...part(160, 'Menu Design', 'Short menus for a whole', 'season, written with the', 'people who cook them'),
    ...part(290, 'Fish Butchery', 'Whole boats bought and', 'cut in the morning, with', 'nothing thrown away'),
    ...part(420, 'Leadership', 'Three kitchens, nineteen', 'people and no accident', 'in nine years'),
    side(230, 'Experience'),
    text(230, 'Head Chef at Oakmoor Hospital, 2015 - 2018'),
    text(244, 'Fed 640 patients and staff a day from one kitchen, with nine cooks and three porters.'),
    text(264, 'Sous Chef at Tideway Hotel, 2011 - 2015'),
    text(278, 'Wrote the autumn menus and kept the books of the bar for owners who lived abroad.'),
    text(298, 'Line Cook at Harbour Inn, 2009 - 2011'),
    text(312, 'Worked every station of the kitchen, and the grill on Sundays.'),
    side(340, 'Education'),
    text(340, 'Diploma in Culinary Arts, Brookfield College, 2008 - 2011'),
  ]
  const parts = (await contentsOf(lines, 'skills')).map(({ description }) => description)
  expect([...new Set(parts)]).toEqual(['Menu Design', 'Fish Butchery', 'Leadership'])
  expect(await contentsOf(lines, 'leadership')).toEqual([])
  expect(await contentsOf(lines, 'experience')).toHaveLength(3)
})

it('known headings of the margin with a line of text each are two, however close, and bold titles beside them are none', async () => {
  const label = (y: number, text: string): Placed => [56, y, text, { bold: true }]
  const post = (y: number, title: string, dates: string): Placed[] => [
    [195, y, title, { bold: true }],
    [195, y + 14, 'Oakmoor Hospital, Leeds'],
    [195, y + 28, dates],
    [208, y + 42, '• Fed 640 patients and staff a day from one kitchen'],
  ]
  const lines: Placed[] = [
    [220, 50, 'CURRICULUM VITAE', { bold: true, size: 14 }],
    [250, 66, 'Robin Ashdown', { bold: true }],
    label(90, 'Personal Details'),
    [195, 90, 'Telephone: +44 20 7946 0101'],
    label(110, 'Work Experience'),
    ...post(110, 'Head Chef', 'March 2019 to date'),
    ...post(172, 'Sous Chef', 'June 2015 to February 2019'),
    ...post(234, 'Line Cook', 'May 2012 to May 2015'),
    label(296, 'Technical Skills'),
    [195, 296, 'Word, Excel, Lightspeed'],
    label(311, 'Languages'),
    [195, 311, 'English – fluent'],
    [195, 325, 'Dutch – basic'],
    label(345, 'Awards'),
    [195, 345, 'Golden Ladle, Tideway Canteen, 2018'],
  ]
  expect((await contentsOf(lines, 'experience')).map(({ title }) => title)).toEqual([
    'Head Chef',
    'Sous Chef',
    'Line Cook',
  ])
  expect((await contentsOf(lines, 'technical')).map(({ name }) => name)).toEqual(['Word', 'Excel', 'Lightspeed'])
})
