import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { ask } from './ask.ts'
import { candidatesOf } from './candidates.ts'

const possibleOf = (item: ResumeItem, items: ResumeItem[] = [item]): string =>
  candidatesOf({ item, items, existing: [], num: 3 })
    .map(({ text }) => text)
    .join('\n')
const job = (title: string, details: string, end_date: string | null = null): ResumeItem => ({
  id: title,
  section: 'experience',
  content: { name: 'Acme', title, start_date: 'May 2019', end_date, details },
})
const lead = (text: string): ResumeItem => ({ id: text, section: 'leadership', content: { text } })
const role = (name: string, description: string): ResumeItem => ({
  id: name,
  section: 'roles',
  content: { name, description, date: null, projects: null },
})
const skill = (name: string, description: string): ResumeItem => ({
  id: name,
  section: 'skills',
  content: { name, description, projects: null },
})

describe('what others did or do', () => {
  it('is no work done alone, and no matter to teach', () => {
    expect(possibleOf(lead('Mentor of two engineers. One is now on call alone.'))).not.toContain('second pair of eyes')
    expect(possibleOf(lead('Mentor for new teachers. Seven in five years; two left teaching.'))).not.toContain(
      'You mention two left',
    )
  })
  it('is no sign that nobody is led', () => {
    const rota = lead('Rota for 14 waiters; nobody works both weekend evenings.')
    expect(possibleOf(rota)).not.toContain('without being their superior')
    expect(possibleOf(lead('No one reports to me.'))).toContain('without being their superior')
  })
  it('has not grown through who stood in for two weeks', () =>
    expect(possibleOf(lead('Covered for the practice manager. Two weeks in 2022.'))).not.toContain('grown most'))
})

describe('a form that asks for more than a line tells', () => {
  it.each([
    ['Prepared files past the retention period for disposal', 'hardest to get right'],
    ['Wrote daily shift reports', 'hardest to get right'],
    ['Installed printers and antivirus', 'differently from the plan'],
    ['Worked with four booking systems', 'disagree with the others'],
    ['Booked appointments for five vets', 'most likely to go wrong'],
    ['Introduced one new colleague to the stock software', 'from the plan'],
    ['Started a welding course in spring', 'from the plan'],
    ['Tested leaflets and subject lines', 'false alarm'],
    ['Recruited six regular donors per shift', 'others overlook'],
    ['Came home just before the lockdown', 'hardest part'],
    ['Responsible for the design of a 14-storey tower (completed 2022)', 'You are responsible'],
  ])('is not put: %s', (line, form) => expect(possibleOf(job('Engineer', line))).not.toContain(form))
  it('is put where the line tells it', () => {
    expect(possibleOf(job('Engineer', 'Wrote the maintenance manual'))).toContain('hardest to get right')
    expect(possibleOf(job('Engineer', 'Introduced a checklist', 'May 2021'))).toContain('differently from the plan')
  })
  it('is not put to a card, nor to who has not been called out yet', () => {
    expect(possibleOf(skill('Forklift B1', 'ran out 03/24, refresher booked'))).not.toContain('You ran out')
    expect(possibleOf(role('Mountain rescue, trainee member', 'on callout list from spring'))).not.toContain(
      'Which call-out',
    )
    expect(possibleOf(role('Mountain rescue, team member', '20 call-outs a year'))).toContain('Which call-out')
  })
})

describe('a list of two deeds without an and', () =>
  it('is said up to the second', () =>
    expect(possibleOf(job('Cook', 'Washed dishes, prepared vegetables', 'May 2021'))).not.toContain(
      'dishes, prepared',
    )))

describe('how many questions are asked', () => {
  const number = (item: ResumeItem): number => {
    const result = ask({ item, items: [item], existing: [], num: 3 })
    if (!result.ok) throw new Error(result.detail)
    return result.questions.length
  }
  it('is three about a job of several lines, and one about a hobby', () => {
    const lines = 'Cut waste by 12 %\nLed a team of five\nIntroduced a checklist\nTrained nine waiters'
    expect(number(job('Restaurant manager', lines))).toBe(3)
    expect(number({ id: 'h', section: 'other', content: { text: 'Interests: cycling.' } })).toBe(1)
  })
})
