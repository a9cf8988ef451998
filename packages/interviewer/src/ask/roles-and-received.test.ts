import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { candidatesOf } from './candidates.ts'

const possible = (item: ResumeItem, more: ResumeItem[] = []): string =>
  candidatesOf({ item, items: [item, ...more], existing: [], num: 3 })
    .map(({ text }) => text)
    .join('\n')
const role = (name: string, description = '', date: string | null = '2022'): ResumeItem => ({
  id: name,
  section: 'roles',
  content: { name, description, date, projects: null },
})
const job = (title: string, details: string, name = 'Acme'): ResumeItem => ({
  id: details,
  section: 'experience',
  content: { name, title, start_date: 'May 2019', end_date: 'June 2021', details },
})
const award = (name: string, description = ''): ResumeItem => ({
  id: name,
  section: 'achievements',
  content: { name, description, date: '2024', link: null },
})
const leading = (text: string): ResumeItem => ({ id: text, section: 'leadership', content: { text } })

describe('a post beside one’s work', () => {
  it.each([
    ['Selector, under-14 camogie', 'Athlone', 'As a selector, how do you tell someone'],
    ['AP Reader', 'Score essays for a week each June', 'As an AP reader, how do you make sure'],
  ])('is nothing that one has a part in: %s', (name, description, asked) => {
    const texts = possible(role(name, description))
    expect(texts).toContain(asked)
    expect(texts).not.toContain('own part')
  })
  it('is asked about the occasion that its holder runs', () =>
    expect(possible(role('Alumni committee', 'Run the winter careers fair'))).toContain(
      'What have you changed about the winter careers fair since the first time',
    ))
  it('names a committee with its article', () => {
    expect(possible(role('Young farmers committee, Mallow', ''))).toContain('in the young farmers committee disagree')
    expect(possible(role('Harbour Youth Council', 'Monthly'))).toContain('in the Harbour Youth Council disagree')
  })
  it('of chairing a department is not asked about its subject', () =>
    expect(
      possible(leading('Chair of the social studies department since 2022: nine teachers and the schedule')),
    ).not.toMatch(/famil|source/))
  it('finds no need of more time among the visitors of a web page', () => {
    expect(possible(role('Bus map', 'Web app, around 1,500 visitors a month'))).not.toContain('needs more time')
    expect(possible(leading('Look after 40 visitors a day'))).toContain('needs more time')
  })
})

describe('what is received is no deed', () => {
  it('and is not gone about', () => {
    const texts = possible(job('Analyst', 'Received a written reference and an offer to come back in autumn.'))
    expect(texts).not.toContain('go about it')
    expect(texts).toContain('What do you think you had done to earn that?')
  })
  it('nor is what recurs gone about once', () =>
    expect(possible(job('Clerk', 'Opened and closed the store on Sundays.'))).not.toContain('go about it'))
})

describe('a question for people of another setting', () => {
  it('is not put to who builds a hall: production and running machines', () =>
    expect(
      possible(job('Electrical Foreman', '- Data centre, 2 halls, crew of 32\n- MV and LV, busbar, UPS')),
    ).not.toMatch(/with production|running machines/))
  it('does not take the animals of a veterinary technician for people', () => {
    const skill: ResumeItem = {
      id: 's',
      section: 'skills',
      content: { name: 'Venipuncture', description: '', projects: null },
    }
    expect(possible(skill, [job('Veterinary Technician', 'Monitor anesthesia', 'Mesa Vets')])).not.toContain('patient')
    expect(possible(skill, [job('Registered Nurse', 'Medical ward', 'City Hospital')])).toContain('vein')
  })
  it('does not take new nurses for students', () =>
    expect(
      possible(job('Staff Nurse', 'Preceptor to eleven new and overseas nurses.', 'Corrib University Hospital')),
    ).not.toMatch(/\bstudents?\b/))
  it('does not take a team that is coached for a class, nor a ninth grade for a mark', () => {
    const coach = possible(job('Teacher', 'Coached junior varsity track for three seasons.'))
    expect(coach).not.toContain('sunk in')
    expect(coach).toContain('tried hard')
    expect(possible(job('Teacher', 'Wrote a ninth-grade geography unit on migration.'))).not.toContain('lose marks')
    expect(possible(job('Teacher', 'Raised exam grades in two classes.'))).toContain('lose marks')
  })
  it('of patients asks who came first, not who was unhappy', () => {
    const texts = possible(job('Nurse', 'Cared for up to 12 patients per shift.'))
    expect(texts).not.toContain("wasn't happy")
    expect(texts).toContain('decide who came first')
  })
})

describe('a prize whose name or description tells what it was given for', () => {
  it.each([
    ['Dean’s Commendation', 'Top 10% of the faculty', 'Which way of working from that time'],
    ['Best Small Wedding, Harbour Event Awards', '', 'What do you think made it stand out'],
    ['Best Trainee, Hotel Corvina', '', 'What did you do differently from the others?'],
  ])('is not asked what it was given for: %s', (name, description, asked) => {
    const texts = possible(award(name, description))
    expect(texts).not.toContain('Which piece of your work do you think won it')
    expect(texts).toContain(asked)
  })
})
