import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { candidatesOf } from './candidates.ts'
import { degreeSubjects } from './degree-subjects.ts'
import { decidesForOthers } from './item-settings.ts'
import { knownPostRow } from './known-post.ts'
import { hasNotUsed, isHobby, onlyViews, withoutLimited } from './level.ts'
import { isIdleFrame, isPassingJob } from './old-jobs.ts'
import { misfitsLine, tellsOwnPart } from './said-misfits.ts'
import { withoutOtherName } from './spoken-as.ts'
import { isJunior } from './subject.ts'
import { settingCheck } from './supposed.ts'

const tool = (name: string, description: string, section: 'technical' | 'skills' = 'technical'): ResumeItem =>
  ({ id: name, section, content: { name, description, projects: null } }) as ResumeItem
const job = (title: string, start: string, end: string, details = '', name = 'Holm Kilns'): ResumeItem => ({
  id: `${title} ${start}`,
  section: 'experience',
  content: { name, title, start_date: start, end_date: end, details },
})
const possible = (item: ResumeItem, items: readonly ResumeItem[] = [item]): string =>
  candidatesOf({ item, items: [...items], existing: [], num: 3 })
    .map(({ text }) => text)
    .join('\n')

describe('limiting remarks', () => {
  it('on one of several tools leave the others', () => {
    expect(withoutLimited(tool('Excel, Power BI', 'Power BI: reader')).content).toMatchObject({ name: 'Excel' })
    expect(withoutLimited(tool('SQL and Python', 'Python (basic)', 'skills')).content).toMatchObject({ name: 'SQL' })
    expect(withoutLimited(tool('Excel, Power BI', 'Power BI: 40 dashboards')).content).toMatchObject({
      name: 'Excel, Power BI',
    })
    expect(possible(tool('Excel, Power BI', 'Power BI: reader'))).not.toMatch(/Power BI|report/)
  })
  it.each(['one workshop, 2 days', 'two-day workshop', 'workshop only, 1 day', 'attended a webinar'])(
    'tell of what was only learned: %s',
    (remark) => {
      expect(hasNotUsed(tool('Prophet', remark))).toBe(true)
      expect(possible(tool('Prophet', remark))).not.toMatch(/run|model/)
    },
  )
  it.each(['12 workshops given', 'workshop leader', 'one workshop led, 20 people'])('are none: %s', (remark) =>
    expect(hasNotUsed(tool('Facilitation', remark, 'skills'))).toBe(false),
  )
  it('tell a reader of reports, and no reader of plates', () => {
    expect(onlyViews(tool('Tableau', 'reader'))).toBe(true)
    expect(onlyViews(tool('ELISA', 'plate reader'))).toBe(false)
  })
  it('stand at the end as well', () =>
    expect(possible(tool('SQL queries', 'joins, basic level', 'skills'))).not.toContain('hardest query'))
  it('put a skill in the past', () => {
    const payroll = tool('Payroll', 'until 2013, up to 80 slips a month', 'skills')
    expect(possible(payroll)).toBe(
      'If you had to work with payroll again tomorrow, what would you need to brush up on first?',
    )
  })
  it('make a tool a hobby, of which nothing is asked', () => {
    expect(isHobby(tool('Drone', 'hobby, A2 licence'))).toBe(true)
    expect(possible(tool('Drone', 'hobby, A2 licence'))).toBe('')
    expect(isHobby(tool('Dough', 'by hand. Sourdough: hobby only', 'skills'))).toBe(false)
  })
})

describe('level and role', () => {
  it.each([
    ['As an engineer in the field, what did you check?', 'Service Technician', 'What did you check?'],
    ['As a research assistant, how do you work?', 'Postdoctoral Researcher', 'How do you work?'],
    ['As a farmer, how do you decide?', 'Herd Manager', 'How do you decide?'],
    ['As treasurer, how do you say no?', 'Club Treasurer', 'As treasurer, how do you say no?'],
    ['As a nurse, how do you speak up?', 'Staff Nurse', 'As a nurse, how do you speak up?'],
  ])('%s of a %s: %s', (question, told, said) => expect(withoutOtherName(question, told)).toBe(said))
  it('leave decisions of the farm to who runs it', () => {
    const question = 'How [did|do] you decide whether to sell the grain at harvest or wait?'
    expect(decidesForOthers(question, ['Harvest hand'])).toBe(true)
    expect(decidesForOthers(question, ['Farm Manager'])).toBe(false)
    expect(isJunior('Warehouse picker')).toBe(true)
  })
  it('ask technicians of no experiments but in research', () => {
    const question = 'How do you get technicians to speak up when an experiment is badly planned?'
    expect(settingCheck('Lead installer, supervising 4 technicians, solar home systems')(question)).toBe(true)
    expect(settingCheck('Laboratory manager, 4 technicians')(question)).toBe(false)
  })
  it('know the umpire at the boundary from the one in charge, and a course from the association it is held in', () => {
    expect(knownPostRow('Boundary umpire, under 14s', '')).not.toBe(knownPostRow('Cricket umpire', ''))
    expect(knownPostRow('Sewing course in the neighbourhood association', '')).not.toBe(
      knownPostRow('Chair, neighbourhood association', ''),
    )
  })
})

describe('stock frames', () => {
  const jobs = [
    job('Baker', '2022', 'Present 2026'),
    job('Baker', '2018', '2022'),
    job('Cook', '2014', '2018'),
    job('Waiter', '2011', '2013', 'Student job, Fridays to Sundays'),
  ]
  it('are asked of the main jobs alone, and of none of a few hours', () => {
    expect(isIdleFrame('job.ended', jobs[1] as ResumeItem, jobs)).toBe(false)
    expect(isIdleFrame('job.ended', jobs[2] as ResumeItem, jobs)).toBe(true)
    expect(isIdleFrame('stay.short', jobs[2] as ResumeItem, jobs)).toBe(true)
    const casual = [jobs[0] as ResumeItem, job('Care worker (casual)', '2021', '2021')]
    expect(isIdleFrame('stay.short', casual[1] as ResumeItem, casual)).toBe(true)
  })
  it('and all else give way to silence about old student jobs and stopgaps', () => {
    expect(isPassingJob(jobs[3] as ResumeItem, jobs)).toBe(true)
    expect(possible(jobs[3] as ResumeItem, jobs)).toBe('')
    const picker = job('Warehouse picker', '2020', '2020', 'No tourists. I picked boxes.')
    expect(isPassingJob(picker, [...jobs, picker])).toBe(true)
    expect(isPassingJob(jobs[2] as ResumeItem, jobs)).toBe(false)
  })
})

describe('what the item answers already', () => {
  const question = '{said}. How much of that was down to you, and what else helped?'
  it.each([
    ['You cut delivery from six weeks to three', 'Cut delivery from six weeks to three with my own presets', true],
    ['You cut scrap to 2%', 'Cut scrap to 2% by checking every mould', true],
    ['You cut scrap to 2%', 'Photographer (freelance)\nCut scrap to 2%', true],
    ['You cut scrap to 2%', 'Cut scrap to 2% by the end of 2020', false],
  ])('is one’s own part: %s', (said, source, told) => expect(tellsOwnPart(question, said, source)).toBe(told))
  it.each([
    ['{said}. What was the hardest thing to get right in that?', 'You write “Guest score 4.9 of 5”', true],
    ['{said}. What was the hardest thing to get right in that?', 'You write “Sourdough, 40 loaves”', false],
    ['{said}. How did you see whether things [were|are] going well?', 'You are responsible for 6 workers', true],
    ['{said}. How did you see whether things [were|are] going well?', 'You are responsible for the till', false],
  ])('%s of %s: %s', (family, line, misfit) => expect(misfitsLine(family, line)).toBe(misfit))
  it('is what a thesis was about', () => {
    const study = (text: string) => ({ id: 's', section: 'other', content: { text } }) as ResumeItem
    const thesis = study('MA in Linguistics, 2024. Thesis: Eye movements in Turkish')
    const plain = study('MA in Linguistics, 2024')
    const asked = (item: ResumeItem) => degreeSubjects('Linguistics', { item, items: [item] } as never)
    expect(asked(plain)).not.toEqual([])
    expect(asked(thesis)).toEqual([])
  })
})

describe('who is led, without a verb', () => {
  const leads = (text: string) => possible({ id: text, section: 'leadership', content: { text } })
  it('is asked about as a team, in the tense of the line', () => {
    expect(leads('19 staff, of whom five are apprentices')).toContain('How do you share out the work in your team')
    expect(leads('Shift of nine mechanics until 2019')).toContain('How did you share out the work in your team')
    expect(leads('Chair of the fire safety group since 2022')).not.toContain('your team')
    expect(leads('Takes two apprentices through their final test every year')).not.toContain('your people')
  })
  it('is nobody who can only be asked, on a board', () =>
    expect(leads('Chair of the fire safety group since 2022')).toContain(
      "How do you get people to do something when you can't simply order it?",
    ))
})

it('a prize that was not won is not known by the words that say so', () => {
  const item: ResumeItem = {
    id: 'p',
    section: 'achievements',
    content: { name: 'Scottish Salon Awards, colour - finalist', description: "didn't win!", date: '2024', link: null },
  }
  expect(possible(item)).not.toContain('“didn')
})
