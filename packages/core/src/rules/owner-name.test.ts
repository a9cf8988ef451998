import { expect, it } from 'vitest'
import { firstNameOf, nameOf } from './owner-name.ts'

it.each([
  ['Mara Lindholm', 'Mara Lindholm', 'Mara'],
  [' Ada ', 'Ada', 'Ada'],
  [' ', 'The candidate', 'the candidate'],
  [null, 'The candidate', 'the candidate'],
])('an owner who goes by %j is %s, and within a sentence %s', (full_name, name, firstName) => {
  expect([nameOf({ full_name }), firstNameOf({ full_name })]).toEqual([name, firstName])
})
