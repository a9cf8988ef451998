import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { candidatesOf } from './candidates.ts'
import { isEvent, learnersIn, occasionsIn } from './post-kinds.ts'

const possibleOf = (name: string, description = '', date: string | null = null): string => {
  const item: ResumeItem = { id: name, section: 'roles', content: { name, description, date, projects: null } }
  return candidatesOf({ item, items: [item], existing: [], num: 3 })
    .map(({ text }) => text)
    .join('\n')
}

describe('posts', () => {
  it.each([
    [
      'Workplace verifier for apprentices',
      'signed off log books',
      'As a workplace verifier, when did you last have to say no',
    ],
    ['Under-12 rugby coach, Holm', 'Tuesdays', 'As a rugby coach'],
    ['Handball coach U13, volunteer', 'Fridays', 'As a handball coach'],
    ['Registrars’ association, northern chapter', 'Vice-chair, organised the meeting', 'As vice-chair'],
    ['Safety delegate on board', 'drills each month, minutes', 'As a safety delegate'],
    ['Fell rescue team', 'member, on call', 'Which call-out'],
    ['Member of the works council', '', 'in the works council disagree'],
  ])('are asked about by what their holders do: %s', (name, description, asked) =>
    expect(possibleOf(name, description)).toContain(asked),
  )
  it.each([
    ['Treasurer, friends of the fire brigade', 'bought a defibrillator', 'call-out'],
    ['Speaker, HarbourConf', '“Deleting half the blog”', 'come about'],
    ['First 100 Days', 'Onboarding scheme with a buddy', 'As an onboarding scheme'],
  ])('are not taken for others: %s', (name, description, wrong) =>
    expect(possibleOf(name, description)).not.toContain(wrong),
  )
  it('counts those who are taught, and nobody else', () => {
    expect(learnersIn('Mentor, maths programme. Saturdays, 9 Grade 11 learners')).toBe('9 Grade 11 learners')
    expect(learnersIn('Teach children. 14 kids age 7-11')).toBe('14 kids')
    expect(learnersIn('Class speaker. 28 pupils')).toBeNull()
    expect(learnersIn('Teaches 400 pupils')).toBeNull()
  })
  it('counts what can go wrong each by itself', () => {
    expect(occasionsIn('Courier. 74 trips, air and road')).toBe('74 trips')
    expect(occasionsIn('About 25 matches in a season')).toBeNull()
    expect(occasionsIn('2 concerts')).toBeNull()
  })
  it('knows what is held again and again', () => {
    expect(isEvent('Tasting days for parents')).toBe(true)
    expect(isEvent('Flood relief camp')).toBe(false)
  })
})
