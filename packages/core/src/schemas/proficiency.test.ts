import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberToProficiency, proficiencies, proficiencyToNumber } from './proficiency.ts'

describe('proficiency', () => {
  it('has four levels, from 1 to 4 [S3.13, S9.2]', () => {
    expect(proficiencies.map(proficiencyToNumber)).toEqual([1, 2, 3, 4])
    expect(proficiencies).toEqual(['beginner', 'intermediate', 'advanced', 'expert'])
  })

  it('a level becomes its number and comes back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...proficiencies), (level) => {
        expect(numberToProficiency(proficiencyToNumber(level) ?? 0)).toBe(level)
      }),
    )
  })

  it('a level that is not stated has no number, and no other number has a level', () => {
    expect(proficiencyToNumber(null)).toBeNull()
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), (value) => {
        expect(numberToProficiency(value) === null).toBe(![1, 2, 3, 4].includes(value))
      }),
    )
  })
})
