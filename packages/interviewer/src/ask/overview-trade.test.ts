import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { ask } from './ask.ts'
import { candidatesOf } from './candidates.ts'
import { titleName } from './names.ts'
import { isBorneOut, latestTitle, runsThings, titleOfOverview, tradeIn, workIn } from './overview-trade.ts'

const job = (title: string, start: string, end: string | null, details = ''): ResumeItem => ({
  id: `${title} ${start}`,
  section: 'experience',
  content: { name: 'Harbour Works', title, start_date: start, end_date: end, details },
})
const overview = (text: string): ResumeItem => ({ id: 'o', section: 'overview', content: { text } })
const possibleOf = (text: string, jobs: ResumeItem[]): string => {
  const item = overview(text)
  return candidatesOf({ item, items: [item, ...jobs], existing: [], num: 3 })
    .map((candidate) => candidate.text)
    .join('\n')
}

describe('the trade of an overview', () => {
  it('is no degree, and none that somebody only studies or wishes for', () => {
    expect(tradeIn('I am a recent Bachelor of Commerce graduate from Leeds')).toBeNull()
    expect(tradeIn('Young property manager in Perth')).toBe('a property manager')
    expect(workIn('Business graduate with a major in finance and a strong interest in supply chain')).toBe(
      'Business graduate',
    )
    expect(workIn('Currently looking for a role in procurement')).toBe('')
    expect(workIn('Buyer for steel and plastics')).toBe('Buyer for steel and plastics')
  })
  it('asks a graduate with an interest nothing of the trade', () => {
    const jobs = [job('Supply Chain Intern', '12/2023', '02/2024'), job('Cashier', '2021', '2023')]
    expect(
      possibleOf('I am a recent commerce graduate with a strong interest in supply chain and logistics.', jobs),
    ).not.toMatch(/supplier|hold stock|as a /)
  })
  it('is that of the latest job where the overview names none that the jobs bear out', () => {
    const jobs = [job('Cook', '2015', '2019'), job('Events Manager', '2020', null)]
    expect(latestTitle(jobs)).toBe('Events Manager')
    expect(isBorneOut('a planner', jobs)).toBe(false)
    expect(isBorneOut('a museum curator', jobs)).toBe(true)
    expect(titleOfOverview('a planner', jobs)).toBe('events manager')
    expect(titleOfOverview('a planner', [job('Senior Event Planner', '2020', null)])).toBe('senior event planner')
  })
  it('takes an event planner for no production planner', () => {
    const asked = possibleOf('Planner of warm, well-timed events.', [job('SENIOR EVENT PLANNER', '2019', null)])
    expect(asked).toContain('event')
    expect(asked).not.toMatch(/week's plan|floor/)
  })
  it('asks who runs a plant nothing that a machine operator does', () => {
    expect(runsThings('Operations Manager')).toBe(true)
    expect(runsThings('Executive Assistant to the CEO')).toBe(false)
    const jobs = [job('Operations Manager', '2015', null), job('Press Operator', '2009', '2012')]
    expect(possibleOf('Operations manager in metal stamping, 17 years in manufacturing.', jobs)).not.toMatch(
      /burrs|strip misfeeds/,
    )
  })
  it('says titles in capitals as they are written otherwise', () => {
    expect(titleName('BANQUET SUPERVISOR')).toBe('banquet supervisor')
    expect(titleName('HR MANAGER')).toBe('HR manager')
    expect(titleName('Cashier and later Team Leader')).toBeNull()
  })
  it('is not looked for in a list of personal data', () => {
    const item = overview('Father’s Name : Ravi K.\nPlace : Pune\nHobbies : Chess and gardening')
    const result = ask({ item, items: [item, job('Chemist', '2019', null)], existing: [], num: 3 })
    expect(result.ok && result.questions).toEqual([])
  })
})

describe('a remark in an overview', () => {
  it.each([
    ['Store manager. Came from a warehouse, so I count before I order.', 'put to the test'],
    ['Nursery head. Before that I cooked on a ship, which was never dull.', 'put to the test'],
    ['Developer. I enjoy turning sketches into accessible, fast pages.', 'into accessible”'],
  ])('is no rule when it tells of the past, and is not cut between two adjectives: %s', (text, wrong) =>
    expect(possibleOf(text, [])).not.toContain(wrong),
  )
})
