import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { skillRemarks } from './skill-remarks.ts'

const remarksOn = (name: string, description: string): Record<string, string>[] => {
  const item: ResumeItem = { id: 's', section: 'skills', content: { name, description, projects: null } }
  return skillRemarks(item, name).map(({ values }) => values)
}

describe('the remark on a skill', () => {
  it('may count what was made or done', () =>
    expect(remarksOn('thatching', 'Norfolk reed, about 60 jobs so far')).toContainEqual({
      name: 'thatching',
      count: 'about 60 jobs so far',
    }))
  it('may tell something of its writer', () =>
    expect(remarksOn('estimating', 'I lost money on my first two roofs')).toContainEqual({
      name: 'estimating',
      remark: 'I lost money on my first two roofs',
    }))
  it.each([
    ['thatching', '12 years'],
    ['thatching', 'I do not work with straw any more'],
    ['languages', 'English, Dutch and Frisian'],
    ['thatching', 'basic, ridges and valleys'],
  ])('tells nothing more of %s: %s', (name, description) => expect(remarksOn(name, description)).toEqual([]))
})
