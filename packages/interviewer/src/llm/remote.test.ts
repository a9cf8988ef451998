import { expect, it } from 'vitest'
import { retryAfterOf } from './remote.ts'

const now = Date.parse('2026-11-21T10:00:00Z')

it.each([
  ['3', 3_000],
  ['0', 0],
  ['0.5', 500],
  ['-1', 0],
  ['Sat, 21 Nov 2026 10:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 09:59:00 GMT', 0],
  ['soon', undefined],
  [null, undefined],
])('reads Retry-After %j as %j milliseconds', (header, wait) => {
  expect(retryAfterOf(header, now)).toBe(wait)
})
