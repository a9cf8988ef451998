import { expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from './testing/place-lines.ts'

// What resumes that people published showed, with other words.

it('a name with an address at the right, over a list of its own, opens a project', async () => {
  const project = (y: number, name: string): Placed[] => [
    [50, y, name, { bold: true }],
    [440, y, 'https://example.org/x'],
    [50, y + 14, '• Wrote the tool that sorts the orders of the kitchen by the hour'],
    [50, y + 28, '• Cut the waste of the larder by a third within a season'],
  ]
  const lines = [...opening, heading(100, 'Projects'), ...project(120, 'Larder'), ...project(180, 'Ladle')]
  expect(await contentsOf(lines, 'roles')).toMatchObject([
    { name: 'Larder', description: expect.stringContaining('Cut the waste') },
    { name: 'Ladle', description: expect.stringContaining('Wrote the tool') },
  ])
})

it('where no sign stands at the end of a line that had room, a list goes on with another name', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Skills'),
    [50, 120, 'Baking · Pastry · Preserving · Menu planning for large houses (Hotels, Schools, Camps)'],
    [50, 134, 'Ordering and stock (Larder, Cellar)'],
    [50, 148, 'Training cooks · Writing recipes that a beginner can follow'],
  ]
  expect((await contentsOf(lines, 'skills')).map(({ name }) => name)).toEqual([
    'Baking',
    'Pastry',
    'Preserving',
    'Menu planning for large houses (Hotels, Schools, Camps)',
    'Ordering and stock (Larder, Cellar)',
    'Training cooks',
    'Writing recipes that a beginner can follow',
  ])
})

it('a word that a list of skills breaks at a hyphen is whole', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Skills'),
    [50, 120, '• Attention to detail, Menu writing, Quick and careful judgement, Creative Think-'],
    [57, 134, 'ing, Patience'],
    [50, 160, '• Baking, Pastry'],
  ]
  expect((await contentsOf(lines, 'skills')).map(({ name }) => name)).toContain('Creative Thinking')
})

it('an employer in bold that reads like a place is the employer of the title beside it', async () => {
  const job = (y: number, name: string, title: string, dates: string): Placed[] => [
    [50, y, name, { bold: true }],
    [50 + 5.6 * name.length, y, title, { italic: true }],
    [460, y, dates],
    [50, y + 14, '• Cooked for two hundred guests a day.'],
  ]
  const lines = [
    ...opening,
    heading(100, 'Experience'),
    ...job(120, 'Tideway Hotel, Leeds', 'Head Chef', '2018 – 2021'),
    ...job(160, 'Oakmoor China, Hong Kong', 'Trainee', '2016 – 2018'),
  ]
  expect(await contentsOf(lines, 'experience')).toMatchObject([
    { title: 'Head Chef', start_date: '2018' },
    { name: 'Oakmoor China, Hong Kong', title: 'Trainee', start_date: '2016' },
  ])
})

it('a head as wide as its column is a head where it is set as the others are', async () => {
  const job = (y: number, head: string, dates: string): Placed[] => [
    [50, y, head, { size: 12 }],
    [50, y + 14, dates, { italic: true, size: 10 }],
    [64, y + 28, '• Kept the books of the kitchen in order and wrote the menus of every season for the guests'],
  ]
  const lines = [
    ...opening,
    heading(100, 'Experience'),
    ...job(120, 'Head Chef – Tideway Hotel', 'May 2019 – June 2021'),
    ...job(170, 'Researcher – National Foundation for the Science of Food and of Cooking (NFS)', 'May 2017 – May 2019'),
    ...job(220, 'Line Cook – Oakmoor School', 'May 2014 – May 2017'),
  ]
  expect(await contentsOf(lines, 'experience')).toMatchObject([
    { title: 'Head Chef', name: 'Tideway Hotel' },
    { title: 'Researcher', name: 'National Foundation for the Science of Food and of Cooking (NFS)' },
    { title: 'Line Cook', name: 'Oakmoor School' },
  ])
})

it('a town at the right edge does not make an employer too long for one', async () => {
  const job = (y: number, title: string, dates: string, name: string, town: string): Placed[] => [
    [50, y, title, { bold: true }],
    [460, y, dates],
    [50, y + 14, name, { italic: true }],
    [440, y + 14, town],
    [50, y + 28, '• Cooked for two hundred guests a day.'],
  ]
  const long = 'Tideway Hotels and Country Inns (THI) - Kitchens and Cellars (KC) team'
  const lines = [
    ...opening,
    heading(100, 'Experience'),
    ...job(120, 'Head Chef', '2018 – 2021', long, 'Markham, Ontario, Canada'),
    ...job(170, 'Line Cook', '2016 – 2018', 'Oakmoor', 'Turin, Italy'),
    ...job(220, 'Kitchen Porter', '2014 – 2016', 'Rove', 'Turin, Italy'),
  ]
  expect(await contentsOf(lines, 'experience')).toMatchObject([
    { title: 'Head Chef', name: long },
    { title: 'Line Cook', name: 'Oakmoor' },
    { title: 'Kitchen Porter', name: 'Rove' },
  ])
})

it('a verb is no name of an achievement, whatever is set in bold behind it', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Achievements'),
    [50, 120, '• Achieved'],
    [107, 120, 'A* marks', { bold: true }],
    [154, 120, 'in two courses of pastry'],
    [50, 134, '• Secured'],
    [102, 134, 'Rank 13', { bold: true }],
    [142, 134, 'of all apprentices of the county'],
  ]
  expect((await contentsOf(lines, 'achievements')).map(({ name }) => name)).toEqual([
    'Achieved A* marks in two courses of pastry',
    'Secured Rank 13 of all apprentices of the county',
  ])
})

it('words that stand for an address name no employer', async () => {
  const job = (y: number, title: string, dates: string): Placed[] => [
    [50, y, `${title} | GitHub Link`, { bold: true }],
    [460, y, dates],
    [50, y + 14, '• Cooked for two hundred guests a day.'],
  ]
  const lines = [
    ...opening,
    heading(100, 'Experience'),
    ...job(120, 'Ordering by the hour', '2018 – 2021'),
    ...job(160, 'Menus by season', '2016 – 2018'),
  ]
  const jobs = await contentsOf(lines, 'experience')
  expect(jobs.map(({ details }) => details.split('\n')[0])).toEqual(['GitHub Link', 'GitHub Link'])
  expect(jobs.flatMap(({ name, title }) => [name, title])).not.toContain('GitHub Link')
})

it('a town with the full stop of a sentence is a town', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    [50, 120, 'Sep 2018 – May 2019'],
    [160, 120, 'Tideway Hotel,', { bold: true }],
    [235, 120, 'Amherst, MA.', { italic: true }],
    [160, 134, 'Cooked for two hundred guests a day, and taught three apprentices.'],
  ]
  expect(await contentsOf(lines, 'experience')).toMatchObject([
    { name: 'Tideway Hotel', details: expect.stringContaining('Amherst, MA') },
  ])
})

it('a town and its state behind a comma are no title', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    [50, 120, 'Liberty School, Hillsboro, OR, 2014 – 2018', { italic: true }],
    [50, 134, '• Taught the cooking of three trades.'],
    [50, 156, 'Westview School, Beaverton, OR, 2012 – 2014', { italic: true }],
    [50, 170, '• Wrote the lessons for two years.'],
  ]
  expect(await contentsOf(lines, 'experience')).toMatchObject([
    { name: 'Liberty School', title: '', details: expect.stringContaining('Hillsboro, OR') },
    { name: 'Westview School', title: '', details: expect.stringContaining('Beaverton, OR') },
  ])
})

it('a project that is one long sentence of a list is named by all of it', async () => {
  const project = (y: number, opening: string, end: string): Placed[] => [
    [50, y, `• ${opening} for the kitchens of three large hotels which reads all orders of the day`],
    [57, y + 14, 'and writes the lists of the larder, of the cellar and of the market for the next day and the week'],
    [57, y + 28, end],
  ]
  const lines = [
    ...opening,
    heading(100, 'Projects'),
    ...project(120, 'Created a tool in Python', 'of cooks.'),
    ...project(162, 'Built a board in Go and C', 'of chefs.'),
    ...project(204, 'Wrote the tests in Java', 'of guests.'),
  ]
  expect((await contentsOf(lines, 'roles')).map(({ name }) => name.split(' ').at(-1))).toEqual([
    'cooks.',
    'chefs.',
    'guests.',
  ])
})

it('a label of three names with commas is one label', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Technical skills'),
    [50, 120, 'Languages: Go, Java, R'],
    [50, 134, 'Libraries, APIs & Technologies: Keras, Spark, Jupyter'],
  ]
  expect((await contentsOf(lines, 'technical')).map(({ name, description }) => `${description}: ${name}`)).toEqual([
    'Languages: Go',
    'Languages: Java',
    'Languages: R',
    'Libraries, APIs & Technologies: Keras',
    'Libraries, APIs & Technologies: Spark',
    'Libraries, APIs & Technologies: Jupyter',
  ])
})

it('ways to reach the person at the top of a second column are no text of the first', async () => {
  const duties = Array.from(
    { length: 24 },
    (_, n): Placed => [
      50,
      120 + 14 * n,
      `${n % 6 === 0 ? `Head Chef, Tideway Hotel, ${2018 - n} – ${2019 - n}` : 'Kept the books of the kitchen in good order.'}`,
    ],
  )
  const lines: Placed[] = [
    [50, 50, 'Robin Ashdown', { bold: true, size: 20 }],
    heading(100, 'Experience'),
    ...duties,
    [330, 56, '+44 113 4960 442'],
    [330, 70, 'robin.ashdown@example.org'],
    [330, 84, 'https://example.org/robin'],
    heading(120, 'Education', 330),
    ...Array.from({ length: 20 }, (_, n): Placed => [330, 140 + 14 * n, `Course ${n} in the making of good bread`]),
  ]
  const jobs = await contentsOf(lines, 'experience')
  expect(jobs.map(({ details }) => details).join(' ')).not.toContain('example.org')
  expect((await contentsOf(lines, 'other')).map(({ text }) => text)).toContain('robin.ashdown@example.org')
})

it('an objective that runs into its label below the name heads a summary', async () => {
  const lines: Placed[] = [
    ...opening,
    [50, 100, 'OBJECTIVE:', { bold: true }],
    [130, 100, 'A cook of ten years who wants to lead the kitchen of a school or hospi-'],
    [130, 114, 'tal in the north.'],
    [50, 134, 'LANGUAGES:', { bold: true }],
    [130, 134, 'Python, Go, SQL'],
    heading(160, 'Experience'),
    [50, 180, 'Head Chef, Tideway Hotel, 2018 – 2021', { bold: true }],
  ]
  expect(await contentsOf(lines, 'overview')).toEqual([
    { text: 'A cook of ten years who wants to lead the kitchen of a school or hospital in the north.' },
  ])
  expect((await contentsOf(lines, 'technical')).map(({ name }) => name)).toEqual(['Python', 'Go', 'SQL'])
})

it('a list within a list tells of the project above it', async () => {
  const project = (y: number, name: string, dates: string): Placed[] => [
    [50, y, `• ${name}`],
    [460, y, dates],
    [57, y + 14, 'Python, Go', { italic: true }],
    [70, y + 28, '– Wrote the tables of the tides for four harbours.'],
    [70, y + 42, '– Cut the time to print them by half.'],
  ]
  const lines = [
    ...opening,
    heading(100, 'Projects'),
    ...project(120, 'Tide tables', 'May 2020'),
    ...project(190, 'Harbour map', 'May 2021'),
  ]
  expect(await contentsOf(lines, 'roles')).toMatchObject([
    { name: 'Tide tables', date: 'May 2020', description: expect.stringContaining('by half') },
    { name: 'Harbour map', date: 'May 2021', description: expect.stringContaining('four harbours') },
  ])
})

it('a label of duties that comes again under every job is no employer', async () => {
  const job = (y: number, title: string, dates: string, place: string): Placed[] => [
    [50, y, title, { bold: true }],
    [50, y + 14, dates],
    [50, y + 28, place],
    [50, y + 42, 'Key Qualifications & Responsibilities', { bold: true }],
    [57, y + 56, '• Cooked for two hundred guests a day.'],
  ]
  const lines = [
    ...opening,
    heading(100, 'Experience'),
    ...job(120, 'Head Chef', 'May 2018 – May 2021', 'Leeds, UK'),
    ...job(200, 'Line Cook', 'May 2016 – May 2018', 'Kathmandu, Nepal'),
    ...job(280, 'Kitchen Porter', 'May 2014 – May 2016', 'York, UK'),
  ]
  expect((await contentsOf(lines, 'experience')).map(({ name, title }) => [name, title])).toEqual([
    ['', 'Head Chef'],
    ['', 'Line Cook'],
    ['', 'Kitchen Porter'],
  ])
})

it('beside a column that runs on, a heading heads its own column and no grid', async () => {
  const left = (y: number, text: string): Placed => [22, y, text, { size: 9.6 }]
  const right = (y: number, text: string, size = 10.5): Placed => [194, y, text, { size }]
  const job = (y: number, title: string, dates: string): Placed[] => [
    right(y, title, 11.2),
    right(y + 15, dates),
    right(y + 29, 'Leeds, England'),
    right(y + 48, '- Fed seventy guests a day and brought the time from order to table from 41 to 24'),
    right(y + 62, 'minutes.'),
    right(y + 82, '- Wrote the menus together with the cellar. Eight of the ten dishes that were'),
    right(y + 97, 'new in 2022 are still there.'),
  ]
  const lines: Placed[] = [
    heading(50, 'Contact', 22),
    left(70, 'robin@example.org'),
    heading(104, 'Top Skills', 22),
    left(123, 'Baking'),
    left(142, 'Pastry'),
    heading(310, 'Certifications', 22),
    left(329, 'Food Safety, Level 3'),
    left(348, 'First Aid, Red Cross'),
    heading(414, 'Honors-Awards', 22),
    left(433.5, 'Tideway Golden Circle'),
    left(446, '2024'),
    left(466, 'Cook of the Year'),
    right(60, 'Robin Ashdown', 25),
    right(210, 'Experience', 15.5),
    right(237, 'Tideway', 12),
    right(251, '5 years 6 months'),
    ...job(271.5, 'Head Chef', 'July 2023 - Present (3 years 5 months)'),
    right(395, '- Spoke at the conference of chefs in Leeds on what to do when the larder'),
    right(409.5, 'is empty.'),
    ...job(430.5, 'Sous Chef', 'June 2021 - June 2023 (2 years 1 month)'),
    right(576, 'Oakmoor Canteen', 12),
    ...job(596, 'Line Cook', 'February 2018 - May 2021 (3 years 4 months)'),
  ]
  expect((await contentsOf(lines, 'experience')).map(({ title }) => title)).toEqual([
    'Head Chef',
    'Sous Chef',
    'Line Cook',
  ])
})
