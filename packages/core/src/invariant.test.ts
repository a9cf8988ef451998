import { expect, it } from 'vitest'
import { invariant } from './invariant.ts'

it('gives the value that is there, and throws for none', () => {
  expect([invariant('a'), invariant(''), invariant(0)]).toEqual(['a', '', 0])
  expect(() => invariant(null)).toThrow('a state promised a value that is not there')
})
