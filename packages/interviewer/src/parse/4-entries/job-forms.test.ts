import { describe, expect, it } from 'vitest'
import { parsePdf } from '../parse-pdf.ts'
import { contentsOf, heading, opening, type Placed, placeLines } from '../testing/place-lines.ts'

const top: Placed[] = [...opening, heading(100, 'Experience')]

describe('jobs in forms whose labels say what they ask for', () => {
  it('are read though entries differ in their lines and tabs, and no label is left over', async () => {
    const row = (y: number, label: string, x: number, value: string): Placed[] => [
      [50, y, label],
      [x, y, `: ${value}`],
    ]
    const page = [
      ...top,
      ...row(120, 'Company Name', 150, 'Oakmoor Catering'),
      ...row(134, 'Designation', 150, 'Head Chef'),
      ...row(148, 'Duration', 150, 'From 16th April 2005 to 27th September 2007'),
      ...row(176, 'Company Name', 180, 'Tideway Hotel'),
      ...row(190, 'Designation', 180, 'Line Cook'),
      ...row(204, 'Duration', 180, 'January 2012 to Until Now'),
      ...row(218, 'Country', 180, 'Ireland'),
    ]
    expect(await contentsOf(page, 'experience')).toMatchObject([
      { name: 'Oakmoor Catering', title: 'Head Chef', start_date: 'April 2005', end_date: 'September 2007' },
      { name: 'Tideway Hotel', title: 'Line Cook', start_date: 'January 2012', end_date: null },
    ])
    expect(await parsePdf(await placeLines(page))).toMatchObject({ unplaced: [] })
  })

  it('have their employer above the form where no label asks for it', async () => {
    const job = (y: number, employer: string, title: string, dates: string): Placed[] => [
      [50, y, employer, { bold: true }],
      [70, y + 14, `o Project : New kitchen`],
      [70, y + 28, `o Position : ${title}`],
      [70, y + 42, `o Duration: ${dates}`],
    ]
    const page = [
      ...top,
      ...job(120, 'OAKMOOR CATERING - LEEDS', 'Head Chef', 'Sep 2003 - Aug 2015'),
      ...job(190, 'TIDEWAY HOTEL', 'Line Cook', 'Oct 2000 - Aug 2002'),
    ]
    expect(await contentsOf(page, 'experience')).toMatchObject([
      { name: 'OAKMOOR CATERING - LEEDS', title: 'Head Chef', start_date: 'September 2003', end_date: 'August 2015' },
      { name: 'TIDEWAY HOTEL', title: 'Line Cook', start_date: 'October 2000', end_date: 'August 2002' },
    ])
  })

  it('may part labels and answers by a dash that touches one of them, and keep what stands beside the dates', async () => {
    const page = [
      ...top,
      [50, 120, 'Company - Oakmoor Catering, Leeds'],
      [50, 134, 'Project - North Kitchen'],
      [50, 148, 'Designation -Head Chef'],
      [50, 162, 'Duration – May 2014 to June 2016'],
      [50, 190, 'Company- Tideway Hotel'],
      [50, 204, 'Designation - Line Cook'],
      [50, 218, 'Duration- May 2012 to June 2013 (part time)'],
    ] satisfies Placed[]
    expect(await contentsOf(page, 'experience')).toMatchObject([
      { name: 'Oakmoor Catering, Leeds', title: 'Head Chef', start_date: 'May 2014', end_date: 'June 2016' },
      { name: 'Tideway Hotel', title: 'Line Cook', details: '(part time)' },
    ])
    expect(await parsePdf(await placeLines(page))).toMatchObject({ unplaced: [] })
  })

  it('may have the dates behind the title, and a paragraph about the employer above', async () => {
    const page = [
      ...top,
      [50, 120, 'OAKMOOR CATERING, U.K.', { bold: true }],
      [
        50,
        134,
        'Oakmoor Catering cooks for schools and hospitals in the north of the country and serves forty thousand',
      ],
      [50, 148, 'meals a day.'],
      [50, 162, 'Designation: Head Chef [Nov 2014 - Sep 2017]'],
      [50, 176, 'Responsibility:'],
      [60, 190, '- Wrote the menus of the season.'],
    ] satisfies Placed[]
    expect(await contentsOf(page, 'experience')).toMatchObject([
      { name: 'OAKMOOR CATERING, U.K.', title: 'Head Chef', start_date: 'November 2014', end_date: 'September 2017' },
    ])
  })

  it('may have an employer of two lines above', async () => {
    const page = [
      ...top,
      [50, 120, 'Oakmoor Catering – North Kitchen,', { bold: true }],
      [50, 134, 'Harrogate, Yorkshire', { bold: true }],
      [50, 148, 'Designation: Head Chef', { bold: true }],
      [50, 162, 'Duration: Feb 2015 to Feb 2017', { bold: true }],
      [60, 190, '- Wrote the menus of the season.'],
    ] satisfies Placed[]
    expect(await contentsOf(page, 'experience')).toMatchObject([
      { name: 'Oakmoor Catering – North Kitchen, Harrogate, Yorkshire', title: 'Head Chef' },
    ])
  })

  it('a row of a form is no heading, whatever its label may head elsewhere', async () => {
    const job = (y: number, employer: string, title: string, dates: string): Placed[] => [
      [50, y, employer, { bold: true, size: 13 }],
      [50, y + 14, 'Client', { bold: true }],
      [150, y + 14, ': Northern Schools'],
      [50, y + 28, 'Project', { bold: true }],
      [150, y + 28, ': School meals'],
      [50, y + 42, 'Position', { bold: true }],
      [150, y + 42, `: ${title}`],
      [50, y + 56, 'Duration', { bold: true }],
      [150, y + 56, `: ${dates}`],
    ]
    const page = [
      ...top,
      ...job(120, 'OAKMOOR CATERING', 'Head Chef', 'May 2013 - December 2014'),
      ...job(210, 'TIDEWAY HOTEL', 'Line Cook', 'January 2011 - April 2013'),
      heading(300, 'Skills'),
      [50, 320, 'Menu design, Budgeting'],
    ] satisfies Placed[]
    expect(await contentsOf(page, 'experience')).toMatchObject([
      { name: 'OAKMOOR CATERING', title: 'Head Chef' },
      { name: 'TIDEWAY HOTEL', title: 'Line Cook' },
    ])
    expect(await contentsOf(page, 'roles')).toEqual([])
  })

  it('are jobs under a heading that names projects as well', async () => {
    const job = (y: number, employer: string, dates: string): Placed[] => [
      [50, y, employer, { bold: true }],
      [70, y + 14, `• Duration: ${dates}`],
      [70, y + 28, '• Project Name: School meals'],
      [70, y + 42, '• Designation: Head Chef'],
    ]
    const page = [
      ...opening,
      heading(100, 'Employment & Project Details'),
      ...job(120, 'Oakmoor Catering', 'May 2013 - December 2014'),
      ...job(190, 'Tideway Hotel', 'January 2011 - April 2013'),
    ]
    expect(await contentsOf(page, 'experience')).toMatchObject([
      { name: 'Oakmoor Catering', title: 'Head Chef', start_date: 'May 2013' },
      { name: 'Tideway Hotel', title: 'Head Chef', start_date: 'January 2011' },
    ])
  })

  it('may part labels and answers by ":-", with the duties between two forms', async () => {
    const job = (y: number, employer: string, title: string, dates: string): Placed[] => [
      [50, y, `Organisation:- ${employer}`],
      [50, y + 14, `Designation:- ${title}`],
      [50, y + 28, `Duration:- ${dates}`],
      [60, y + 42, '- Wrote the menus of the season.'],
    ]
    const page = [
      ...top,
      ...job(120, 'Oakmoor Catering', 'Head Chef', '7 Months (Dec 2016 to Till date)'),
      ...job(190, 'Tideway Hotel', 'Line Cook', '01 Year (Dec 2015 to Dec 2016)'),
    ]
    expect(await contentsOf(page, 'experience')).toMatchObject([
      {
        name: 'Oakmoor Catering',
        title: 'Head Chef',
        start_date: 'December 2016',
        end_date: null,
        details: expect.stringContaining('menus'),
      },
      { name: 'Tideway Hotel', title: 'Line Cook', start_date: 'December 2015', end_date: 'December 2016' },
    ])
  })
})

it('a form about a project below a job is no job', async () => {
  const page: Placed[] = [
    ...top,
    [50, 120, 'Head Chef, Oakmoor Catering Ltd, June 2019 - Present'],
    [50, 134, 'Project: New kitchen'],
    [50, 148, 'Role: Planner'],
    [50, 162, 'Duration: 2 months'],
  ]
  expect(await contentsOf(page, 'experience')).toMatchObject([{ title: 'Head Chef', name: 'Oakmoor Catering Ltd' }])
})

it('a label below employer and dates says the title', async () => {
  const job = (y: number, employer: string, dates: string, title: string): Placed[] => [
    [50, y, `${employer}: ${dates}`, { bold: true }],
    [50, y + 14, `Job Title & Description: ${title}.`],
    [60, y + 28, '- Wrote the menus of the season.'],
  ]
  const page = [
    ...top,
    ...job(120, 'OAKMOOR CATERING', 'September 2010 to 20 December 2012', 'Kitchen Technician'),
    ...job(170, 'TIDEWAY COMPANY', 'July 2009 to July 2010', 'Line Cook'),
  ]
  expect(await contentsOf(page, 'experience')).toMatchObject([
    { name: 'OAKMOOR CATERING', title: 'Kitchen Technician', start_date: 'September 2010' },
    { name: 'TIDEWAY COMPANY', title: 'Line Cook', start_date: 'July 2009' },
  ])
})

it('the heading of the duties names no employer', async () => {
  const job = (y: number, dates: string, title: string): Placed[] => [
    [50, y, dates, { bold: true }],
    [50, y + 14, title, { bold: true }],
    [50, y + 28, 'Duties and Responsibilities', { bold: true }],
    [60, y + 42, '- Wrote the menus of the season.'],
  ]
  const page = [
    ...top,
    ...job(120, 'Jan 2016 - Present', 'Head Chef'),
    ...job(190, 'July 2014 - Oct 2015', 'Line Cook'),
  ]
  expect(await contentsOf(page, 'experience')).toMatchObject([
    { name: '', title: 'Head Chef' },
    { name: '', title: 'Line Cook' },
  ])
})

it('a label in the place of a title, as templates print it, is read as the title', async () => {
  const job = (y: number, dates: string, title: string): Placed[] => [
    [50, y, dates],
    [140, y, 'Tideway Hotel', { bold: true }],
    [480, y, 'Leith'],
    [140, y + 14, title, { italic: true }],
    [140, y + 28, 'Wrote the menus of the season and kept the books.'],
  ]
  const page = [...top, ...job(120, '2016 - 2019', 'Position Title'), ...job(180, '2013 - 2015', 'Job Title')]
  expect(await contentsOf(page, 'experience')).toMatchObject([
    { name: 'Tideway Hotel', title: 'Position Title', start_date: '2016' },
    { name: 'Tideway Hotel', title: 'Job Title', start_date: '2013' },
  ])
})

it('where "Designation" asks for the title, "Role" says what was done', async () => {
  const form = (y: number, employer: string, title: string): Placed[] => [
    [50, y, 'Organization:-'],
    [160, y, employer],
    [50, y + 14, 'Designation:-'],
    [160, y + 14, title],
    [50, y + 28, 'Role: -'],
    [160, y + 28, 'Planned menus and bought the fish for them'],
  ]
  const page: Placed[] = [
    ...opening,
    heading(100, 'Work Experience'),
    ...form(120, 'Harbour Hotel Ltd', 'Head Chef'),
    ...form(180, 'Anchor Inn Ltd', 'Line Cook'),
    heading(240, 'Skills'),
    [50, 260, 'Menu design, Budgeting'],
  ]
  expect(await contentsOf(page, 'experience')).toMatchObject([
    { name: 'Harbour Hotel Ltd', title: 'Head Chef' },
    { name: 'Anchor Inn Ltd', title: 'Line Cook' },
  ])
})

it('a form whose first label could head a section, over two pages', async () => {
  const form = (y: number, page: number, title: string, employer: string, dates: string): Placed[] => {
    const bold = { bold: true, page }
    return [
      [50, y, 'POSITION', bold],
      [160, y, `: ${title}`, bold],
      [50, y + 14, 'COMPANY', bold],
      [160, y + 14, `: ${employer}`, bold],
      [50, y + 28, 'INCLUSIVE DATES', bold],
      [160, y + 28, `: ${dates}`, bold],
      [50, y + 42, 'DUTIES', bold],
      [80, y + 60, '• Kept the accounts of the kitchen, paid its bills and counted its stores', { page }],
      [80, y + 74, '• Bought fish and fruit at the market of the harbour before the day began', { page }],
      [80, y + 88, '• Wrote the rota of the porters and trained those who were new to the work', { page }],
    ]
  }
  const page: Placed[] = [
    ...opening,
    heading(100, 'PROFESSIONAL EXPERIENCE'),
    ...form(120, 1, 'HEAD CHEF', 'HARBOUR HOTEL', 'May 1, 2016 to July 4, 2019'),
    ...form(60, 2, 'LINE COOK', 'ANCHOR INN', 'June 4, 2012 to April 1, 2016'),
    ...form(160, 2, 'KITCHEN PORTER', 'OAKMOOR', 'June 4, 2010 to April 1, 2012'),
  ]
  expect(await contentsOf(page, 'experience')).toMatchObject([
    { name: 'HARBOUR HOTEL', title: 'HEAD CHEF', start_date: 'May 2016' },
    { name: 'ANCHOR INN', title: 'LINE COOK', start_date: 'June 2012' },
    { name: 'OAKMOOR', title: 'KITCHEN PORTER', start_date: 'June 2010' },
  ])
})

it('a project below the form of a job is for the same employer, up to the next one that is named', async () => {
  const project = (y: number, rows: [string, string][]): Placed[] => [
    ...rows.flatMap(([label, value], row): Placed[] => [
      [50, y + 14 * row, label],
      [160, y + 14 * row, `: ${value}`],
    ]),
    [50, y + 14 * rows.length, '• Planned the menus and the rota'],
  ]
  const page: Placed[] = [
    ...top,
    ...project(120, [
      ['Company', 'Oakmoor Catering'],
      ['Client', 'Harbour Hotel'],
      ['Designation', 'Head Chef'],
      ['Duration', '2016 to 2019'],
    ]),
    [50, 200, 'Project #2', { bold: true }],
    ...project(214, [
      ['Client', 'Anchor Inn'],
      ['Designation', 'Sous Chef'],
      ['Duration', '2014 to 2016'],
    ]),
    ...project(290, [
      ['Company', 'Tideway Ltd'],
      ['Client', 'Leeds Infirmary'],
      ['Designation', 'Line Cook'],
      ['Duration', '2011 to 2014'],
    ]),
  ]
  expect(await contentsOf(page, 'experience')).toMatchObject([
    {
      name: 'Oakmoor Catering',
      title: 'Head Chef',
      start_date: '2016',
      details: expect.stringContaining('Harbour Hotel'),
    },
    {
      name: 'Oakmoor Catering',
      title: 'Sous Chef',
      start_date: '2014',
      details: expect.stringContaining('Anchor Inn'),
    },
    {
      name: 'Tideway Ltd',
      title: 'Line Cook',
      start_date: '2011',
      details: expect.stringContaining('Leeds Infirmary'),
    },
  ])
})
