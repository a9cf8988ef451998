import { describe, expect, it } from 'vitest'
import { parsePdf } from './parse-pdf.ts'
import { contentsOf, heading, opening, type Placed, placeLines } from './testing/place-lines.ts'

const texts = async (lines: Placed[], section: 'other' | 'leadership' = 'other') =>
  (await contentsOf(lines, section)).map(({ text }) => text)

describe('labels of rows', () => {
  const rows: Placed[] = [
    ...opening,
    heading(100, 'Skills'),
    [50, 120, 'Trade'],
    [190, 120, 'Copper soldering, pipe threading, pressure testing, drain'],
    [190, 134, 'cameras'],
    [50, 154, 'Other'],
    [190, 154, 'Word and e-mail, quotations'],
    [50, 174, 'Languages'],
    [190, 174, 'English (first language), some Spanish from working at the docks'],
  ]

  it('are no skills, and go with the names beside them', async () => {
    const skills = await contentsOf(rows, 'skills')
    expect(skills.map(({ name, description }) => [name, description])).toEqual([
      ['Copper soldering', 'Trade'],
      ['pipe threading', 'Trade'],
      ['pressure testing', 'Trade'],
      ['drain cameras', 'Trade'],
      ['Word and e-mail', 'Other'],
      ['quotations', 'Other'],
    ])
  })

  it('name languages, which are an item each', async () => {
    expect(await texts(rows)).toEqual(
      expect.arrayContaining(['English (first language)', 'some Spanish from working at the docks']),
    )
  })

  it('head no sections where they look as the text beside them does, whatever they could head', async () => {
    const page: Placed[] = [
      ...opening,
      heading(100, 'Service'),
      [50, 120, 'Reviewer for three journals.'],
      heading(150, 'Skills and languages'),
      [50, 170, 'Software'],
      [140, 170, 'R (lme4, brms), Python, LaTeX, Git'],
      [50, 184, 'Languages'],
      [140, 184, 'Turkish (native), English (fluent), German (B1)'],
      [50, 198, 'Other'],
      [140, 198, 'Amateur ney player; baking for meetings'],
    ]
    expect(await texts(page, 'leadership')).toEqual(['Reviewer for three journals.'])
    const tools = await contentsOf(page, 'technical')
    expect(tools.map(({ name }) => name)).toEqual(['R (lme4, brms)', 'Python', 'LaTeX', 'Git'])
    expect(await texts(page)).toEqual(expect.arrayContaining(['Turkish (native)', 'English (fluent)', 'German (B1)']))
  })

  it('that a form asks for are no skills', async () => {
    const page: Placed[] = [
      ...opening,
      heading(100, 'Computer skills'),
      [150, 120, 'Excel, Outlook'],
      [60, 140, 'Driving licence'],
      [150, 140, 'B'],
    ]
    expect((await contentsOf(page, 'technical')).map(({ name }) => name)).toEqual(['Excel', 'Outlook'])
    expect(await texts(page)).toContain('Driving licence B')
  })
})

describe('a grid of languages', () => {
  const levels = (y: number, name: string, of: string[]): Placed[] => [
    [190, y, name, { size: 8 }],
    ...of.map((level, n): Placed => [248 + 70 * n, y, level, { size: 8 }]),
  ]
  const page: Placed[] = [
    ...opening,
    heading(100, 'Personal skills'),
    [60, 120, 'Mother tongue(s)'],
    [180, 120, 'Hungarian'],
    [60, 140, 'Other language(s)'],
    [262, 140, 'UNDERSTANDING', { size: 7 }],
    [410, 140, 'SPEAKING', { size: 7 }],
    [518, 146, 'WRITING', { size: 7 }],
    [236, 152, 'LISTENING', { size: 7 }],
    [310, 152, 'READING', { size: 7 }],
    [372, 152, 'INTERACTION', { size: 7 }],
    [442, 152, 'PRODUCTION', { size: 7 }],
    ...levels(170, 'German', ['C1', 'C1', 'B2', 'B2', 'B2']),
    ...levels(184, 'English', ['B1', 'B2', 'B1', 'A2', 'A2']),
    [60, 206, 'Communication skills'],
    [180, 206, 'Patient with children, clear with customers'],
  ]

  it('gives each language its levels, with the words over their columns', async () => {
    expect(await texts(page)).toEqual(
      expect.arrayContaining([
        'Mother tongue(s) Hungarian',
        'German: listening C1, reading C1, interaction B2, production B2, writing B2',
        'English: listening B1, reading B2, interaction B1, production A2, writing A2',
      ]),
    )
  })

  it('leaves the language above it alone, whose label stands on its line', async () => {
    const other: Placed[] = page.flatMap(([x, y, text, look]): Placed[] =>
      text === 'Hungarian'
        ? []
        : [[x, y, text === 'Mother tongue(s)' ? 'Mother tongue(s): Hungarian' : text, look ?? {}]],
    )
    expect(await texts(other)).toContain('Mother tongue(s) Hungarian')
  })

  it('makes no skill of its cells, and loses none of its words', async () => {
    const result = await parsePdf(await placeLines(page))
    const skills = result.ok
      ? result.items.filter((item) => item.section === 'skills' || item.section === 'technical')
      : []
    expect(JSON.stringify(skills)).not.toMatch(/C1|LISTENING|UNDERSTANDING|German|tongue/)
    expect(result.ok && result.unplaced).toEqual([])
  })
})

describe('the head of a page', () => {
  const jobs: Placed[] = [heading(140, 'Work'), [50, 160, 'Cook, The Pier, 2019 - 2021']]

  it('has its right column after what is left of it', async () => {
    const page: Placed[] = [
      [50, 60, 'Kelvin Baptiste', { bold: true, size: 20 }],
      [50, 76, 'Licensed plumber'],
      [380, 48, '14 Cemetery Street, Diego Martin'],
      [380, 62, 'Cell: 1-868-555-0147'],
      [380, 76, 'kelvin@example.tt'],
      ...jobs,
    ]
    expect(await texts(page)).toEqual([
      'Kelvin Baptiste',
      'Licensed plumber',
      '14 Cemetery Street, Diego Martin',
      'Cell: 1-868-555-0147',
      'kelvin@example.tt',
    ])
  })

  it('has a name on two lines as one, whatever their weights', async () => {
    const page: Placed[] = [
      [50, 50, 'AGUSTINA', { size: 26 }],
      [50, 77, 'FERREYRA', { size: 26, bold: true }],
      [50, 95, 'hola@example.org'],
      ...jobs,
    ]
    expect(await texts(page)).toEqual(['AGUSTINA FERREYRA', 'hola@example.org'])
  })

  it('has no caption of a box for a photograph', async () => {
    const page: Placed[] = [
      ...opening,
      [50, 84, 'Block 4, Street 22, Farwaniya'],
      [50, 98, 'Mob: +965 5555 0174'],
      [450, 70, 'Affix recent'],
      [448, 84, 'passport size'],
      [451, 98, 'photograph'],
      ...jobs,
    ]
    const result = await parsePdf(await placeLines(page))
    expect(JSON.stringify(result)).not.toMatch(/Affix|passport/)
    expect(await texts(page)).toContain('Block 4, Street 22, Farwaniya')
  })

  it('keeps photographs among the skills', async () => {
    const page: Placed[] = [
      ...opening,
      heading(100, 'Skills'),
      [50, 120, 'Passport photos'],
      [50, 134, 'Picture research'],
    ]
    expect((await contentsOf(page, 'skills')).map(({ name }) => name)).toEqual(['Passport photos', 'Picture research'])
  })
})

it.each([
  ['2013', 'Journeyman Certificate in Plumbing', '2009 - 2011', 'Craft Certificate, Technical Institute'],
  ['Valid until 08/2027', 'Safety passport; First Aid', '2008', 'Craft Certificate, Technical Institute'],
])('the date %s in a column before certificates stands behind each', async (first, one, second, other) => {
  const page: Placed[] = [
    ...opening,
    heading(100, 'Certificates'),
    [50, 120, first],
    [190, 120, one],
    [50, 140, second],
    [190, 140, other],
  ]
  expect((await texts(page)).slice(-2)).toEqual([`${one}\n${first}`, `${other}\n${second}`])
})

it('a post without duties at the end has its employer as the others have', async () => {
  const post = (y: number, dates: string, title: string, employer: string): Placed[] => [
    [50, y, dates, { size: 8, bold: true }],
    [50, y + 13, title, { bold: true }],
    [50, y + 26, employer, { italic: true }],
  ]
  const page: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    ...post(120, '2017 - 2019', 'Photographer', 'Estudio Norte, Rosario'),
    [60, 160, '- Class pictures in 48 schools'],
    ...post(180, '2016 - 2017', 'Lab assistant', 'Revelados Sur, Rosario'),
    [60, 220, '- Closed the till and ordered paper'],
    ...post(240, 'SUMMERS 2014 + 2015', 'Waitress', 'Parador Florida, beach bar'),
  ]
  expect(await contentsOf(page, 'experience')).toMatchObject([
    {},
    { name: 'Revelados Sur, Rosario', details: 'Closed the till and ordered paper' },
    { title: 'Waitress', name: 'Parador Florida, beach bar', start_date: 'Summers 2014', end_date: '2015' },
  ])
})

it('names and levels in two columns of a language section are rows', async () => {
  const page: Placed[] = [
    ...opening,
    heading(100, 'Languages'),
    [50, 120, 'Spanish'],
    [181.7, 120, 'native', { italic: true }],
    [50, 136, 'English'],
    [119.4, 136, 'B2, First Certificate', { italic: true }],
    [50, 152, 'Italian'],
    [133.3, 152, 'from home, basic', { italic: true }],
    heading(190, 'Hobbies'),
    [50, 210, 'Rowing'],
  ]
  expect(await texts(page)).toEqual(
    expect.arrayContaining(['Spanish native', 'English B2, First Certificate', 'Italian from home, basic']),
  )
})

it('referees side by side are an item each, and rows that end with a date stay apart', async () => {
  const page: Placed[] = [
    ...opening,
    heading(100, 'Teaching'),
    [50, 120, 'Introduction to Psycholinguistics, lecturer'],
    [430, 120, 'Spring 2023, 2024'],
    [50, 134, 'Statistics for Linguists, co-taught'],
    [490, 134, 'Fall 2023'],
    heading(170, 'References'),
    [50, 190, 'Prof. Nalan Erguvan'],
    [50, 204, 'University of the North'],
    [50, 218, 'n.erguvan@example.edu'],
    [309, 190, 'Dr. Sabine Hartwig'],
    [309, 204, 'University of the South'],
    [309, 218, 's.hartwig@example.de'],
  ]
  const found = await texts(page)
  expect(found).toEqual(
    expect.arrayContaining([
      'Introduction to Psycholinguistics, lecturer Spring 2023, 2024',
      'Statistics for Linguists, co-taught Fall 2023',
    ]),
  )
  expect(found.filter((text) => /Nalan|Sabine/.test(text))).toHaveLength(2)
})

it('"DRIVING LICENCE:" in the look of the headings is one', async () => {
  const page: Placed[] = [
    ...opening,
    heading(100, 'TECHNICAL SKILLS:'),
    [50, 120, 'Chillers, brazing, leak testing'],
    heading(150, 'DRIVING LICENCE:'),
    [50, 170, 'Valid Kuwait and Indian LMV driving licence.'],
    heading(200, 'EDUCATION:'),
    [50, 220, 'ITI, Ettumanoor, 2012'],
  ]
  expect(await texts(page)).toContain('Valid Kuwait and Indian LMV driving licence.')
})

it('publications with numbers in brackets are an item each, and their lines are made whole', async () => {
  const page: Placed[] = [
    ...opening,
    heading(100, 'Publications'),
    [50, 120, '[1]'],
    [76, 120, 'Aydin, G. and Erguvan, N. (2024). Long words, short looks: suffix length and'],
    [76, 133, 'fixation times in nine-year-olds. Reading and Language Processing, 17(2).'],
    [50, 149, '[2]'],
    [76, 149, 'Aydin, G. (under review). Heritage speakers reread, but not where you expect.'],
  ]
  expect((await texts(page)).slice(-2)).toEqual([
    '[1] Aydin, G. and Erguvan, N. (2024). Long words, short looks: suffix length and fixation times in nine-year-olds. Reading and Language Processing, 17(2).',
    '[2] Aydin, G. (under review). Heritage speakers reread, but not where you expect.',
  ])
})

it('what counts something is neither post nor employer', async () => {
  const page: Placed[] = [
    ...opening,
    heading(100, 'Work'),
    [50, 120, '06/2026 - 09/2026: seasonal worker, Slavonka juices, Vinkovci'],
    [60, 134, '- took samples from the line'],
    [50, 150, 'summers 2024 and 2025: ice cream seller, Kod Ane, Crikvenica'],
    [60, 164, '- up to 600 customers a day'],
    [50, 180, 'since 11/2025: tutoring chemistry for high school pupils, 4 pupils, 6 hours a week'],
  ]
  expect(await contentsOf(page, 'experience')).toMatchObject([
    {},
    { title: 'ice cream seller', start_date: 'summers 2024', end_date: '2025' },
    { title: 'tutoring chemistry for high school pupils', name: '', start_date: 'November 2025', end_date: null },
  ])
})
