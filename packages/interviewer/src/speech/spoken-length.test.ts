import { expect, it } from 'vitest'
import { createFlite } from './flite.ts'
import { maxSpokenLength } from './speech.ts'
import { spokenLength } from './spoken-length.ts'

const prose = 'We counted the delayed trains for a whole year, and rebuilt the timetable of the region. '

it('of running text is its length, and numbers and spelled letters count several times', () => {
  expect(spokenLength(prose)).toBe(prose.length)
  expect(spokenLength('777')).toBe(24)
  expect(spokenLength('IBM')).toBe(15)
  expect(spokenLength('Grew sales by 12 % in 2019')).toBeLessThan(80)
})

it.each([
  ['digits', '7'.repeat(2_000)],
  ['years', '1987 '.repeat(400)],
  ['amounts of money', '$9,999 '.repeat(285)],
  ['letters that make no word', 'x'.repeat(2_000)],
  ['capitals', 'WXYZ'.repeat(500)],
])('2,000 characters of %s are too long to be read aloud, which is said at once [#14.6]', async (_, text) => {
  const speak = createFlite({ timeoutMs: 1 }).speak(text)
  // Had it tried, it would have run out of time.
  expect(await speak).toEqual({ ok: false, code: 'too_long' })
})

it('2,000 characters of running text are not', () => {
  expect(spokenLength(prose.repeat(23).slice(0, 2_000))).toBeLessThan(maxSpokenLength)
})
