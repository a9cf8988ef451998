import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { proficiencies, proficiencyToNumber } from '../schemas/proficiency.ts'
import { sortSkills, sortTechnical } from './ordering.ts'

const skills = fc.array(fc.record({ id: fc.nat(), name: fc.string() }))
const level = fc.option(fc.constantFrom(...proficiencies))
const technical = fc.array(fc.record({ id: fc.nat(), proficiency: level }))
const rank = (item: { proficiency: (typeof proficiencies)[number] | null }) =>
  proficiencyToNumber(item.proficiency) ?? 0

describe('ordering', () => {
  it('reads skills as a reader looks them up [S2.25]', () => {
    const names = ['SQL', 'css', 'Go 10', 'Go 9', 'áda', 'Adb'].map((name) => ({ name }))
    expect(sortSkills(names).map(({ name }) => name)).toEqual(['áda', 'Adb', 'css', 'Go 9', 'Go 10', 'SQL'])
  })

  it('puts technical items with the highest level first and unstated ones last [S2.25]', () => {
    const items = [null, 'beginner', 'expert', 'intermediate', 'advanced'] as const
    const sorted = sortTechnical(items.map((proficiency) => ({ proficiency })))
    const levels = sorted.map(({ proficiency }) => proficiency)
    expect(levels).toEqual(['expert', 'advanced', 'intermediate', 'beginner', null])
  })

  it('loses nothing, adds nothing, leaves its input alone, and sorting again changes nothing', () => {
    fc.assert(
      fc.property(skills, technical, (someSkills, someTechnical) => {
        const before = [someSkills.map((item) => ({ ...item })), someTechnical.map((item) => ({ ...item }))]
        const [byName, byLevel] = [sortSkills(someSkills), sortTechnical(someTechnical)]
        expect([someSkills, someTechnical]).toEqual(before)
        expect(new Set(byName)).toEqual(new Set(someSkills))
        expect(new Set(byLevel)).toEqual(new Set(someTechnical))
        expect([byName.length, byLevel.length]).toEqual([someSkills.length, someTechnical.length])
        expect(sortSkills(byName)).toEqual(byName)
        expect(sortTechnical(byLevel)).toEqual(byLevel)
      }),
    )
  })

  it('never puts a lower level before a higher one, and keeps the order of equals', () => {
    fc.assert(
      fc.property(technical, (items) => {
        const sorted = sortTechnical(items)
        for (const [index, item] of sorted.entries()) {
          const next = sorted[index + 1]
          if (next === undefined) continue
          expect(rank(item)).toBeGreaterThanOrEqual(rank(next))
          if (rank(item) === rank(next)) expect(items.indexOf(item)).toBeLessThan(items.lastIndexOf(next))
        }
      }),
    )
  })
})
