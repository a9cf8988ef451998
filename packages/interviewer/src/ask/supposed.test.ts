import { describe, expect, it } from 'vitest'
import { supposesMore } from './supposed.ts'

describe('a question that speaks of something definite', () => {
  it('supposes more than an item that does not mention it', () => {
    expect(supposesMore('Which small change lies behind the award?', 'Nurse in intensive care')).toBe(true)
    expect(supposesMore('What did the data set not contain?', 'Python, pandas')).toBe(true)
  })
  it('fits an item that does, in whatever form', () => {
    expect(supposesMore('Which small change lies behind the award?', 'Awarded for the new ward round')).toBe(false)
    expect(supposesMore('What did you save first in the flood?', 'Floods of 2014: moved 38 guests')).toBe(false)
    expect(supposesMore('Which award would you like to win?', 'Nurse')).toBe(false)
  })
})
