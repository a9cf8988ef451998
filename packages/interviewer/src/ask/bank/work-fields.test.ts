import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../../interviewer.ts'
import { ask } from '../ask.ts'
import { loadNames, readNames, rowInField } from './bare-names.ts'
import { workField } from './work-fields.ts'

const job = (title: string): ResumeItem => ({
  id: 'job',
  section: 'experience',
  content: { name: 'Acme', title, start_date: 'May 2019', end_date: null, details: '' },
})
const skill = (name: string): ResumeItem => ({
  id: 'skill',
  section: 'skills',
  content: { name, description: '', projects: null },
})
const asked = (item: ResumeItem, title: string): string => {
  const result = ask({ item, items: [job(title), item], existing: [], num: 3 })
  return result.ok ? result.questions.map(({ text }) => text).join('\n') : ''
}

describe('skills of any trade by the field of work', () => {
  it('reads the field from what a title says as a whole', () => {
    const field = (title: string) => workField(skill('Teamwork'), [job(title)])
    expect(['Staff Nurse', 'Line Cook', 'Kitchen Fitter', 'Security Engineer', 'Security Guard'].map(field)).toEqual([
      'care',
      'kitchen',
      'site',
      'software',
      'guard',
    ])
    expect(field('Veterinary Nurse')).toBe('')
    expect(field('Philosopher')).toBe('')
    expect(workField(skill('Teamwork'), [])).toBe('')
  })
  it('asks a nurse and a bricklayer about communication as it comes up in their work', () => {
    expect(asked(skill('Communication'), 'Staff Nurse')).toMatch(/relative|can't tell you in words/)
    expect(asked(skill('Communication'), 'Bricklayer')).toMatch(/on site|client/)
  })
  it('asks somebody of no such field what it asks of anybody', () => {
    const { entries } = loadNames()
    const general = entries.find(({ names, field }) => field === undefined && names.includes('Teamwork'))?.ask ?? []
    const texts = asked(skill('Teamwork'), 'Philosopher')
    expect(general.some((question) => texts.includes(question))).toBe(true)
  })
  it('has what is asked in a field only of entries that the bank holds', () => {
    const all = readNames()
    for (const { names, field } of all.filter((entry) => entry.field !== undefined))
      expect(
        all.some(
          (entry) =>
            entry.field === undefined &&
            rowInField(entry, field ?? '') !== null &&
            names[0] !== undefined &&
            entry.names.includes(names[0]),
        ),
        names[0],
      ).toBe(true)
  })
})
