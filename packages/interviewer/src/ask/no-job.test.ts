import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { candidatesOf } from './candidates.ts'
import { isNoJob, withoutPrivateTime } from './no-job.ts'
import { ledIn } from './not-led.ts'
import { isTermOfWork } from './terms-of-work.ts'

const job = (title: string, details = '', name = 'Harbour Ltd', start = '2019', end = '2021'): ResumeItem => ({
  id: `${title} ${start}`,
  section: 'experience',
  content: { name, title, start_date: start, end_date: end, details },
})
const lead = (text: string): ResumeItem => ({ id: 'l', section: 'leadership', content: { text } })
const possible = (item: ResumeItem, beside: readonly ResumeItem[] = []): string =>
  candidatesOf({ item, items: [...beside, item], existing: [], num: 3 })
    .map(({ text }) => text)
    .join('\n')

describe('an entry among the jobs that is none', () => {
  it.each([
    'Relocation because of the war',
    'Moved to Canada',
    'Emigration to Portugal',
    'Evacuation from Mariupol',
    'Waiting for work permit',
    'Awaiting visa decision',
    'Job search',
    'Looking for a new job',
    'Care of a relative',
    'Caring for my elderly mother',
    'Family leave',
    'Sick leave',
    'Sick leave and recovery',
    'Illness',
    'Recovery after an accident',
    'Full-time studies',
    'German language course',
    'Raising our children',
  ])('is known: %s', (title) => expect(isNoJob(title, 'Leeds')).toBe(true))
  it.each([
    ['Relocation Consultant', 'Move Well'],
    ['Care Assistant', 'Family Care'],
    ['Case worker, asylum', 'Refugee Council'],
    ['Recovery Driver', 'Roadside Ltd'],
    ['Student Assistant', 'University of Leeds'],
    ['Flight attendant', 'Blue Air'],
    ['Travel and Expense Analyst', 'Harbour Ltd'],
    ['Study Nurse', 'City Hospital'],
    ['Language School Teacher', 'Lingua'],
  ])('leaves jobs: %s at %s', (title, employer) => expect(isNoJob(title, employer)).toBe(false))
  it('is asked nothing, neither as a job nor by its dates', () => {
    expect(
      possible(job('Relocation because of the war', 'Polish course', 'Kharkiv – Lviv', 'Mar 2022', 'Sep 2022')),
    ).toBe('')
    expect(possible(job('Care of a relative', 'Organized all appointments', '', 'Mar 2022', 'Sep 2022'))).toBe('')
  })
  it('sets off no question about the time after it', () =>
    expect(
      possible(job('Bookkeeper', 'Prepared the VAT returns', 'Harbour Ltd', 'May 2023', 'Dec 2025'), [
        job('Waiting for work permit', '', 'Leeds', 'Jan 2022', 'Aug 2022'),
      ]),
    ).not.toMatch(/Leeds|permit|between/))
  it('keeps what it tells of volunteering, and nothing else', () => {
    const item = job(
      'Relocation because of the war',
      'Volunteer translator at the station, Polish course; lost the flat',
    )
    expect(withoutPrivateTime(item)?.content).toMatchObject({ details: 'Volunteer translator at the station' })
  })
})

describe('a line on leading', () => {
  it.each([
    'Women’s volleyball team of the faculty',
    'University football team',
    'Availability: full time from Monday to Saturday',
    'Can move to Leeds or York',
    'Erasmus scholarship 2023',
  ])('leads nobody: %s', (line) => {
    expect(ledIn(line)).toBe('')
    expect(possible(lead(line))).not.toMatch(/grown the most|your team|worked for you|hardest thing/)
  })
  it.each([
    'Captain of the women’s volleyball team',
    'Coach of a football club, 14 girls',
    'Lead of a team of 4 analysts',
    'Led the sales team of the store',
  ])('leads: %s', (line) => expect(ledIn(line)).toBe(line))
  it('is kept beside one that does not', () =>
    expect(ledIn('Team of 6 fitters\nAvailability: at once')).toBe('Team of 6 fitters'))
})

describe('terms of work', () => {
  it.each([
    'You write “Shift duty 12 hrs, 28 days”',
    'Night shift',
    'You write “Working holiday visa”',
    'Contract ended when the project was cancelled',
    'Position was eliminated in 2023',
    'You write “last one stopped by Covid”',
  ])('have no story: %s', (line) => expect(isTermOfWork(line)).toBe(true))
  it.each([
    'You worked the night shift',
    'You planned the shift roster for 30 people',
    'Contract for the harbour wall won',
    'You closed 40 contracts a month',
    'You stopped the line when lids were wrong',
    'You reduced overtime by 30 %',
  ])('are not: %s', (line) => expect(isTermOfWork(line)).toBe(false))
  it('are asked about in no form', () =>
    expect(possible(job('3D Animator', 'Contract ended when the project was cancelled\nNight shift'))).not.toMatch(
      /ancelled|at night/,
    ))
})
