import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../../interviewer.ts'
import { findName } from './find-name.ts'
import { holdsHead, isFormAlone, standsBeforeAnother } from './name-heads.ts'
import { bankSubjects } from './name-questions.ts'

const skill = (name: string): ResumeItem => ({
  id: name,
  section: 'skills',
  content: { name, description: '', projects: null },
})
const job = (title: string): ResumeItem => ({
  id: title,
  section: 'experience',
  content: { name: 'Acme', title, start_date: '2019', end_date: null, details: '' },
})

describe('a name that stands before the head of another', () => {
  it.each([
    ['Wine laboratory', 'wine', false],
    ['Export wine documentation', 'wine', false],
    ['Organisation design', 'organisation', false],
    ['Marketing mix models', 'marketing', false],
    ['Dance for Parkinson’s', "parkinson's", false],
    ['Red wine service', 'wine service', true],
    ['Food safety awareness', 'food safety', true],
    ['Mentoring freshers', 'mentoring', true],
    ['Audit sampling and analytics', 'analytics', true],
    ['Costing of knitwear', 'costing', true],
    ['Shorthand, 80 wpm', 'shorthand', true],
  ])('%s is about %s: %s', (text, name, held) => expect(holdsHead(text, name)).toBe(held))
  it.each([
    ['Driller assistant', 'driller', true],
    ['Driver training, paid', 'driver', true],
    ['Veterinary Assistant Surgeon', 'veterinary assistant', true],
    ['Bus driver, assistant to the depot', 'bus driver', false],
    ['Staff Nurse, Theatres', 'staff nurse', false],
  ])('%s is no %s: %s', (text, name, other) => expect(standsBeforeAnother(text, name)).toBe(other))
  it('finds no entry', () => {
    const named = ['Wine label archive', 'Vineyard wine documentation'].map((name) =>
      findName(name, ['skill'], skill(name), [skill(name)]),
    )
    expect(named).toEqual([null, null])
  })
  it('is no form of work, where the title goes on', () => {
    expect(isFormAlone('Freelance guide', 'freelance')).toBe(true)
    expect(isFormAlone('Volunteer medtech', 'volunteer')).toBe(true)
    expect(isFormAlone('Freelancer', 'freelancer')).toBe(false)
  })
})

describe('a word of two meanings beside another skill', () => {
  const rowsOf = (name: string, title: string) =>
    bankSubjects(name, ['skill', 'tool'], 'name', 1, { item: skill(name), items: [job(title), skill(name)] } as never)
  it('is taken up only where both mean the same', () => {
    expect(rowsOf('Blending and sensory evaluation', 'Winemaker')).not.toEqual(rowsOf('Blending', 'Winemaker'))
    expect(rowsOf('Pest and disease scouting', 'Agronomist')).not.toEqual(rowsOf('Pest', 'Agronomist'))
    expect(rowsOf('Customs and documents', 'Freight forwarder')).not.toEqual([])
  })
})
