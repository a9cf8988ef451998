import { expect, it } from 'vitest'
import { toSize } from './file-size.ts'

it.each([
  [0, '0 bytes'],
  [812, '812 bytes'],
  [1_000, '1 kB'],
  [38_400, '38 kB'],
  [1_449_999, '1.4 MB'],
  [20_000_000, '20 MB'],
])('reads %i as %s', (bytes, words) => {
  expect(toSize(bytes)).toBe(words)
})
