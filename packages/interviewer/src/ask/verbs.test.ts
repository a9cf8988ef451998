import { expect, it } from 'vitest'
import { bareForm, openingOf } from './verbs.ts'

const opening = (phrase: string) => {
  const [first = '', second = ''] = phrase.toLowerCase().split(' ')
  return openingOf(first, second)
}

it.each([
  'led a team',
  'introduced new checks',
  'worked with suppliers',
  'wrote manuals',
  'cut the cost',
  'published two papers',
  'refurbished the kitchen',
])('%s is a deed of the past', (phrase) => expect(opening(phrase)).toBe('past'))
it.each(['runs the review', 'carries messages', 'teaches algebra'])('%s is a deed of the present', (phrase) =>
  expect(opening(phrase)).toBe('third'),
)
it.each([
  'registered nurse',
  'certified welder',
  'awarded by the trust',
  'experienced manager',
  'reports and dashboards',
  'design systems',
  'used by two schools',
  'pipes',
])('%s is no deed', (phrase) => expect(opening(phrase)).toBe('other'))
it.each([
  ['carries', 'carry'],
  ['teaches', 'teach'],
  ['manages', 'manage'],
  ['runs', 'run'],
  ['bus', null],
  ['nurses', 'nurse'],
])('%s is the third person of %s', (form, bare) => expect(bareForm(form)).toBe(bare))
