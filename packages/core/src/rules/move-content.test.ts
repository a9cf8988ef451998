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

  const { achievements: award, experience: job, technical: tool, skills: skill, overview: text } = contents
  it.each<[string, ItemContent, Section, ItemContent]>([
    ['an award', award, 'other', { text: 'Award\nJune 2021\nBest paper.\nhttps://example.org/a' }],
    [
      'an award',
      award,
      'experience',
      {
        name: 'Award',
        title: '',
        start_date: '',
        end_date: null,
        details: 'June 2021\nBest paper.\nhttps://example.org/a',
      },
    ],
    [
      'an award',
      award,
      'roles',
      { name: 'Award', description: 'Best paper.\nhttps://example.org/a', date: 'June 2021', projects: null },
    ],
    [
      'an award',
      award,
      'skills',
      { name: 'Award', description: 'June 2021\nBest paper.\nhttps://example.org/a', projects: null },
    ],
    ['a tool', tool, 'other', { text: 'Python\nTimetables.\nPlanner\nexpert' }],
    ['a tool', tool, 'skills', { name: 'Python', description: 'Timetables.\nexpert', projects: ['Planner'] }],
    [
      'a tool',
      tool,
      'achievements',
      { name: 'Python', description: 'Timetables.\nPlanner\nexpert', link: null, date: null },
    ],
    ['a skill', skill, 'other', { text: 'Negotiation\nWith unions.\nRoster talks' }],
    [
      'a skill of one project',
      { ...skill, projects: 'Roster talks' },
      'other',
      { text: 'Negotiation\nWith unions.\nRoster talks' },
    ],
    ['a skill without projects', { ...skill, projects: null }, 'other', { text: 'Negotiation\nWith unions.' }],
    ['a role', contents.roles, 'other', { text: 'Safety lead\n2020\nRan audits.\nTunnel\nBridge' }],
    ['a role', contents.roles, 'roles', contents.roles],
    ['a tool', tool, 'technical', tool],
    ['an award', award, 'achievements', award],
    ['a text', text, 'skills', { name: '', description: 'Engineer who likes trains.', projects: null }],
    [
      'a text',
      text,
      'experience',
      { name: '', title: '', start_date: '', end_date: null, details: 'Engineer who likes trains.' },
    ],
    [
      'a job without a start',
      { ...job, start_date: '' },
      'achievements',
      { name: 'Signalling engineer, Northern Rail', description: job.details, link: null, date: 'May 2024' },
    ],
    [
      'a job without dates',
      { ...job, start_date: '', end_date: null },
      'roles',
      { name: 'Signalling engineer, Northern Rail', description: job.details, date: null, projects: null },
    ],
    [
      'a job',
      job,
      'technical',
      {
        name: 'Signalling engineer, Northern Rail',
        description: `March 2019 – May 2024\n${job.details}`,
        proficiency: null,
        projects: null,
      },
    ],
  ])('has every part of %s in its place: %j as %s', (_, content, to, moved) => {
    expect(moveContent(content, to)).toEqual(moved)
  })

  it('has title and name in one field of up to 500 characters, else in the text', () => {
    const ofLength = (length: number) => ({
      ...job,
      title: 't',
      name: 'n'.repeat(length - 't, '.length),
      details: 'Did it.',
    })
    expect(moveContent(ofLength(500), 'achievements')).toMatchObject({
      name: `t, ${ofLength(500).name}`,
      description: 'Did it.',
    })
    expect(moveContent(ofLength(501), 'achievements')).toMatchObject({
      name: '',
      description: `t\n${ofLength(501).name}\nDid it.`,
    })
  })
})
