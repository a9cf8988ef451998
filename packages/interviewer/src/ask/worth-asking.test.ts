import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { ask } from './ask.ts'
import { candidatesOf } from './candidates.ts'

const skill = (name: string): ResumeItem => ({
  id: name,
  section: 'skills',
  content: { name, description: '', projects: null },
})
const tool = (name: string, description = ''): ResumeItem => ({
  id: name,
  section: 'technical',
  content: { name, description, proficiency: null, projects: null },
})
const award = (name: string, description = '', date = '2024'): ResumeItem => ({
  id: name,
  section: 'achievements',
  content: { name, description, date, link: null },
})
const role = (name: string, description: string, date: string): ResumeItem => ({
  id: name,
  section: 'roles',
  content: { name, description, date, projects: null },
})
const other = (text: string): ResumeItem => ({ id: text, section: 'other', content: { text } })
const job = (title: string): ResumeItem => ({
  id: title,
  section: 'experience',
  content: {
    name: 'Harbour Ltd',
    title,
    start_date: '2019',
    end_date: '2025',
    details: '',
  },
})
const asked = (item: ResumeItem, beside: ResumeItem[] = [job('Teacher')]): string[] => {
  const result = ask({ item, items: [...beside, item], existing: [], num: 3 })
  return result.ok ? result.questions.map(({ text }) => text) : []
}
const possible = (item: ResumeItem, beside: ResumeItem[] = [job('Teacher')]): string =>
  candidatesOf({ item, items: [...beside, item], existing: [], num: 3 })
    .map(({ text }) => text)
    .join('\n')

describe('a bare skill that nobody knows', () => {
  it.each(['Crackle moderation', 'Crackle planning', 'Kiln fighting'])('gets one question: %s', (name) => {
    expect(asked(skill(name)).length).toBeLessThanOrEqual(1)
    expect(possible(skill(name))).not.toMatch(/before anyone else sees it|upsets your plans/)
  })
  it('keeps the capitals of a name from another language', () =>
    expect(possible(skill('Te Moana planning'))).toContain('Te Moana planning'))
})

describe('a tool', () => {
  it('of which its owner says to know little is not asked about as one that they live by', () =>
    expect(asked(tool('Microsoft Excel', 'small'))).toEqual([]))
  it('of a director is not asked about by the single case that went wrong', () => {
    expect(possible(tool('SAP Ariba'), [job('Procurement Clerk')])).toContain('gets stuck')
    const texts = possible(tool('SAP Ariba'), [job('Director Global Procurement')])
    expect(texts).not.toContain('gets stuck')
    expect(texts).toContain('leave to your team')
  })
})

describe('an award', () => {
  it('that names what won is not asked which work won', () => {
    const texts = possible(award('Harbour Design Award, silver, Fila Zero'))
    expect(texts).toContain('made Fila Zero stand out')
    expect(texts).not.toContain('Which product')
  })
  it('takes no employer for the work', () =>
    expect(possible(award('Harbour Design Award, silver, Harbour Ltd'))).not.toContain('made Harbour'))
  it('is called by its own name, with its article', () => {
    expect(possible(award('County Employee Award', 'After the flood in the archive'))).toMatch(
      /^The County Employee Award came after the flood in the archive\./m,
    )
    expect(possible(award('Spot Award'))).not.toContain('recognition award')
  })
  it('is not quoted beside a second quotation', () =>
    expect(possible(award('Bronze, Harbour Pie Awards', 'mince and cheese'))).toContain(
      'What do you think made “mince and cheese” stand out',
    ))
  it('that was won more than once is asked about as such', () =>
    expect(possible(award('Spot Award (two times)'))).toContain('two times. What did you keep doing'))
})

describe('what is held and tells nothing is not asked about', () => {
  it.each([
    award('Associate member, Institute of Kiln Surveyors', '', '2020'),
    award('Six Sigma Yellow Belt', '', '2015'),
    other('Interests: mountain biking, brass band'),
  ])('%#', (item) => expect(asked(item)).toEqual([]))
  it('unless it is new, or leads back to work', () => {
    expect(asked(award('Six Sigma Yellow Belt', '', '2025'))).not.toEqual([])
    expect(asked(other('Hobbies: Scrabble, writing short stories')).join()).toContain('at work')
  })
})

describe('a study', () => {
  it('is not known by half of its field', () =>
    expect(possible(other('Postgraduate in Interaction\nDesign\nHarbour University\n2024 – 2025'))).not.toContain(
      'Interaction',
    ))
})

describe('a post', () => {
  it('of a student is over when jobs follow', () =>
    expect(asked(role('Secretary, Law Clinic, University of Harbour', 'Prison visits', '2018')).join()).toMatch(
      /did you/,
    ))
  it('that goes on is asked about in the present', () =>
    expect(asked(role('Secretary, Harbour allotments', '', '2018')).join()).toMatch(/do you/))
  it('on leading is found in a line of its own', () =>
    expect(
      possible({ id: 'l', section: 'leadership', content: { text: 'since 2020\nTreasurer\nHarbour Women' } }),
    ).toContain('As treasurer'))
})

describe('whoever calls themselves punctual', () => {
  it('is not asked about broken promises', () =>
    expect(
      possible({
        id: 'o',
        section: 'overview',
        content: { text: 'I am disciplined, punctual and God-fearing.' },
      }),
    ).not.toContain('punctual.'))
})

it('what is worth asking does not hang on the id of the item', () => {
  const text =
    'Science teacher who rebuilds courses from what pupils do in the laboratory, and who has led a department of nine.'
  const askedOf = (id: string) => {
    const item: ResumeItem = { id, section: 'overview', content: { text } }
    const result = ask({ item, items: [item], existing: [], num: 1 })
    return result.ok ? result.questions.length : 0
  }
  expect(Array.from({ length: 60 }, (_, at) => askedOf(`item-${at}`))).toEqual(Array.from({ length: 60 }, () => 1))
})
