import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { ask } from './ask.ts'
import { loadNames } from './bank/bare-names.ts'
import { knownPostRow } from './known-post.ts'

const known = (name: string, description = ''): string | null => {
  const row = knownPostRow(name, description)
  return row === null ? null : (loadNames().entries[row]?.names[0] ?? null)
}
const asked = (name: string, description = '', date: string | null = null): string => {
  const item: ResumeItem = { id: name, section: 'roles', content: { name, description, date, projects: null } }
  const result = ask({ item, items: [item], existing: [], num: 3 })
  return result.ok ? result.questions.map(({ text }) => text).join('\n') : ''
}

describe('usual posts', () => {
  it.each([
    ['Treasurer, friends of the fire brigade', '', 'treasurer'],
    ['Association of driving instructors', 'on the board, treasurer', 'treasurer'],
    ['Board member, Harbour Food Bank', '', 'board member'],
    ['Volunteer, Harbour Food Bank', '', 'food bank'],
    ['Alto, Harbour community choir', '', 'choir'],
    ['Football coach', 'Under 12 side, Saturdays', 'youth coach'],
    ['Examiner', 'Marks 400 scripts each summer', 'exam marker'],
    ['Examiner at the chamber', 'Practical test, twice a year', 'examiner'],
    ['Vice-President, Harbour Debating Society', '', 'vice president'],
  ])('are known by the office before what it is held in: %s, %s', (name, description, entry) =>
    expect(known(name, description)).toBe(entry),
  )
  it.each([
    ['Scholarship fund', 'Pays for three cadets; treasurer is my wife'],
    ['Harbour teachers’ evening', ''],
  ])('are not taken from words that name no office: %s', (name, description) =>
    expect(known(name, description)).toBeNull(),
  )
  it('are asked what one asks of who holds them alone, and not for a part in them', () => {
    const texts = asked('Notary Public, State of Ohio', 'Notarize documents for clients', '2021')
    expect(texts).toContain('As a notary')
    expect(texts).not.toMatch(/part in|hardest part of “/)
  })
  it('are asked about in the past once they are over', () =>
    expect(asked('First aider', '', '2015 – 2018')).toMatch(/were called|handled|did you/))
  it('ask who made something for a cause about that', () => {
    expect(asked('Pro bono website, Animal Shelter Patas', 'New adoption form')).not.toContain('animal that')
    expect(asked('Volunteer, Harbour Food Bank', 'Built the donation tracker in a spreadsheet')).toMatch(
      /^You built the donation tracker/,
    )
  })
  it('ask no mentor what pupils get wrong', () => {
    const texts = asked('Mentor, Harbour Women in Trade', 'Mentor three students each year')
    expect(texts).toContain('mentor')
    expect(texts).not.toMatch(/get wrong|pretending/)
  })
  it('take no one who was interviewed for a study for a candidate', () =>
    expect(asked('Final-year project: crates', 'Interviewed 31 shop owners')).not.toMatch(/candidates|choosing people/))
})
