import { describe, expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from './testing/place-lines.ts'

const bold = { bold: true }
const italic = { italic: true }
const experience = (lines: Placed[]) => contentsOf([...opening, heading(100, 'Experience'), ...lines], 'experience')
const duty = (y: number, text: string): Placed => [60, y, `- ${text}`]

describe('a title', () => {
  it('may begin with the word for work: nothing joins it to a sentence', async () => {
    const jobs = await experience([
      [50, 120, 'Oakmoor Hospital', bold],
      [400, 120, '2018 - 2021'],
      [50, 134, 'Working Student'],
      duty(148, 'Fed 640 patients a day from one kitchen.'),
      [50, 170, 'Tideway Hotel', bold],
      [400, 170, '2014 - 2018'],
      [50, 184, 'Kitchen Assistant'],
      duty(198, 'Wrote the autumn menus.'),
    ])
    expect(jobs).toMatchObject([
      { title: 'Working Student', name: 'Oakmoor Hospital' },
      { title: 'Kitchen Assistant', name: 'Tideway Hotel' },
    ])
  })

  it('keeps its comma or slash where the other heads show how many parts stand behind it', async () => {
    const job = (y: number, head: string, dates: string): Placed[] => [
      [50, y, head, bold],
      [470, y, dates],
      duty(y + 14, 'Fed 640 patients a day from one kitchen.'),
    ]
    const jobs = await experience([
      ...job(120, 'Head Chef, Oakmoor Hospital, Leeds', '2018 - 2021'),
      ...job(160, 'Manager, Sales, Larkspur, Bradford', '2016 - 2018'),
      ...job(200, 'Sous Chef / Baker, Tideway Hotel, York', '2014 - 2016'),
      ...job(240, 'Line Cook, Norden, Inc., Hull', '2011 - 2014'),
      ...job(280, 'Waiter, Harbour Hotel, Hull', '2009 - 2011'),
    ])
    expect(jobs.map(({ title, name }) => [title, name])).toEqual([
      ['Head Chef', expect.stringContaining('Oakmoor Hospital')],
      ['Manager, Sales', expect.stringContaining('Larkspur')],
      ['Sous Chef / Baker', expect.stringContaining('Tideway Hotel')],
      ['Line Cook', expect.stringContaining('Norden, Inc.')],
      ['Waiter', expect.stringContaining('Harbour Hotel')],
    ])
  })

  it('may be the name of a section, beside its dates and over its employer', async () => {
    const job = (y: number, title: string, employer: string, dates: string): Placed[] => [
      [50, y, title, bold],
      [450, y, dates],
      [50, y + 14, employer],
      duty(y + 28, 'Fed 640 patients a day from one kitchen.'),
    ]
    const jobs = await experience([
      ...job(120, 'Kitchen Assistant', 'Tideway Hotel', '2021 - 2023'),
      ...job(180, 'Work Experience', 'Oakmoor Hospital', '2020 - 2021'),
    ])
    expect(jobs).toMatchObject([
      { title: 'Kitchen Assistant', name: 'Tideway Hotel' },
      { title: 'Work Experience', name: 'Oakmoor Hospital' },
    ])
  })

  it('is no answer of a form below the dates', async () => {
    const job = (y: number, title: string, employer: string, dates: string): Placed[] => [
      [50, y, title, bold],
      [50, y + 14, employer],
      [50, y + 28, dates],
      [50, y + 42, 'Supervisor: Carol Simmons'],
      duty(y + 56, 'Fed 640 patients a day from one kitchen.'),
    ]
    const jobs = await experience([
      ...job(120, 'Front of House', 'Oakmoor Hospital, Leeds', '2018 - 2021'),
      ...job(200, 'Line Cook', 'Tideway Hotel, York', '2014 - 2018'),
    ])
    expect(jobs.map(({ title }) => title)).not.toContain('Supervisor: Carol Simmons')
  })
})

describe('an employer', () => {
  it('may have a short name in capitals among names that are not', async () => {
    const job = (y: number, title: string, employer: string, dates: string): Placed[] => [
      [50, y, title, bold],
      [400, y, dates],
      [50, y + 14, employer, { italic: true }],
      duty(y + 28, 'Fed 640 patients a day from one kitchen.'),
    ]
    const jobs = await experience([
      ...job(120, 'Head Chef', 'Oakmoor Hospital', '2018 - 2021'),
      ...job(180, 'Sous Chef', 'KLMN', '2014 - 2018'),
      ...job(240, 'Line Cook', 'Tideway Hotel', '2011 - 2014'),
    ])
    expect(jobs.map(({ name }) => name)).toEqual(['Oakmoor Hospital', 'KLMN', 'Tideway Hotel'])
  })

  it('printed once over two posts is not that of the next job, which has its own and no length of stay', async () => {
    const jobs = await experience([
      [50, 120, 'Oakmoor Hospital', { size: 12 }],
      [50, 134, '7 years 3 months'],
      [50, 148, 'Head Chef', { size: 11 }],
      [50, 162, 'April 2018 - March 2021 (3 years)'],
      duty(176, 'Fed 640 patients a day from one kitchen.'),
      [50, 200, 'Sous Chef', { size: 11 }],
      [50, 214, 'January 2014 - March 2018 (4 years 3 months)'],
      duty(228, 'Wrote the autumn menus.'),
      [50, 252, 'Tideway Hotel', { size: 12 }],
      [50, 266, 'Line Cook', { size: 11 }],
      [50, 280, 'May 2011 - December 2013 (2 years 8 months)'],
      duty(294, 'Worked every station of the kitchen.'),
    ])
    expect(jobs).toMatchObject([
      { title: 'Head Chef', name: 'Oakmoor Hospital' },
      { title: 'Sous Chef', name: 'Oakmoor Hospital' },
      { title: 'Line Cook', name: 'Tideway Hotel' },
    ])
    expect(jobs.map(({ details }) => details).join('\n')).not.toContain('7 years')
  })
})

describe('no job is made of', () => {
  it('a date that a paragraph wraps to its next line', async () => {
    const jobs = await experience([
      [50, 120, 'Head Chef at Oakmoor Hospital', bold],
      [50, 134, '2018 - 2021'],
      [50, 148, 'Worked in the kitchen and on the tills during peak times and named Employee of the Month in'],
      [50, 161, 'March 2020.'],
      [50, 190, 'Sous Chef at Tideway Hotel', bold],
      [50, 204, '2014 - 2018'],
      [
        50,
        218,
        'Wrote the autumn menus and kept the books of the bar, in a team of eleven people from nine countries.',
      ],
    ])
    expect(jobs.map(({ start_date }) => start_date)).toEqual(['2018', '2014'])
  })

  it('a duty that begins with a date', async () => {
    const jobs = await experience([
      [50, 120, 'Head Chef', bold],
      [400, 120, '2018 - 2021'],
      [50, 134, 'Oakmoor Hospital'],
      [60, 148, '• May 2019:'],
      [130, 148, 'moved four kitchens'],
      [50, 176, 'Sous Chef', bold],
      [400, 176, '2014 - 2018'],
      [50, 190, 'Tideway Hotel'],
      [60, 204, '• Wrote the autumn menus.'],
    ])
    expect(jobs.map(({ title }) => title)).toEqual(['Head Chef', 'Sous Chef'])
  })

  it('a short sentence below a head, which is no employer either', async () => {
    const job = (y: number, head: string, dates: string, text: string): Placed[] => [
      [50, y, head, bold],
      [470, y, dates],
      [50, y + 14, text],
    ]
    const jobs = await experience([
      ...job(120, 'Head Chef, The Anchor, Leeds', '2018 - 2021', 'Menu design and costing; food cost held at 27%.'),
      ...job(160, 'Sous Chef, The Balmoral, Leeds', '2014 - 2018', 'Sauce and grill.'),
      ...job(200, 'Line Cook, The Ship, Leeds', '2012 - 2014', 'Larder and pastry.'),
    ])
    expect(jobs.map(({ title }) => title)).toEqual(['Head Chef', 'Sous Chef', 'Line Cook'])
    expect(jobs.map(({ details }) => details)).toContain('Larder and pastry.')
  })
})

it('a date in numbers that breaks behind its hyphen keeps its month', async () => {
  const jobs = await experience([
    [50, 120, '2016-10 - 2020-'],
    [50, 132, '01'],
    [180, 120, 'Head Chef', bold],
    [180, 134, 'Oakmoor Hospital', italic],
    [190, 148, '- Fed 640 patients a day from one kitchen.'],
    [50, 176, '2014-04 - 2016-'],
    [50, 188, '03'],
    [180, 176, 'Sous Chef', bold],
    [180, 190, 'Tideway Hotel', italic],
    [190, 204, '- Wrote the autumn menus.'],
  ])
  expect(jobs).toMatchObject([
    { title: 'Head Chef', start_date: 'October 2016', end_date: 'January 2020' },
    { title: 'Sous Chef', start_date: 'April 2014', end_date: 'March 2016' },
  ])
})

it('a head that wraps over its dates keeps its last word', async () => {
  const jobs = await experience([
    [50, 120, 'Oakmoor Hospital and Clinics of the North, Bradford and Leeds — Senior Executive', bold],
    [50, 133, 'Chef', bold],
    [50, 146, '2018 - 2021'],
    [60, 160, '- Fed 640 patients and staff a day from one kitchen and wrote the menus.'],
    [50, 186, 'Tideway Hotel — Line Cook', bold],
    [50, 199, '2014 - 2018'],
    [60, 213, '- Worked every station.'],
  ])
  expect(jobs.map(({ title }) => title)).toEqual(['Senior Executive Chef', 'Line Cook'])
})

it('town and state behind an employer over its posts stay together', async () => {
  const jobs = await experience([
    [50, 120, 'OAKMOOR HOSPITAL & CLINICS, San Antonio, TX', bold],
    [430, 120, '2014 - Present', bold],
    [50, 134, 'Head Chef', italic],
    [400, 134, 'March 2018 - Present', italic],
    [60, 148, '- Fed 640 patients a day from one kitchen.'],
    [50, 162, 'Sous Chef', italic],
    [400, 162, 'May 2014 - February 2018', italic],
    [60, 176, '- Wrote the autumn menus.'],
    [50, 200, 'TIDEWAY HOTEL, Hatillo, PR', bold],
    [430, 200, '2010 - 2013', bold],
    [50, 214, 'Line Cook', italic],
    [400, 214, 'June 2010 - April 2013', italic],
    [60, 228, '- Worked every station.'],
  ])
  expect(jobs).toMatchObject([
    {
      title: 'Head Chef',
      name: 'OAKMOOR HOSPITAL & CLINICS',
      details: expect.stringMatching(/^San Antonio, TX\n/),
    },
    { title: 'Sous Chef', name: 'OAKMOOR HOSPITAL & CLINICS' },
    { title: 'Line Cook', name: 'TIDEWAY HOTEL, Hatillo, PR', details: expect.not.stringMatching(/^PR/) },
  ])
})
