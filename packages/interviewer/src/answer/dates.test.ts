import { expect, it } from 'vitest'
import { inWords, inYears, monthsBetween, readMoment, readNumber } from './dates.ts'

it.each([
  ['March 2024', { year: 2024, month: 3 }],
  ['Sept. 2019', { year: 2019, month: 9 }],
  ['03/2024', { year: 2024, month: 3 }],
  ['2024-03', { year: 2024, month: 3 }],
  ['2024-03-19', { year: 2024, month: 3 }],
  ['2019', { year: 2019, month: null }],
  ['Summer 2018', { year: 2018, month: null }],
])('reads %s', (text, moment) => expect(readMoment(text)).toEqual(moment))
it.each(['', 'Present', 'n/a', 'May'])('reads no moment from %j', (text) => expect(readMoment(text)).toBeNull())
it('counts months between two moments', () =>
  expect(monthsBetween({ year: 2020, month: 6 }, { year: 2026, month: 11 })).toBe(77))
it.each([
  [1, 'one month'],
  [8, 'eight months'],
  [12, 'one year'],
  [13, 'over one year'],
  [21, 'over one year'],
  [23, 'almost two years'],
  [24, 'two years'],
  [77, 'over six years'],
  [260, 'over twenty-one years'],
])('says %i months as %s', (months, text) => expect(inYears(months)).toBe(text))
it('reads back every number that it writes in words', () => {
  for (let count = 0; count < 100; count++) expect(readNumber(inWords(count))).toBe(count)
})
it.each([
  ['1,200', 1200],
  ['3.5', 3.5],
  ['44%', 44],
  ['dozen', 12],
  ['ward', null],
])('reads %s as %s', (word, value) => expect(readNumber(word)).toBe(value))
