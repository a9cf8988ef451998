import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../../interviewer.ts'
import { loadNames } from './bare-names.ts'
import { findTitle } from './find-title.ts'

const job = (title: string, details: string): ResumeItem => ({
  id: title,
  section: 'experience',
  content: { name: 'Harbour Ltd', title, start_date: '2019', end_date: null, details },
})
const entryOf = (title: string, details = ''): readonly string[] => {
  const item = job(title, details)
  const found = findTitle(title, item, [item])
  return found === null ? [] : (loadNames().entries[found.row]?.names ?? [])
}
const buying = 'Led nine buyers and negotiated frame contracts with suppliers.'

describe('a title that the bank does not hold as it stands', () => {
  it.each(['Head of Strategic Purchasing', 'Director Global Procurement', 'Head of Purchasing (m/f/d)'])(
    'is known by whoever is in charge of the same field: %s',
    (title) => expect(entryOf(title, buying)).toContain('Purchasing Manager'),
  )
  it.each(['Staff Nurse, Emergency Department', 'Staff Nurse (part-time, 24 hours per week)', 'Staff Nurse (m/w/d)'])(
    'is known without its unit, its hours and what stands in advertisements: %s',
    (title) => expect(entryOf(title, 'Triage and care of up to eight patients.')).toContain('Registered Nurse'),
  )
  it('is not known by a part that means something else alone', () => {
    expect(entryOf('Senior Relationship Manager, Major Donors', 'Looked after 60 donors of the museum.')).not.toContain(
      'Wealth Manager',
    )
    expect(entryOf('Director of Choral Music', 'Led four choirs.')).not.toContain('=Deputy Head')
  })
})

describe('the level of a title', () => {
  it.each([
    'Intern to the Head of Purchasing',
    'Purchasing Trainee, Head Office',
    'Student Apprentice, Head of Purchasing team',
  ])('never lets a beginner be asked what those in charge are asked: %s', (title) =>
    expect(entryOf(title, 'Prepared offers for the buyers.')).not.toContain('Purchasing Manager'),
  )
  it('finds nobody in charge for their deputy or assistant by another name of the post', () =>
    expect(entryOf('Assistant to the Director of Strategic Purchasing', buying)).not.toContain('Purchasing Manager'))
})

describe('entries of one trade', () => {
  it.each([
    ['Agronomist', 'Farmer'],
    ['Meteorologist', 'Radio Presenter'],
    ['Survey Interviewer', 'Market Research Manager'],
    ['Debt Adviser', 'Collections Specialist'],
    ['Fish Farmer', 'Fisherman'],
    ['Forensic Scientist', 'Detective'],
    ['Signaller', 'Train Driver'],
    ['Sterile Services Technician', 'Hospital Cleaner'],
  ])('%s is not asked as %s', (title, other) => {
    expect(entryOf(title)).not.toContain(other)
    expect(entryOf(title)).toContain(title)
  })
})
