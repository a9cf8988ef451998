import { expect, it } from 'vitest'
import { kindHeadOf } from './kind-heads.ts'
import { toShortName } from './short-item.ts'

const head = { id: '1', version: 1, tag: null }
const skill = { ...head, name: 'Budgeting', description: '', projects: [] }

it('a skill of which only the name is known is short', () => {
  expect(toShortName(skill)).toBe('Budgeting')
  expect(toShortName({ ...skill, proficiency: 'expert' as const })).toBe('Budgeting')
})

it('an item with more to say is not', () => {
  expect(toShortName({ ...skill, description: 'Six sites.' })).toBeNull()
  expect(toShortName({ ...skill, projects: 'Harbour' })).toBeNull()
  expect(toShortName({ ...skill, name: '' })).toBeNull()
  expect(toShortName({ ...skill, date: 'March 2024' })).toBeNull()
  expect(toShortName({ ...head, text: 'Cycling' })).toBeNull()
})

it('names what items of Other are about once, before the first of them', () => {
  const items = ['education', 'education', 'language', null].map((tag) => ({ tag }))
  expect(items.map((_, index) => kindHeadOf(items, index))).toEqual(['Education', null, 'Languages', null])
})
