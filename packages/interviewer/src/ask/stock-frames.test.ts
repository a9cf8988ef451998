import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { ask } from './ask.ts'
import { candidatesOf } from './candidates.ts'
import { knowsLittle } from './level.ts'

const skill = (name: string, description = ''): ResumeItem => ({
  id: name,
  section: 'skills',
  content: { name, description, projects: null },
})
const award = (name: string, description = ''): ResumeItem => ({
  id: name,
  section: 'achievements',
  content: { name, description, date: '2023', link: null },
})
const role = (name: string, description = ''): ResumeItem => ({
  id: name,
  section: 'roles',
  content: { name, description, date: '2022', projects: null },
})
const job = (title: string, start: string, name = 'Holm Kilns'): ResumeItem => ({
  id: title,
  section: 'experience',
  content: { name, title, start_date: start, end_date: null, details: '' },
})
const possible = (item: ResumeItem, items: readonly ResumeItem[] = [item]): string =>
  candidatesOf({ item, items: [...items], existing: [], num: 3 })
    .map(({ text }) => text)
    .join('\n')

describe('what would fit any item of its kind is asked seldom', () => {
  it('not of a skill that tells no more: readers gave such questions 2.5', () => {
    const items = ['Crackle scheduling', 'Crackle stacking', 'Crackle cutting'].map((name) => skill(name))
    const existing: string[] = []
    for (const item of items) {
      const result = ask({ item, items, existing, num: 3 })
      if (result.ok) existing.push(...result.questions.map(({ text }) => text))
    }
    expect(existing.filter((text) => text.includes('most difficult thing'))).toHaveLength(0)
  })
  it.each(['Handling complaint', 'Building kiln'])('not of a skill whose name wants an article: %s', (name) =>
    expect(possible(skill(name))).not.toContain('got difficult'),
  )
  it.each([role('Holm climbing club', 'route setter'), role('Holm Scrabble league', 'second division, once')])(
    'not of a club or a league: %#',
    (item) => expect(possible(item)).not.toMatch(/actually do in|involve, and what/),
  )
  it.each([award('14 appreciation letters from passengers', 'Holm Airways'), award('Safety Hero of the Turnaround')])(
    'not of what was given and not aimed for: %#',
    (item) => expect(possible(item)).not.toContain('nearly got in the way'),
  )
  it('asks for a typical week only of a job that has one', () => {
    expect(possible(job('Kiln porter (part-time, weekends)', 'May 2019'))).not.toContain('typical week')
    expect(possible(job('Kiln porter', 'May 2019'))).toContain('typical week')
  })
  it('asks what has changed only of who has been there for two years', () => {
    const later = award('Kiln prize')
    const young = job('Kiln porter', 'May 2023')
    const old = job('Kiln porter', 'May 2019')
    expect(possible(young, [young, later])).not.toContain('differently now')
    expect(possible(old, [old, later])).toContain('differently now')
  })
})

describe('a program under a name of its own', () => {
  it('is asked about as something that was made', () =>
    expect(possible(role('tinykiln', 'Rust / firing curves in 1,400 lines; 600 stars on GitHub'))).toContain(
      'How did tinykiln come about',
    ))
  it('asks of an hourly job what had to be learned first', () =>
    expect(possible(job('Kiln porter (part-time, weekends)', 'May 2019'))).toContain('learn first as a kiln porter'))
})

describe('the medal of a degree', () => {
  it.each(['Gold medal in M.Sc. Mathematics', 'University gold medallist', "Chancellor's gold medal"])(
    '%s was won by learning, and nothing was entered for it',
    (name) => {
      expect(possible(award(name))).not.toContain('What did you enter')
      expect(possible(award(name))).toContain('when you have to learn something new')
    },
  )
  it('is none of a contest', () =>
    expect(possible(award('Gold medal, Holm wine show'))).toContain('What did you enter'))
})

describe('a remark that limits a skill', () => {
  it.each([
    'reading and small changes',
    'good / beginner',
    'elective course and thesis',
    'in house training only',
    'university module',
  ])('%s', (remark) => expect(knowsLittle(skill('Weaving', remark))).toBe(true))
  it.each(['course leader since 2019', 'reading drawings of all makers', 'from survey to handover'])(
    'not %s',
    (remark) => expect(knowsLittle(skill('Weaving', remark))).toBe(false),
  )
})
