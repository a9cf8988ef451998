import { expect, it } from 'vitest'
import type { FormerItem } from '../interviewer.ts'
import { matchItems } from './match-items.ts'

const items = [
  { section: 'overview' as const, text: 'Engineer who likes trains' },
  { section: 'experience' as const, text: 'Northern Rail Engineer March 2019 Built the timetable service' },
  { section: 'skills' as const, text: 'Planning Plans well' },
]

const matched = (...former: FormerItem[]) => matchItems({ former, items })

it('finds an item that says the same', () => {
  expect(matched({ section: 'skills', texts: ['Planning Plans well'] })).toEqual([2])
})

it('finds an item whose text grew', () => {
  expect(matched({ section: 'experience', texts: ['Northern Rail Engineer March 2019 timetable'] })).toEqual([1])
})

it('finds an item by what the PDF said, though its owner rewrote it', () => {
  const texts = ['I did wonders.', 'Northern Rail Engineer March 2019 Built the timetable service']
  expect(matched({ section: 'experience', texts })).toEqual([1])
})

it('finds an item that moved to another section only when it is much alike', () => {
  expect(matched({ section: 'roles', texts: ['Planning Plans well'] })).toEqual([2])
  expect(matched({ section: 'roles', texts: ['Planning of other things'] })).toEqual([-1])
})

it('finds nothing for an item that is gone', () => {
  expect(matched({ section: 'experience', texts: ['Bakery Shop assistant 2009'] })).toEqual([-1])
  expect(matched({ section: 'other', texts: [''] })).toEqual([-1])
})
