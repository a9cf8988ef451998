import { expect, it } from 'vitest'
import { matchItems } from './match-items.ts'

const items = [
  { section: 'overview' as const, text: 'Engineer who likes trains' },
  { section: 'experience' as const, text: 'Northern Rail Engineer March 2019 Built the timetable service' },
  { section: 'skills' as const, text: 'Planning Plans well' },
]

it('finds an item that says the same', () => {
  expect(matchItems([{ section: 'skills', texts: ['Planning Plans well'] }], items)).toEqual([2])
})

it('finds an item whose text grew', () => {
  expect(
    matchItems([{ section: 'experience', texts: ['Northern Rail Engineer March 2019 timetable'] }], items),
  ).toEqual([1])
})

it('finds an item by what the PDF said, though its owner rewrote it', () => {
  const texts = ['I did wonders.', 'Northern Rail Engineer March 2019 Built the timetable service']
  expect(matchItems([{ section: 'experience', texts }], items)).toEqual([1])
})

it('finds an item that moved to another section only when it is much alike', () => {
  expect(matchItems([{ section: 'roles', texts: ['Planning Plans well'] }], items)).toEqual([2])
  expect(matchItems([{ section: 'roles', texts: ['Planning of other things'] }], items)).toEqual([-1])
})

it('finds nothing for an item that is gone', () => {
  expect(matchItems([{ section: 'experience', texts: ['Bakery Shop assistant 2009'] }], items)).toEqual([-1])
  expect(matchItems([{ section: 'other', texts: [''] }], items)).toEqual([-1])
})
