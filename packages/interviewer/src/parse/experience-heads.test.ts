import { describe, expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from './testing/place-lines.ts'

const bold = { bold: true }
const italic = { italic: true }
const experience = (lines: Placed[]) => contentsOf([...opening, heading(100, 'Experience'), ...lines], 'experience')

describe('the head of a job', () => {
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
})
