import { expect, it } from 'vitest'
import { sections, sectionTitles } from './sections.ts'

it('the eight sections have these titles, in this order [S2.23]', () => {
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
