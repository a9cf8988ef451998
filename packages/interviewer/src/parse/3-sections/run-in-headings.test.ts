import { expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from '../testing/place-lines.ts'

const bold = { bold: true }
/** A heading in bold with text behind it on its line. */
const runIn = (y: number, title: string, text: string): Placed[] => [
  [50, y, title, bold],
  ...(text === '' ? [] : [[54 + 7.2 * title.length, y, text] as Placed]),
]

it('headings that run into their text head sections', async () => {
  const lines: Placed[] = [
    ...opening,
    ...runIn(100, 'PROFILE.', 'Tuner with a concert hall and a conservatoire among his customers.'),
    ...runIn(130, 'EMPLOYMENT.', ''),
    [60, 144, '2018 - 2021: Head Tuner, Oakmoor Hall. Responsible for nine concert grands.'],
    [60, 158, '2010 - 2018: Tuner, Tideway House. Tuned for four hundred customers.'],
    ...runIn(188, 'PRIZES.', ''),
    [60, 202, '2019: Golden Fork, Guild of Tuners'],
    ...runIn(232, 'SKILLS.', 'Voicing, Regulation.'),
  ]
  const jobs = await contentsOf(lines, 'experience')
  expect(jobs.map(({ title }) => title)).toEqual(['Head Tuner', 'Tuner'])
  expect((await contentsOf(lines, 'skills')).map(({ name }) => name)).toEqual(['Voicing', 'Regulation'])
  expect((await contentsOf(lines, 'achievements')).map(({ date }) => date)).toEqual(['2019'])
})

it('labels within a section head none', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Skills'),
    ...runIn(120, 'Languages:', 'Go, Rust'),
    ...runIn(134, 'Tools:', 'Git, Make'),
    ...runIn(148, 'Projects:', 'Planning, Reviews'),
  ]
  const names = [...(await contentsOf(lines, 'skills')), ...(await contentsOf(lines, 'technical'))]
  expect(names.map(({ name }) => name).sort()).toEqual(['Git', 'Go', 'Make', 'Planning', 'Reviews', 'Rust'])
})

it('a label that comes again under every job is no heading run in', async () => {
  const bold = { bold: true }
  const job = (y: number, title: string, dates: string, duty: string): Placed[] => [
    [50, y, title],
    [400, y, dates],
    [50, y + 14, 'Key results:', bold],
    [60, y + 28, `- ${duty}`],
  ]
  const lines: Placed[] = [
    ...opening,
    [50, 100, 'EXPERIENCE:', { ...bold, size: 11 }],
    ...job(118, 'Head Chef, Oakmoor Hospital', '2018 - 2021', 'Fed 640 patients a day.'),
    ...job(164, 'Sous Chef, Tideway Hotel', '2014 - 2018', 'Wrote the autumn menus.'),
    [50, 210, 'EDUCATION:', { ...bold, size: 11 }],
    [50, 228, 'Diploma in Cooking, Leeds College, 2011 - 2014'],
    [50, 250, 'LANGUAGES:', { ...bold, size: 11 }],
    [50, 268, 'English (native), French (good)'],
  ]
  expect(await contentsOf(lines, 'achievements')).toEqual([])
  expect(await contentsOf(lines, 'experience')).toHaveLength(2)
})
