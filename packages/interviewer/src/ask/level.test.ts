import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { candidatesOf } from './candidates.ts'
import { knowsLittle } from './level.ts'

type Level = 'beginner' | 'intermediate' | 'advanced' | 'expert' | null
const tool = (name: string, description: string, proficiency: Level = null): ResumeItem => ({
  id: name,
  section: 'technical',
  content: { name, description, proficiency, projects: null },
})
const possibleOf = (item: ResumeItem): { text: string; about: string }[] =>
  candidatesOf({ item, items: [item], existing: [], num: 3 }).map(({ text, family }) => ({ text, about: family.about }))

describe('who says to have little of a skill', () => {
  it('is not asked what those do who have applied it', () => {
    const standards: ResumeItem = {
      id: 's',
      section: 'skills',
      content: { name: 'Safety standards', description: 'ISO 26262 course, never applied', projects: null },
    }
    expect(possibleOf(standards).map(({ about }) => about)).toEqual(['tool.unused'])
  })
  it.each([
    ['Basic, from school', null],
    ['Course in 2022, not yet signed off', null],
    ['scripts for myself, no production code', 'intermediate'],
    ['invoices only', 'intermediate'],
    ['Posting and basic reports', 'intermediate'],
    ['a bit, for drawings', null],
    ['started this year', null],
    ['read reports, build none', 'intermediate'],
    ['', 'beginner'],
  ] as const)('is known by the remark or the level: %s, %s', (description, level) =>
    expect(knowsLittle(tool('Sage', description, level))).toBe(true),
  )
  it.each([
    ['Full ledgers, only the tax is done elsewhere', 'intermediate'],
    ['Basic and advanced', null],
    ['invoices only', 'expert'],
    ['long-only funds', null],
    ['', 'intermediate'],
  ] as const)('is not whoever limits a part of it: %s, %s', (description, level) =>
    expect(knowsLittle(tool('Sage', description, level))).toBe(false),
  )
  it('is asked what they have managed, and nothing of those who live by it', () => {
    const asked = possibleOf(tool('Power BI', 'I read dashboards', 'beginner'))
    expect(asked.map(({ about }) => about)).toContain('tool.beginner')
    expect(asked.filter(({ about }) => /^(?:name|duty)\./.test(about))).toEqual([])
    expect(possibleOf(tool('Power BI', '', 'advanced')).some(({ about }) => /^name\./.test(about))).toBe(true)
  })
  it('is not asked what its users ask each other about a tool whose use is denied', () => {
    const asked = possibleOf(tool('Kafka', 'read a topic, never ran a cluster', 'intermediate'))
    expect(asked).toEqual([])
  })
  it.each([
    'had a demonstration, never used on patients',
    'Covered at college, not yet applied at work',
    'Course only',
  ])('is asked what they would practise where a tool was never worked with: %s', (remark) =>
    expect(possibleOf(tool('Dental scanner', remark)).map(({ about }) => about)).toEqual(['tool.unused']),
  )
  it('is not asked about a language of which they have little', () => {
    const french: ResumeItem = {
      id: 'f',
      section: 'skills',
      content: { name: 'French', description: 'basic, holidays', projects: null },
    }
    expect(possibleOf(french)).toEqual([])
  })
})
