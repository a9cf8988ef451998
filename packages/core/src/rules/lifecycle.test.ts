import { describe, expect, it } from 'vitest'
import { sections, sectionTitles } from '../schemas/sections.ts'
import { canActivate, canParse, fileName } from './lifecycle.ts'

const statuses = ['none', 'running', 'done', 'failed'] as const
const facts = [true, false].flatMap((chunked) =>
  [true, false].flatMap((active) => statuses.map((parse_status) => ({ chunked, active, parse_status }))),
)

describe('lifecycle rules', () => {
  it.each(facts)('%j may be activated only when parsed and not active [S4.7]', (resume) => {
    expect(canActivate(resume)).toBe(resume.chunked && !resume.active)
  })

  it.each(facts)('%j may be parsed only when not parsed and no parse runs', (resume) => {
    expect(canParse(resume)).toBe(!resume.chunked && resume.parse_status !== 'running')
  })

  it.each([
    ['a/b/ada.pdf', 'ada.pdf'],
    ['ada.pdf', 'ada.pdf'],
    ['a/', ''],
  ])('the file name of %s is %s [S2.44]', (path, name) => {
    expect(fileName(path)).toBe(name)
  })
})

it('the sections stand in their order, each with its title [S2.23]', () => {
  expect(sections.map((section) => sectionTitles[section])).toEqual([
    'Overview',
    'Leadership',
    'Experience',
    'Roles',
    'Skills',
    'Technical Proficiencies',
    'Achievements',
    'Other',
  ])
})
