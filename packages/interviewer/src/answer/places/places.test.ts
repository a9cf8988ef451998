import { describe, expect, it } from 'vitest'
import { landsNamed, landsOf } from './places.ts'

describe('places', () => {
  it.each([
    ['Havsgården Distribution, Gothenburg', 'sweden'],
    ['Bar Sotavento, Barcelona', 'spain'],
    ['Auckland', 'new zealand'],
  ])('%s lies in its country', (text, land) => expect(landsOf(text)).toContain(land))

  it('knows countries by their names and parts of the world by their countries', () => {
    expect([...(landsNamed('UK') ?? [])]).toEqual(['united kingdom'])
    expect(landsNamed('Europe')).toContain('norway')
    expect(landsNamed('Excel')).toBeNull()
  })

  it('reads no place into everyday words', () => expect(landsOf('worked with us')).toEqual(new Set()))
})
