import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type ItemContent, parsedContentSchemas } from '../schemas/item.ts'
import { type Section, sections } from '../schemas/sections.ts'
import { moveContent } from './move-content.ts'

const contents: { [S in Section]: ItemContent<S> } = {
  overview: { text: 'Engineer who likes trains.' },
  leadership: { text: 'Led the depot.' },
  experience: {
    name: 'Northern Rail',
    title: 'Signalling engineer',
    start_date: 'March 2019',
    end_date: 'May 2024',
    details: 'Cut delays by 12%.\nWrote the manual.',
  },
  roles: { name: 'Safety lead', description: 'Ran audits.', date: '2020', projects: ['Tunnel', 'Bridge'] },
  skills: { name: 'Negotiation', description: 'With unions.', projects: ['Roster talks'] },
  technical: { name: 'Python', description: 'Timetables.', proficiency: 'expert', projects: ['Planner'] },
  achievements: { name: 'Award', description: 'Best paper.', link: 'https://example.org/a', date: 'June 2021' },
  other: { text: 'Plays the cello.' },
}
const words = (content: ItemContent) =>
  Object.values(content)
    .flat()
    .flatMap((value) => value?.split(/[\s,–]+/) ?? [])
    .filter((word) => word !== '')
const pairs = sections.flatMap((from) => sections.map((to) => [from, to] as const))

describe('content moved to another section', () => {
  it.each(pairs)('from %s to %s has the shape of its new section, and every word of before', (from, to) => {
    const moved = moveContent(contents[from], to)
    expect(v.is(parsedContentSchemas[to], moved)).toBe(true)
    expect(words(moved)).toEqual(expect.arrayContaining(words(contents[from])))
  })

  it('keeps what the new section has a field for', () => {
    expect(moveContent(contents.skills, 'technical')).toEqual({ ...contents.skills, proficiency: null })
    expect(moveContent(contents.experience, 'roles')).toEqual({
      name: 'Signalling engineer, Northern Rail',
      description: 'Cut delays by 12%.\nWrote the manual.',
      date: 'March 2019 – May 2024',
      projects: null,
    })
  })

  it('does not cut a name that is too long for its new field', () => {
    const long = { ...contents.experience, name: 'n'.repeat(400), title: 't'.repeat(400) }
    expect(moveContent(long, 'roles')).toMatchObject({ name: '', description: expect.stringContaining(long.name) })
  })

  it('says of a job that goes on that it does', () => {
    expect(moveContent({ ...contents.experience, end_date: null }, 'other')).toEqual({
      text: 'Signalling engineer, Northern Rail\nMarch 2019 – Present\nCut delays by 12%.\nWrote the manual.',
    })
  })
})
