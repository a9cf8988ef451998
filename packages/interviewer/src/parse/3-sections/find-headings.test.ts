import { describe, expect, it } from 'vitest'
import { parsePdf } from '../parse-pdf.ts'
import { contentsOf, heading, opening, type Placed, placeLines } from '../testing/place-lines.ts'

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

it('a skill in the colour of a side bar is no heading, though its name is that of one', async () => {
  const pale: [number, number, number] = [0.3, 0.5, 0.7]
  const side = (y: number, text: string, size = 10): Placed => [40, y, text, { color: pale, size, bold: size > 10 }]
  const page: Placed[] = [
    [220, 50, 'Robin Ashdown', { bold: true, size: 20 }],
    side(60, 'Skills', 13),
    ...['Fault finding', 'Mentoring', 'Wire tracing', 'Publications', 'Load tests'].map((text, row) =>
      side(80 + 14 * row, text),
    ),
    side(180, 'Languages', 13),
    side(200, 'Welsh'),
    side(214, 'English'),
    heading(100, 'Profile', 220),
    [220, 120, 'Electrician who finds the fault before the shift ends, and who trains newcomers.'],
    heading(160, 'Education', 220),
    [220, 180, 'Diploma in Electrics, Brookfield College, 2008 - 2011'],
    [220, 194, 'Certificate in Lifting, Oakmoor School, 2006 - 2007'],
  ]
  const skills = await contentsOf(page, 'skills')
  expect(skills.map((skill) => skill.name)).toEqual([
    'Fault finding',
    'Mentoring',
    'Wire tracing',
    'Publications',
    'Load tests',
  ])
})

it('a label set wide in a small type of its own is one word beside its text', async () => {
  const wide = (y: number, text: string): Placed => [50, y, text, { size: 8, bold: true, spacing: 1.5 }]
  const page: Placed[] = [
    ...opening,
    wide(120, 'PROFILE'),
    [150, 120, 'Kitchen lead who likes short menus, fair rotas and a calm pass.'],
    wide(160, 'SKILLS'),
    [150, 160, 'Menu design, Budgeting, Training of newcomers'],
    wide(200, 'AWARDS'),
    [150, 200, 'Golden Ladle, Guild of Cooks, 2019'],
    wide(240, 'LANGUAGES'),
    [150, 240, 'English, Welsh'],
  ]
  const skills = await contentsOf(page, 'skills')
  expect(skills.map((skill) => skill.name)).toEqual(['Menu design', 'Budgeting', 'Training of newcomers'])
  expect(await contentsOf(page, 'achievements')).toMatchObject([{ name: expect.stringContaining('Golden Ladle') }])
})

it('a label of a group in bold is no heading where the headings are in capitals', async () => {
  const caps = (y: number, text: string): Placed => [50, y, text, { size: 10 }]
  const page: Placed[] = [
    ...opening,
    caps(100, 'PROFILE'),
    [50, 116, 'Kitchen lead who likes short menus, fair rotas and a calm pass.'],
    caps(150, 'SKILLS'),
    [50, 166, 'Kitchen', { bold: true }],
    [120, 166, 'Sauces, Pastry'],
    [50, 182, 'Leadership', { bold: true }],
    [120, 182, 'Hiring, Coaching'],
    caps(220, 'LANGUAGES'),
    [50, 236, 'English, Welsh'],
    caps(270, 'EDUCATION'),
    [50, 286, 'Diploma in Culinary Arts, Brookfield College, 2008 - 2011'],
  ]
  const skills = await contentsOf(page, 'skills')
  expect(skills.map((skill) => [skill.name, skill.description])).toEqual([
    ['Sauces', 'Kitchen'],
    ['Pastry', 'Kitchen'],
    ['Hiring', 'Leadership'],
    ['Coaching', 'Leadership'],
  ])
})

it('a label under two jobs is no section', async () => {
  const job = (y: number, title: string, employer: string, dates: string): Placed[] => [
    [50, y, title, { bold: true }],
    [50, y + 14, employer],
    [50, y + 28, dates],
    [50, y + 42, 'Results:', { bold: true, size: 13 }],
    [60, y + 56, '- Fed 640 patients a day.'],
  ]
  const page: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    ...job(120, 'Head Chef', 'Oakmoor Hospital', '2018 - 2021'),
    ...job(200, 'Line Cook', 'Tideway Hotel', '2014 - 2018'),
    heading(290, 'Skills'),
    [50, 310, 'Menu design, Budgeting'],
  ]
  expect(await contentsOf(page, 'experience')).toMatchObject([{ title: 'Head Chef' }, { title: 'Line Cook' }])
  expect(await contentsOf(page, 'achievements')).toEqual([])
})

it('a known heading in small letters and a colour of its own is one, also with a sign before it', async () => {
  const red: [number, number, number] = [0.9, 0.3, 0.2]
  const label = (y: number, text: string): Placed => [50, y, `/ ${text}`, { color: red }]
  const page: Placed[] = [
    ...opening,
    label(110, 'about'),
    [150, 110, 'Kitchen lead who likes short menus, fair rotas and a calm pass.'],
    label(150, 'skills'),
    [150, 150, 'Menu design, Budgeting'],
    label(190, 'awards'),
    [150, 190, 'Golden Ladle, Guild of Cooks, 2019'],
    label(230, 'languages'),
    [150, 230, 'English, Welsh'],
  ]
  const skills = await contentsOf(page, 'skills')
  expect(skills.map((skill) => skill.name)).toEqual(['Menu design', 'Budgeting'])
  expect(await contentsOf(page, 'achievements')).toMatchObject([{ date: '2019' }])
})

it('names, issuers and years below an unknown heading are no skills', async () => {
  const page: Placed[] = [
    ...opening,
    heading(100, 'Skills'),
    [50, 120, 'Menu design, Budgeting'],
    heading(150, 'Tickets'),
    [50, 170, 'Safe Kitchen Passport', { bold: true }],
    [50, 184, 'Guild of Cooks'],
    [50, 198, '2023'],
    [50, 216, 'First Aid', { bold: true }],
    [50, 230, 'Red Shield'],
    [50, 244, '2022'],
    heading(280, 'Languages'),
    [50, 300, 'English, Welsh'],
  ]
  const skills = await contentsOf(page, 'skills')
  expect(skills.map((skill) => skill.name)).toEqual(['Menu design', 'Budgeting'])
  expect(await contentsOf(page, 'achievements')).toMatchObject([{ date: '2023' }, { date: '2022' }])
})

describe('ornaments', () => {
  const resume = (dress: (text: string, n: number) => string, look: NonNullable<Placed[3]>): Placed[] => [
    [50, 50, 'Robin Ashdown', { bold: true, size: 20 }],
    [50, 68, 'robin.ashdown@example.org'],
    [50, 100, dress('Experience', 1), look],
    [50, 118, 'Head Chef, Oakmoor Hospital'],
    [50, 132, '2018 - 2021'],
    [60, 146, '- Fed 640 patients a day.'],
    [50, 180, dress('Skills', 2), look],
    [50, 198, 'Menu design, Butchery, Budgets'],
    [50, 230, dress('Awards', 3), look],
    [50, 248, 'Golden Ladle, Guild of Cooks, 2018'],
  ]
  const dresses: [name: string, (text: string, n: number) => string][] = [
    ['numbers', (text, n) => `0${n} ${text}`],
    ['slashes', (text) => `// ${text}`],
    ['brackets', (text) => `[ ${text} ]`],
    ['an arrow behind', (text) => `${text} >`],
    ['a sign far before', (text) => `#      ${text}`],
  ]
  it.each(dresses)('may stand beside headings: %s', async (_, dress) => {
    const lines = resume(dress, { bold: true, size: 12 })
    expect(await contentsOf(lines, 'experience')).toMatchObject([{ title: 'Head Chef', name: 'Oakmoor Hospital' }])
    expect(await contentsOf(lines, 'skills')).toHaveLength(3)
    expect(await contentsOf(lines, 'achievements')).toHaveLength(1)
  })

  it('headings may be in small letters set wide, when they are bold', async () => {
    const lines = resume((text) => text.toLowerCase(), { bold: true, size: 12, spacing: 4 })
    expect(await contentsOf(lines, 'skills')).toHaveLength(3)
    expect(await contentsOf(lines, 'experience')).toHaveLength(1)
  })
})

it('headings at the right edge head the text at the left below them', async () => {
  const right = (y: number, text: string): Placed => [470, y, text, { size: 13 }]
  const lines: Placed[] = [
    ...opening,
    right(100, 'Experience'),
    [50, 118, 'Head Chef, Oakmoor Hospital'],
    [480, 118, '2018 - 2021'],
    [60, 132, '- Fed 640 patients a day.'],
    [50, 150, 'Sous Chef, Tideway Hotel'],
    [480, 150, '2014 - 2018'],
    [60, 164, '- Wrote the autumn menus.'],
    right(190, 'Good at'),
    [50, 208, 'Menu design, Butchery, Budgets'],
    right(234, 'In short'),
    [50, 252, 'I cook short menus for long evenings, in calm kitchens.'],
    right(278, 'Awards'),
    [50, 296, 'Golden Ladle, Guild of Cooks, 2018'],
  ]
  expect(await contentsOf(lines, 'experience')).toMatchObject([{ start_date: '2018' }, { start_date: '2014' }])
  expect(await contentsOf(lines, 'skills')).toHaveLength(3)
  expect(await contentsOf(lines, 'achievements')).toMatchObject([{ name: expect.stringContaining('Golden Ladle') }])
})

it('headings with numbers need not be larger than the text when they are bold', async () => {
  const bold = { bold: true }
  const lines: Placed[] = [
    ...opening,
    [50, 100, '1. Appointments', bold],
    [50, 118, 'Reader, University of Northgate, 2018 - 2021'],
    [50, 132, 'Lecturer, University of Leeds, 2014 - 2018'],
    [50, 160, '2. Prizes', bold],
    [50, 178, 'Golden Quill, Guild of Historians, 2018'],
    [50, 192, 'Young Scholar Prize, Northern Academy, 2012'],
    [50, 220, '3. Methods', bold],
    [50, 238, 'Palaeography; Archives; Statistics'],
    [50, 266, '4. Publications', bold],
    [50, 284, '1. Ashdown R. Salt and gold. Journal of Trade 14 (2019), 201-219.'],
    [50, 298, '2. Ashdown R. Paper and law. Sahel Letters 8 (2015), 33-47.'],
  ]
  expect(await contentsOf(lines, 'experience')).toHaveLength(2)
  expect(await contentsOf(lines, 'achievements')).toMatchObject([{ date: '2018' }, { date: '2012' }])
  expect((await contentsOf(lines, 'technical')).map(({ name }) => name)).toEqual([
    'Palaeography',
    'Archives',
    'Statistics',
  ])
})

it('the name of the document and the name of the person head no section, though they look as the headings do', async () => {
  const page: Parameters<typeof contentsOf>[0] = [
    heading(50, 'RESUME'),
    heading(80, 'ROBIN ASHDOWN'),
    [50, 98, 'Phone: +44 20 7946 0101'],
    [50, 112, 'robin.ashdown@example.org'],
    heading(150, 'CAREER OBJECTIVE'),
    [50, 168, 'To lead a kitchen that likes short menus, fair rotas and a calm pass.'],
    heading(200, 'SKILLS'),
    [50, 218, 'Menu design, Budgeting'],
  ]
  expect(await contentsOf(page, 'overview')).toEqual([
    { text: 'To lead a kitchen that likes short menus, fair rotas and a calm pass.' },
  ])
  const texts = (await contentsOf(page, 'other')).map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining(['RESUME', 'ROBIN ASHDOWN', 'Phone: +44 20 7946 0101']))
})

it('a name right over the heading of the personal details heads no section either', async () => {
  const page: Parameters<typeof contentsOf>[0] = [
    heading(50, 'RESUME'),
    heading(66, 'ROBIN ASHDOWN'),
    heading(90, 'PERSONAL DETAILS'),
    [50, 108, 'Phone: +44 20 7946 0101'],
    heading(140, 'SKILLS'),
    [50, 158, 'Menu design, Budgeting'],
  ]
  const titles: (string | null)[] = []
  await parsePdf(await placeLines(page), {
    onTrace: ({ sections }) => titles.push(...sections.map(({ title }) => title)),
  })
  expect(titles).toEqual([null, 'PERSONAL DETAILS', 'SKILLS'])
})

it.each(['Previous Employment Details', 'Job Profile', 'Employment Summary'])(
  '"%s" over posts with dates heads jobs',
  async (title) => {
    const page: Parameters<typeof contentsOf>[0] = [
      ...opening,
      heading(100, title),
      [50, 120, 'Head Chef, Oakmoor Hospital, 2018 - 2021'],
      [60, 134, '- Fed 640 patients a day.'],
      [50, 155, 'Line Cook, Tideway Hotel, 2014 - 2018'],
      [60, 169, '- Worked every station.'],
      heading(200, 'Skills'),
      [50, 220, 'Menu design, Budgeting'],
    ]
    expect(await contentsOf(page, 'experience')).toMatchObject([{ title: 'Head Chef' }, { title: 'Line Cook' }])
  },
)

it('a heading of two lines has the words of both', async () => {
  const page: Placed[] = [
    ...opening,
    heading(100, 'Skills'),
    [50, 120, 'Menu design, Budgeting'],
    heading(150, 'PROJECTS'),
    heading(166, 'UNDERTAKEN'),
    [50, 186, '• School meals for the north'],
    [50, 200, '• A kitchen for the harbour festival'],
  ]
  expect(await contentsOf(page, 'roles')).toHaveLength(2)
  expect(await parsePdf(await placeLines(page))).toMatchObject({ unplaced: [] })
})

it('a heading that ends with "and" goes on in the next line, also with a word that no heading has', async () => {
  const page: Placed[] = [
    ...opening,
    heading(100, 'Skills'),
    [50, 120, 'Portraits, Lighting'],
    heading(150, 'PRIZES AND'),
    heading(166, 'RESIDENCIES'),
    [50, 186, '2022 Portrait Prize, Harbour Gallery'],
    [50, 200, '2020 Summer in Whitby, Whitby Arts Trust'],
    heading(230, 'EDUCATION'),
    [50, 250, 'Diploma in Photography, Brookfield College, 2008 - 2011'],
  ]
  expect(await contentsOf(page, 'achievements')).toHaveLength(2)
  expect(await parsePdf(await placeLines(page))).toMatchObject({ unplaced: [] })
})

it('a misspelt heading in the look of the headings has the kind that was meant', async () => {
  const page: Placed[] = [
    ...opening,
    heading(100, 'Skills'),
    [50, 120, 'Menu design, Budgeting'],
    heading(150, 'Professional Sypnosis'),
    [50, 170, 'Menu design, Budgeting, Calm'],
    heading(200, 'Education'),
    [50, 220, 'Diploma in Culinary Arts, Brookfield College, 2008 - 2011'],
  ]
  expect(await contentsOf(page, 'overview')).toHaveLength(1)
})

const jobs: Placed[] = [
  [50, 120, 'Head Chef, Harbour Hotel, 2016 - 2019', { bold: true }],
  [50, 136, 'Responsibilities', { bold: true, size: 13 }],
  [50, 152, '• Cooked for eighty guests a night'],
  [50, 176, 'Line Cook, Anchor Inn, 2012 - 2016', { bold: true }],
  [50, 192, '• Kept the grill'],
]

it('what was done in a job stands below a label, in whatever look, and the next job is none of it', async () => {
  const page = [...opening, heading(100, 'Work Experience'), ...jobs, heading(230, 'Skills'), heading(300, 'Education')]
  page.push([50, 250, 'Menu design, Budgeting'], [50, 320, 'Diploma in Culinary Arts, Brookfield College, 2008 - 2011'])
  expect(await contentsOf(page, 'experience')).toMatchObject([{ title: 'Head Chef' }, { title: 'Line Cook' }])
  expect(await contentsOf(page, 'leadership')).toEqual([])
})

it('"Responsibilities" where no jobs are told is a section', async () => {
  const page: Placed[] = [
    ...opening,
    heading(100, 'Skills'),
    [50, 120, 'Menu design, Budgeting'],
    heading(150, 'Responsibilities'),
    [50, 170, '• Chair of the parish council'],
    heading(200, 'Education'),
    [50, 220, 'Diploma in Culinary Arts, Brookfield College, 2008 - 2011'],
  ]
  expect(await contentsOf(page, 'leadership')).toHaveLength(1)
})

it('a heading of which half is known is one in the look of the known ones, among other lines in that look', async () => {
  const bold = { bold: true }
  const page: Placed[] = [
    [50, 50, 'ROBIN ASHDOWN,', bold],
    [50, 66, 'PHONE 020 7946 0100, LEEDS', bold],
    [50, 82, 'POST APPLIED FOR: HEAD CHEF', bold],
    [50, 110, 'QUALIFICATION', bold],
    [50, 126, 'Diploma in Culinary Arts, Brookfield College'],
    [50, 150, 'PERSONAL DETAILS', bold],
    [50, 166, 'Nationality: Irish'],
    [50, 190, 'JOBS AFLOAT', bold],
    [50, 206, 'Head Chef, Harbour Hotel, 2016 - 2019'],
    [50, 220, '• Cooked for eighty guests a night'],
    [50, 236, 'Line Cook, Anchor Inn, 2012 - 2016'],
    [50, 260, 'OATH', bold],
    [50, 276, 'All of this is true.'],
    [50, 300, 'DECLARATION', bold],
    [50, 316, 'Signed in Leeds.'],
    [50, 340, 'WITNESS AND SEAL,', bold],
    [50, 356, 'THE SEAL OF LEEDS.', bold],
  ]
  expect(await contentsOf(page, 'experience')).toMatchObject([{ title: 'Head Chef' }, { title: 'Line Cook' }])
})

it('a lesser heading right below one of jobs opens no section of its own', async () => {
  const page: Placed[] = [
    ...opening,
    heading(100, 'PROFESSIONAL EXPERIENCE'),
    heading(118, 'Current Profile'),
    [50, 140, 'Head Chef, Harbour Hotel, 2016 - 2019'],
    [50, 154, '• Cooked for eighty guests a night'],
    heading(190, 'SKILLS'),
    [50, 210, 'Menu design, Budgeting'],
    heading(240, 'EDUCATION'),
    [50, 260, 'Diploma in Culinary Arts, Brookfield College, 2008 - 2011'],
  ]
  expect(await contentsOf(page, 'experience')).toMatchObject([{ title: 'Head Chef', name: 'Harbour Hotel' }])
  expect(await contentsOf(page, 'overview')).toEqual([])
})

it('"Project:" in the look of the employers and dates around it opens no section', async () => {
  const bold = { bold: true, size: 11 }
  const job = (y: number, dates: string, employer: string, title: string, label: string): Placed[] => [
    [50, y, dates, bold],
    [50, y + 14, employer, bold],
    [50, y + 28, title, bold],
    [50, y + 44, label, bold],
    [50, y + 58, '• A kitchen for the harbour festival'],
  ]
  const page: Placed[] = [
    ...opening,
    [220, 100, 'PROFESSIONAL SUMMARY', { bold: true }],
    [50, 116, 'A chef who has run kitchens by the sea for ten years.'],
    [220, 140, 'PROFESSIONAL EXPERIENCE', { bold: true }],
    ...job(160, 'May 2016 - June 2019', 'Harbour Hotel Ltd', 'Head Chef', 'Project:'),
    ...job(240, 'March 2012 - April 2016', 'Anchor Inn Ltd', 'Line Cook', 'Festival work'),
    ...job(320, 'March 2009 - March 2012', 'Oakmoor Catering Ltd', 'Kitchen Porter', 'Duties:'),
    [220, 400, 'EDUCATION', { bold: true }],
    [50, 416, 'Diploma in Culinary Arts, Brookfield College, 2006 - 2009'],
  ]
  expect(await contentsOf(page, 'experience')).toMatchObject([
    { title: 'Head Chef', name: 'Harbour Hotel Ltd' },
    { title: 'Line Cook', name: 'Anchor Inn Ltd' },
    { title: 'Kitchen Porter', name: 'Oakmoor Catering Ltd' },
  ])
  expect(await contentsOf(page, 'roles')).toEqual([])
})
