import { expect, it } from 'vitest'
import { anyOf, oneOf } from './word-table.ts'

const table = { why: 'an example', lines: ['not extended, redundan*', 'b.sc, c++ 17'] }

it.each([
  ['was made redundant in May', true],
  ['the lease was not extended', true],
  ['a b.sc in physics', true],
  ['a bxsc in physics', false],
  ['it was extended', false],
  ['not extendedly', false],
])('finds the entries of a table as whole words: %s', (text, found) => expect(anyOf(table).test(text)).toBe(found))

it('tells whether a text is one entry and nothing beside it', () => {
  expect(oneOf(table).test('redundancy')).toBe(true)
  expect(oneOf(table).test('Redundancy')).toBe(false)
  expect(oneOf(table, 'i').test('Redundancy')).toBe(true)
  expect(oneOf(table).test('made redundant')).toBe(false)
})
