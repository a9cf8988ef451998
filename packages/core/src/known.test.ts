import { expect, it } from 'vitest'
import { known } from './known.ts'

it('gives the value that is there, and throws for none', () => {
  expect([known('a'), known(''), known(0)]).toEqual(['a', '', 0])
  expect(() => known(null)).toThrow('a state promised a value that is not there')
})
