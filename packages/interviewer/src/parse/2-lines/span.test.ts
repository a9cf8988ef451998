import { expect, it } from 'vitest'
import type { Word } from '../1-glyphs/pdf-page.ts'
import { spanOf, trimSpan } from './span.ts'

const word = (text: string, base: number) => ({ text, base, glued: false }) as Word

it('a word that a soft hyphen broke over two lines is whole, and knows both its parts', () => {
  const span = spanOf([word('for', 10), word('hous\u2010', 10), word('ing', 22), word('blocks', 22)])
  expect(span.text).toBe('for housing blocks')
  expect(span.parts.map(({ from, to }) => span.text.slice(from, to))).toEqual(['for', 'hous', 'ing', 'blocks'])
})

it('a hyphen that is printed stays, as does one before a capital or on the same line', () => {
  expect(spanOf([word('two-', 10), word('fold', 22)]).text).toBe('two- fold')
  expect(spanOf([word('Baden\u2010', 10), word('Baden', 22)]).text).toBe('Baden\u2010 Baden')
  expect(spanOf([word('on\u2010', 10), word('site', 10)]).text).toBe('on\u2010 site')
})

it('a slash that parted two pieces belongs to neither, one inside a name does', () => {
  expect(trimSpan(spanOf([word('Hydrologist', 10), word('/', 10)])).text).toBe('Hydrologist')
  expect(trimSpan(spanOf([word('/', 10), word('Leeds', 10)])).text).toBe('Leeds')
  expect(trimSpan(spanOf([word('Cook/Waiter', 10)])).text).toBe('Cook/Waiter')
})
