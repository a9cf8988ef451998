import { expect, it } from 'vitest'
import { answer } from './answer.ts'
import { resume } from './examples/example.ts'

const years = [2024, 2022, 2020, 2018, 2016, 2014]
const towns = ['Leeds', 'York', 'Hull', 'Derby', 'Bristol', 'Truro']
const each = <T>(names: string[], make: (name: string, at: number) => T) => names.map(make)

/** Somebody with five or six of everything that resumes list. */
const items = resume({
  overview: 'Field engineer.',
  leadership: [
    'Leads a team of five fitters.',
    'Chairs the works safety circle.',
    'Heads the apprentice programme.',
    'Supervises two planners.',
    'Manages the night crew of eight.',
  ],
  jobs: each(
    ['Calder Rail', 'Ouse Pumps', 'Humber Steel', 'Derwent Works', 'Purbeck Stone', 'Fal Ships'],
    (name, at) => [
      `job-${at}`,
      'Engineer',
      `${name}, ${towns[at]}`,
      String((years[at] ?? 0) - 2),
      String(years[at]),
      'Kept the plant running.',
    ],
  ),
  roles: each(['Bridge survey', 'Pump renewal', 'Yard lighting', 'Depot move', 'Crane refit'], (name, at) => [
    `role-${at}`,
    name,
    'Planned and carried out.',
  ]),
  achievements: each(
    ['Safety Prize', 'Innovation Award', 'Golden Spanner Award', 'Team Medal', 'Best Apprentice Award'],
    (name, at) => [`prize-${at}`, name, 'For work at the depot.', String(2015 + at)],
  ),
  other: [
    'Talk "Safe lifting", Rail Congress 2016',
    'Talk "Old bridges", Civils Conference 2017',
    'Talk "Quiet pumps", Pump Symposium 2018',
    'Keynote at the Crane Forum 2019',
    'Paper "Fatigue in bolts", Journal of Rail, 2015',
    'Paper "Creep in stone", Stone Journal, 2016',
    'Article "Night work", Works Magazine, 2017',
    'Book chapter "Lifting", Rail Handbook, 2018',
    'Patent GB123: pump seal',
    'Patent GB124: rail clamp',
    'Patent GB125: crane hook',
    'Patent GB126: bolt lock',
    'Member of the Institution of Civil Engineers',
    'Member of the Rail Society',
    'Fellow of the Pump Association',
    'Member of the Steel Guild',
    'Volunteer with the mountain rescue',
    'Volunteer at the food bank',
    'Trustee of a youth charity',
    'Community garden volunteer',
    'IOSH Managing Safely certificate',
    'First aid certificate',
    'CSCS card',
    'Confined space entry certificate',
  ],
})

const lines = (...numbers: number[]) => numbers.map((number) => `other-${number}`)
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}-${at}`)

it.each([
  ['Which companies has Robin worked for?', numbered('job', 6)],
  ['Tell me all employers since 2013', numbered('job', 6)],
  ['Which projects has Robin done?', numbered('role', 5)],
  ['Any awards?', numbered('prize', 5)],
  ['What are her achievements?', numbered('prize', 5)],
  ['Which talks has Robin given?', lines(1, 2, 3, 4)],
  ['Which publications does she have?', lines(5, 6, 7, 8)],
  ['Any patents?', lines(9, 10, 11, 12)],
  ['How many patents does she have?', lines(9, 10, 11, 12)],
  ['Which associations is she a member of?', lines(13, 14, 15, 16)],
  ['Does she volunteer?', lines(17, 18, 19, 20)],
  ['Which certificates does she hold?', lines(21, 22, 23, 24)],
  ['Has she worked in the UK?', numbered('job', 6)],
])('%s is answered with the whole list [#14.18]', (question, whole) => {
  const result = answer({ firstName: 'Robin', items, answers: [], question, today: '2026-11-22' })
  if (!result.ok) throw new Error(result.detail)
  const cited = new Set(result.sentences.flatMap(({ support }) => support))
  expect([result.outcome, [...cited].toSorted()]).toEqual(['answered', whole.toSorted()])
})

it('what somebody leads is told with a line for each [#14.18]', () => {
  const question = 'What leadership experience does Robin have?'
  const result = answer({ firstName: 'Robin', items, answers: [], question, today: '2026-11-22' })
  expect(result.ok && result.sentences).toHaveLength(5)
})
