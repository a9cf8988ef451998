import { expect, it } from 'vitest'
import { isLink, maxLinkLength } from './link-text.ts'

it('a link may have 2,000 characters, not more', () => {
  const ofLength = (length: number) => 'https://example.org/'.padEnd(length, 'x')
  expect([isLink(ofLength(maxLinkLength)), isLink(ofLength(maxLinkLength + 1))]).toEqual([true, false])
})
