import { describe, expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from './testing/place-lines.ts'

const bold = { bold: true }
const italic = { italic: true }
const experience = (lines: Placed[]) => contentsOf([...opening, heading(100, 'Experience'), ...lines], 'experience')

describe('the head of a job', () => {
  it('may end in a single date behind the employer at the right edge', async () => {
    const job = (y: number, title: string, x: number, employer: string): Placed[] => [
      [50, y, title, bold],
      [x, y, employer],
      [60, y + 14, '- Fed 640 patients a day, in three kitchens, and wrote the menus of the whole year for them.'],
    ]
    const jobs = await experience([
      ...job(120, 'Head Chef', 410, 'Oakmoor Hospital, 2018 - 2021'),
      ...job(160, 'Kitchen Trainer', 421, 'Larkspur Catering, 2011 / 11'),
      ...job(200, 'Sous Chef', 426, 'Tideway Hotel, 2014 - 2018'),
    ])
    expect(jobs).toMatchObject([
      { title: 'Head Chef', name: 'Oakmoor Hospital' },
      { title: 'Kitchen Trainer', name: 'Larkspur Catering', start_date: 'November 2011' },
      { title: 'Sous Chef', name: 'Tideway Hotel' },
    ])
  })

  it('is known by how it begins, though a long town after a bold employer makes most of it plain', async () => {
    const jobs = await experience([
      [50, 120, 'Oakmoor Hospital,', bold],
      [140, 120, 'Leeds'],
      [50, 134, 'Head Chef (2018 - 2021)'],
      [60, 148, '- Fed 640 patients a day.'],
      [50, 170, 'Kib AG,', bold],
      [88, 170, 'Frankfurt am Main, Hessen'],
      [50, 184, 'Sous Chef (2014 - 2018)'],
      [60, 198, '- Wrote the autumn menus.'],
    ])
    expect(jobs).toMatchObject([
      { title: 'Head Chef', name: expect.stringContaining('Oakmoor Hospital') },
      { title: 'Sous Chef', name: expect.stringContaining('Kib AG') },
    ])
  })

  it('is cut where its look changes, also when the comma between has a look of its own', async () => {
    const jobs = await experience([
      [50, 120, 'Head Chef', bold],
      [99, 120, ','],
      [105, 120, 'Larkspur & Rye AS', italic],
      [193, 120, ', Leeds, UK.'],
      [400, 120, '2018 - 2021'],
      [60, 134, '- Fed 640 patients a day.'],
    ])
    expect(jobs).toMatchObject([{ title: 'Head Chef', name: 'Larkspur & Rye AS' }])
  })

  it('gives up a place after a dash', async () => {
    const jobs = await experience([
      [50, 120, 'Tideway Hotel', bold],
      [118, 120, ', Sous Chef – York, UK'],
      [400, 120, '2014 - 2018'],
      [60, 134, '- Wrote the autumn menus.'],
    ])
    expect(jobs).toMatchObject([
      { title: 'Sous Chef', name: 'Tideway Hotel', details: expect.stringContaining('York') },
    ])
  })

  it('has an employer before town and country', async () => {
    const jobs = await experience([
      [50, 120, 'Sous Chef, Larkspur, York, UK'],
      [50, 134, '2014 - 2018'],
      [60, 148, '- Wrote the autumn menus.'],
    ])
    expect(jobs).toMatchObject([{ title: 'Sous Chef', name: 'Larkspur' }])
  })

  it('that says where with a word keeps its employer, though a town stands beside it in another look', async () => {
    const jobs = await experience([
      [50, 120, 'Sous Chef at Tideway Rooms', bold],
      [191, 120, ', York'],
      [50, 134, '2014 - 2018'],
      [60, 148, '- Wrote the autumn menus.'],
    ])
    expect(jobs).toMatchObject([{ title: 'Sous Chef', name: 'Tideway Rooms' }])
  })

  it('may have its title behind the dates, in a paragraph', async () => {
    const jobs = await experience([
      [50, 120, 'Tideway Hotel Ltd,', bold],
      [142, 120, 'York (2014 - 2018), Sous Chef. Wrote the autumn menus for two restaurants and'],
      [50, 134, 'kept the books of the bar.'],
      [50, 156, 'Oakmoor Catering Ltd,', bold],
      [160, 156, 'Leeds (2010 - 2014), Line Cook. Worked every station of the kitchen and the'],
      [50, 170, 'grill at weekends.'],
    ])
    expect(jobs).toMatchObject([
      {
        title: expect.stringMatching(/^Sous Chef/),
        name: 'Tideway Hotel Ltd',
        details: expect.stringContaining('Wrote'),
      },
      { title: expect.stringMatching(/^Line Cook/), name: 'Oakmoor Catering Ltd' },
    ])
  })

  it('takes no duration and no town for an employer: the posts below share the one printed above', async () => {
    const large = { size: 12 }
    const jobs = await experience([
      [50, 120, 'Larkspur Foods', large],
      [50, 134, 'Head Chef'],
      [50, 148, 'March 2021 - Present (3 years 2 months)'],
      [50, 162, 'Leeds'],
      [50, 176, 'Planned the menus of all the branches in the north of England for two years.'],
      [50, 204, 'Tideway Rooms', large],
      [50, 218, '6 years 5 months'],
      [50, 232, 'Sous Chef'],
      [50, 246, 'April 2017 - January 2021 (3 years 10 months)'],
      [50, 260, 'York'],
      [50, 274, 'Wrote the autumn menus for two restaurants and kept the books of the bar.'],
      [50, 302, 'Line Cook'],
      [50, 316, 'September 2014 - March 2017 (2 years 7 months)'],
      [50, 330, 'York'],
      [50, 344, 'Worked every station of the kitchen, and the grill at weekends and at feasts.'],
    ])
    expect(jobs).toMatchObject([
      { title: 'Head Chef', name: 'Larkspur Foods' },
      { title: 'Sous Chef', name: 'Tideway Rooms' },
      { title: 'Line Cook', name: 'Tideway Rooms' },
    ])
  })

  it('takes an employer with the time of all its posts for no job of its own', async () => {
    const jobs = await experience([
      [50, 120, 'Larkspur Foods Ltd, Leeds', bold],
      [460, 120, '2012 - Present', bold],
      [60, 134, '06/2019 - Present'],
      [180, 134, 'Head Chef'],
      [180, 148, '- Fed 640 patients a day, in three kitchens.'],
      [60, 162, '03/2012 - 05/2019'],
      [180, 162, 'Sous Chef'],
      [180, 176, '- Wrote the menus of the whole year.'],
      [50, 190, 'Tideway Hotels Ltd, York', bold],
      [460, 190, '2008 - 2011', bold],
      [60, 204, '08/2008 - 09/2011'],
      [180, 204, 'Line Cook'],
      [180, 218, '- Worked every station and the grill.'],
    ])
    expect(jobs).toMatchObject([
      { title: 'Head Chef', name: expect.stringMatching(/^Larkspur Foods Ltd/), start_date: 'June 2019' },
      { title: 'Sous Chef', name: expect.stringMatching(/^Larkspur Foods Ltd/), start_date: 'March 2012' },
      { title: 'Line Cook', name: expect.stringMatching(/^Tideway Hotels Ltd/), start_date: 'August 2008' },
    ])
  })

  it('leaves a job without a text a job, where what follows is of another time', async () => {
    const jobs = await experience([
      [50, 120, 'Larkspur Foods Ltd', bold],
      [460, 120, '2016 - 2019', bold],
      [50, 140, 'Tideway Hotels Ltd', bold],
      [460, 140, '2008 - 2011', bold],
      [50, 160, 'Line Cook'],
      [460, 160, '2004 - 2007'],
    ])
    expect(jobs.map(({ start_date }) => start_date)).toEqual(['2016', '2008', '2004'])
  })
})

it('"Title @Employer" names both', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    [50, 116, 'Product Manager @Kestrel Water', { bold: true }],
    [50, 130, 'March 2016 - September 2020'],
    [50, 144, '• Launched leak alarms in 140 housing blocks.'],
    [50, 164, 'Line Cook @ The Pier', { bold: true }],
    [50, 178, 'August 2012 - February 2016'],
    [50, 192, '• Ran the grill on four evenings a week.'],
  ]
  expect(await contentsOf(lines, 'experience')).toMatchObject([
    { title: 'Product Manager', name: 'Kestrel Water' },
    { title: 'Line Cook', name: 'The Pier' },
  ])
})

it('an employer printed below its post is not the employer of the next post', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    [50, 116, 'Head Nurse', { bold: true }],
    [400, 116, '2016 – 2020'],
    [50, 130, 'Oakmoor Hospital'],
    [50, 144, '• Planned the rota of a ward of thirty beds.'],
    [50, 164, 'Staff Nurse', { bold: true }],
    [400, 164, '2012 – 2015'],
    [50, 178, 'Tideway Clinic'],
    [50, 192, '• Trained nine newcomers in the first quarter.'],
    [50, 212, 'Warehouse Clerk', { bold: true }],
    [400, 212, '2009 – 2011'],
    [50, 226, '• Counted and drove forklifts in two halls.'],
  ]
  expect(await contentsOf(lines, 'experience')).toMatchObject([
    { title: 'Head Nurse', name: 'Oakmoor Hospital' },
    { title: 'Staff Nurse', name: 'Tideway Clinic' },
    { title: 'Warehouse Clerk', name: '' },
  ])
})

it('a job with a single date is not said to go on', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    [50, 116, 'Head Nurse, Oakmoor Hospital', { bold: true }],
    [400, 116, '2020'],
    [50, 130, '• Planned the rota of a ward of thirty beds.'],
    [50, 150, 'Nurse, Tideway Clinic', { bold: true }],
    [400, 150, '2016 – present'],
    [50, 164, '• Trained nine newcomers in the first quarter.'],
  ]
  expect(await contentsOf(lines, 'experience')).toMatchObject([
    { start_date: '2020', end_date: '2020' },
    { start_date: '2016', end_date: null },
  ])
})

it('a town behind every title is no part of it', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    [50, 116, 'Oakmoor Hospital', { bold: true }],
    [400, 116, '2016 – 2020'],
    [50, 130, 'Staff Nurse, Bradford'],
    [50, 144, '• Planned the rota of a ward of thirty beds.'],
    [50, 164, 'Tideway Clinic', { bold: true }],
    [400, 164, '2012 – 2015'],
    [50, 178, 'Nurse, Atlanta, GA'],
    [50, 192, '• Trained nine newcomers in the first quarter.'],
  ]
  expect(await contentsOf(lines, 'experience')).toMatchObject([
    { title: 'Staff Nurse', details: 'Bradford\nPlanned the rota of a ward of thirty beds.' },
    { title: 'Nurse', details: 'Atlanta, GA\nTrained nine newcomers in the first quarter.' },
  ])
})

it('an employer on the line of one post is not the employer of the next', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    [50, 116, 'Oakmoor Hospital – Head Nurse', { bold: true }],
    [400, 116, '2016 – 2020'],
    [50, 130, '• Planned the rota of a ward of thirty beds.'],
    [50, 150, 'Tideway Clinic – Staff Nurse', { bold: true }],
    [400, 150, '2012 – 2015'],
    [50, 164, '• Trained nine newcomers in the first quarter.'],
    [50, 184, 'Warehouse Clerk', { bold: true }],
    [400, 184, '2009 – 2011'],
    [50, 198, '• Counted and drove forklifts in two halls.'],
  ]
  expect(await contentsOf(lines, 'experience')).toMatchObject([
    { title: 'Head Nurse', name: 'Oakmoor Hospital' },
    { title: 'Staff Nurse', name: 'Tideway Clinic' },
    { title: 'Warehouse Clerk', name: '' },
  ])
})

describe('the dates of a job', () => {
  it('are whole though their last year stands on a line of its own at the left', async () => {
    const jobs = await experience([
      [50, 120, 'Sep 2016 – Dec'],
      [50, 134, '2020'],
      [150, 120, 'Head Chef', bold],
      [150, 134, 'Larkspur Hotel'],
      [160, 148, '- Fed 640 patients a day.'],
      [50, 170, 'Feb 2012 – Aug'],
      [50, 184, '2016'],
      [150, 170, 'Sous Chef', bold],
      [150, 184, 'Tideway Hotel'],
      [160, 198, '- Wrote the autumn menus.'],
    ])
    expect(jobs).toMatchObject([
      { title: 'Head Chef', name: 'Larkspur Hotel', start_date: 'September 2016', end_date: 'December 2020' },
      { title: 'Sous Chef', name: 'Tideway Hotel', start_date: 'February 2012', end_date: 'August 2016' },
    ])
  })
})

describe('an employer', () => {
  it('is not the town that stands far at the right of each title', async () => {
    const jobs = await experience([
      [50, 120, 'Jan 2016 – Dec 2020'],
      [170, 120, 'Partner', bold],
      [500, 120, 'Amsterdam'],
      [170, 134, 'Achterberg & Vos', italic],
      [180, 148, '- Advised works councils.'],
      [50, 170, 'Jan 2012 – Dec 2015'],
      [170, 170, 'Associate', bold],
      [500, 170, 'Utrecht'],
      [170, 184, 'De Linde Advocaten', italic],
      [180, 198, '- Went to court.'],
    ])
    expect(jobs).toMatchObject([
      { title: 'Partner', name: 'Achterberg & Vos', details: expect.stringContaining('Amsterdam') },
      { title: 'Associate', name: 'De Linde Advocaten', details: expect.stringContaining('Utrecht') },
    ])
  })

  it('may end in capitals after a comma, as a town and state do, and is then not the one before', async () => {
    const jobs = await experience([
      [50, 120, 'Plat Corp.', bold],
      [450, 120, 'Jan 2016 – Dec 2020'],
      [50, 134, 'Software Engineer'],
      [60, 148, '- Built a game for a watch.'],
      [50, 170, 'Cyber Command, MND', bold],
      [450, 170, 'Jan 2012 – Dec 2015'],
      [50, 184, 'Software Engineer'],
      [60, 198, '- Built a proxy.'],
    ])
    expect(jobs).toMatchObject([{ name: 'Plat Corp.' }, { name: 'Cyber Command, MND' }])
  })
})

describe('where heads stand', () => {
  it('the signs of an outer list are no duties: the employer behind them heads its post', async () => {
    const jobs = await experience([
      [50, 120, '•'],
      [58, 120, 'Larkspur Hotel', bold],
      [450, 120, 'York, UK'],
      [58, 134, 'Head Chef', italic],
      [450, 134, 'Oct 2016 – Present'],
      [70, 148, '• Menus: wrote the autumn menus.'],
      [50, 170, '•'],
      [58, 170, 'Tideway Hotel', bold],
      [450, 170, 'Leeds, UK'],
      [58, 184, 'Sous Chef', italic],
      [450, 184, 'Jan 2012 – Sep 2016'],
      [70, 198, '• Rotas: planned for a team of nine.'],
    ])
    expect(jobs).toMatchObject([
      { title: 'Head Chef', name: 'Larkspur Hotel' },
      { title: 'Sous Chef', name: 'Tideway Hotel' },
    ])
  })

  it('an employer set out to the left heads its post, in whatever capitals it is written', async () => {
    const duties = (y: number): Placed => [90, y, 'Called in to solve several problems of the kitchen and of its rota.']
    const jobs = await experience([
      [50, 120, 'LARKSPUR.COM.'],
      [450, 120, 'York, UK'],
      [70, 134, 'Consultant'],
      [450, 134, 'Oct 2016 – Present'],
      duties(148),
      [50, 170, 'Tideway'],
      [450, 170, 'Leeds, UK'],
      [70, 184, 'Consultant'],
      [450, 184, 'Jan 2012 – Sep 2016'],
      duties(198),
      [50, 220, 'Brookfield / BFD'],
      [450, 220, 'Leeds, UK'],
      [70, 234, 'Consultant'],
      [450, 234, 'Jan 2010 – Sep 2011'],
      duties(248),
    ])
    expect(jobs.map(({ name }) => name)).toEqual(['LARKSPUR.COM.', 'Tideway', 'Brookfield / BFD'])
  })

  it('a larger line right below a post without duties is the title of the next one', async () => {
    const large = { size: 12 }
    const jobs = await experience([
      [50, 120, 'Head Chef', large],
      [50, 134, 'Larkspur Hotel', bold],
      [60, 148, 'July 2012 – Ongoing'],
      [60, 162, '• Wrote the autumn menus.'],
      [50, 190, 'Sous Chef', large],
      [50, 204, 'Tideway Hotel', bold],
      [60, 218, '2005 – 2010'],
      [50, 246, 'Kitchen & Floor Lead', large],
      [50, 260, 'Tideway Hotel', bold],
      [60, 274, 'Oct 2001 – July 2005'],
      [60, 288, '• Planned for a team of nine.'],
    ])
    expect(jobs.map(({ title, name }) => [title, name])).toEqual([
      ['Head Chef', 'Larkspur Hotel'],
      ['Sous Chef', 'Tideway Hotel'],
      ['Kitchen & Floor Lead', 'Tideway Hotel'],
    ])
  })
})

it('a town before the dates is no employer where title and employer stand above it with a comma', async () => {
  const jobs = await experience([
    [50, 120, 'Head of Science, Oakmoor High School'],
    [50, 134, 'Kumasi, 2019 – Present'],
    [60, 148, '- Manage eleven teachers.'],
    [50, 170, 'Physics Teacher, Tideway Academy'],
    [50, 184, 'Accra, 2013 – 2019'],
    [60, 198, '- Founded the robotics club.'],
  ])
  expect(jobs).toMatchObject([
    { title: 'Head of Science', name: 'Oakmoor High School', details: expect.stringContaining('Kumasi') },
    { title: 'Physics Teacher', name: 'Tideway Academy', details: expect.stringContaining('Accra') },
  ])
})

it('a town behind the dates is no employer where employer and title stand above it with a slash', async () => {
  const jobs = await experience([
    [50, 120, 'Larkspur Foods / Laboratory Technician', bold],
    [50, 134, '2019 – 2024, Ferrol'],
    [50, 148, 'Checked raw fish and canned food for microbes, and tried new methods in the culture room.'],
    [50, 180, 'Tideway Hospital / Laboratory Assistant', bold],
    [50, 194, '2015 – 2019, Vigo'],
    [50, 208, 'Took samples and kept the instruments of two rooms in order, day and night, for four years.'],
  ])
  expect(jobs).toMatchObject([
    { title: 'Laboratory Technician', name: 'Larkspur Foods' },
    { title: 'Laboratory Assistant', name: 'Tideway Hospital' },
  ])
})

it('brackets around the whole of an employer are no part of its name', async () => {
  const jobs = await experience([
    [50, 120, 'Head Chef', bold],
    [110, 120, '(Oakmoor Hospital)', italic],
    [400, 120, '2018 - 2021'],
    [60, 134, '- Fed 640 patients a day.'],
    [50, 156, 'Sous Chef', bold],
    [110, 156, '(Tideway Hotel)', italic],
    [400, 156, '2014 - 2018'],
    [60, 170, '- Wrote the autumn menus.'],
  ])
  expect(jobs.map(({ name }) => name)).toEqual(['Oakmoor Hospital', 'Tideway Hotel'])
})

describe('the title of a post', () => {
  it('of a post below its employer keeps the comma between title and ward', async () => {
    const jobs = await experience([
      [50, 120, 'Oakmoor Hospital, Leeds, UK', { bold: true, size: 11 }],
      [64, 134, 'Charge Nurse, Cardiac Unit', italic],
      [430, 134, '2018 - 2021'],
      [70, 148, '- Ran a unit of sixteen beds.'],
      [64, 162, 'Staff Nurse, Medical Unit', italic],
      [430, 162, '2014 - 2018'],
      [70, 176, '- Trained nine newcomers.'],
      [50, 196, 'Tideway Clinic, York, UK', { bold: true, size: 11 }],
      [64, 210, 'Nursing Assistant', italic],
      [430, 210, '2011 - 2013'],
      [70, 224, '- Helped patients with the stairs.'],
    ])
    expect(jobs).toMatchObject([
      { title: 'Charge Nurse, Cardiac Unit', name: expect.stringContaining('Oakmoor Hospital') },
      { title: 'Staff Nurse, Medical Unit', name: expect.stringContaining('Oakmoor Hospital') },
      { title: 'Nursing Assistant', name: expect.stringContaining('Tideway Clinic') },
    ])
  })

  it('goes on below where its dates left no room for the next word', async () => {
    const jobs = await experience([
      [50, 120, 'Head of the Department of', bold],
      [190, 120, '2018 - 2021'],
      [50, 134, 'Mathematics', bold],
      [50, 148, 'Oakmoor School'],
      [60, 162, '- Wrote the timetable.'],
      [50, 184, 'Teacher of Physics', bold],
      [190, 184, '2014 - 2017'],
      [50, 198, 'Tideway College'],
      [60, 212, '- Taught two classes.'],
    ])
    expect(jobs).toMatchObject([
      { title: 'Head of the Department of Mathematics', name: 'Oakmoor School' },
      { title: 'Teacher of Physics', name: 'Tideway College' },
    ])
  })
})

describe('the town of a post', () => {
  it('stands alone below title and employer where the words behind the commas are employers', async () => {
    const jobs = await experience([
      [50, 120, 'Head Chef, Larkspur & Rye', bold],
      [430, 120, '2018 - 2021'],
      [50, 134, 'Ferrol'],
      // what opens a list names nobody
      [50, 148, 'Results:'],
      [60, 162, '- Wrote the menus.'],
      [50, 180, 'Preparer, Oakmoor Hospital Ltd', bold],
      [430, 180, '2014 - 2018'],
      [50, 194, 'Betanzos'],
      [50, 208, 'Results:'],
      [60, 222, '- Fed 640 patients a day.'],
    ])
    expect(jobs).toMatchObject([
      { title: 'Head Chef', name: 'Larkspur & Rye', details: expect.stringContaining('Ferrol') },
      { title: 'Preparer', name: 'Oakmoor Hospital Ltd', details: expect.stringContaining('Betanzos') },
    ])
  })

  it('is an employer where nothing behind the commas is one', async () => {
    const jobs = await experience([
      [50, 120, 'Head Chef, Pastry', bold],
      [430, 120, '2018 - 2021'],
      [50, 134, 'Larkspur'],
      [60, 148, '- Wrote the menus.'],
      [50, 170, 'Line Cook, Sauces', bold],
      [430, 170, '2014 - 2018'],
      [50, 184, 'Oakmoor'],
      [60, 198, '- Fed 640 patients a day.'],
    ])
    expect(jobs).toMatchObject([{ name: 'Larkspur' }, { name: 'Oakmoor' }])
  })
})

it('a label before a title is no part of it', async () => {
  const jobs = await experience([
    [50, 120, 'March 2018 – May 2021'],
    [190, 120, 'Oakmoor Hospital, Leeds', bold],
    [190, 134, 'Position: Head Chef'],
    [200, 148, '- Fed 640 patients a day.'],
    [50, 170, 'June 2014 – March 2018'],
    [190, 170, 'Tideway Hotel, York', bold],
    [190, 184, 'Position: Line Cook'],
    [200, 198, '- Wrote the autumn menus.'],
  ])
  expect(jobs).toMatchObject([{ title: 'Head Chef' }, { title: 'Line Cook' }])
})

it('towns below the dates at the left belong to their jobs', async () => {
  const job = (y: number, dates: string, town: string, employer: string, title: string): Placed[] => [
    [50, y, dates],
    [50, y + 13, town],
    [180, y, employer, bold],
    [180, y + 14, title, italic],
    [190, y + 28, '- Fed 640 patients a day and wrote the autumn menus for two restaurants in town.'],
  ]
  const jobs = await experience([
    ...job(120, '2019 – Present', 'Ferrol', 'Larkspur & Rye', 'Head Chef'),
    ...job(172, '2014 – 2019', 'Betanzos', 'Oakmoor Hospital', 'Line Cook'),
    ...job(224, '2013 – 2014', 'Noia', 'Tideway Canteen', 'Porter'),
  ])
  expect(jobs).toMatchObject([
    { title: 'Head Chef', name: 'Larkspur & Rye', start_date: '2019' },
    { title: 'Line Cook', name: 'Oakmoor Hospital', start_date: '2014' },
    { title: 'Porter', name: 'Tideway Canteen', start_date: '2013' },
  ])
})

it('"The Pier as a Cook" is an employer and a title', async () => {
  const page: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    [50, 120, 'Oakmoor Catering as a Head Chef, 2016 - 2019'],
    [50, 134, '• Cooked for eighty guests a night'],
    [50, 152, 'Tideway Kitchens as a Line Cook, 2012 - 2016'],
    [50, 166, '• Kept the grill'],
  ]
  expect(await contentsOf(page, 'experience')).toMatchObject([
    { name: 'Oakmoor Catering', title: 'Head Chef' },
    { name: 'Tideway Kitchens', title: 'Line Cook' },
  ])
})

it('a title stands on the line above dates with their employer, though the first job has all on one line', async () => {
  const page: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    [50, 120, 'Head Chef at Oakmoor Catering Ltd from September 2016 to date'],
    [50, 136, 'Responsible for a kitchen of nine people and for the menus of two hospitals in the north of the town.'],
    [50, 160, 'Sous Chef'],
    [50, 176, 'From March 2012 to September 2016 at Tideway Hotel Ltd'],
    [50, 192, 'Wrote the autumn menus and kept the books of the bar for the owners, who lived abroad all year.'],
    [50, 216, 'Line Cook'],
    [50, 232, 'From May 2009 to March 2012 at Harbour Inn Ltd'],
  ]
  expect(await contentsOf(page, 'experience')).toMatchObject([
    { name: 'Oakmoor Catering Ltd', title: 'Head Chef' },
    { name: 'Tideway Hotel Ltd', title: 'Sous Chef' },
    { name: 'Harbour Inn Ltd', title: 'Line Cook' },
  ])
})

it('a town that no list knows stands beside the dates in their look', async () => {
  const grey = { color: [0.4, 0.4, 0.4] as [number, number, number] }
  const job = (y: number, title: string, employer: string, place: string): Placed[] => [
    [50, y, title, { bold: true }],
    [50, y + 14, employer],
    [50, y + 28, place, grey],
    [60, y + 42, '• Prepared order sheets and delivery notes.'],
  ]
  const page: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    ...job(120, 'Merchandiser', 'Padma Knit Works', 'Narayanganj | Mar 2014 – Jun 2017'),
    ...job(180, 'Trainee Officer', 'Star Buttons', 'Savar | Aug 2013 – Feb 2014'),
  ]
  expect(await contentsOf(page, 'experience')).toMatchObject([
    { title: 'Merchandiser', name: 'Padma Knit Works', details: expect.stringMatching(/^Narayanganj\n/) },
    { title: 'Trainee Officer', name: 'Star Buttons', details: expect.stringMatching(/^Savar\n/) },
  ])
})
