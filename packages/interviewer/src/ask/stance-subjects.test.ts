import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { candidatesOf } from './candidates.ts'

const job = (title: string, start_date: string, end_date: string | null = null): ResumeItem => ({
  id: title,
  section: 'experience',
  content: { name: 'Acme', title, start_date, end_date, details: '' },
})
const possible = (text: string, jobs: ResumeItem[] = []): string => {
  const item: ResumeItem = { id: 'o', section: 'overview', content: { text } }
  return candidatesOf({ item, items: [item, ...jobs], existing: [], num: 3 })
    .map((candidate) => candidate.text)
    .join('\n')
}

describe('what an overview claims', () => {
  it.each([
    [
      'Warm, organized and unflappable office manager with twelve years of experience.',
      'You call yourself warm, organized and unflappable. What have colleagues seen you do that shows it?',
    ],
    [
      'Hotelier. Calm with guests, fair with staff, careful with cash.',
      'You call yourself calm with guests, fair with staff, careful with cash. Which of these',
    ],
    [
      "I take pride in treating the company's money as carefully as my own, and in building an office.",
      "You take pride in treating the company's money as carefully as your own. When did that last take",
    ],
    [
      'I run a two-shift plant with 140 people and care most about safety.',
      'You run a two-shift plant with 140 people.',
    ],
    [
      'Currently handling budgeting and forecasting for three plants of a maker of seats.',
      'You look after three plants.',
    ],
    [
      'I came to data from three years in customer service, so I tend to ask.',
      'What from your three years in customer service still helps you',
    ],
  ])('is asked for a proof: %s', (text, asked) => expect(possible(text)).toContain(asked))
  it('is no claim where the words are said of something else', () =>
    expect(possible('Buyer of warm and practical clothing for shops.')).not.toContain('You call yourself'))
})

describe('the trade of an overview is that of today', () => {
  const text =
    'Office manager with twelve years of experience, first at the front desk of a dental practice and now at an architecture firm.'
  it('asks nothing about the matters of a former one', () =>
    expect(possible(text, [job('Office Manager', 'April 2021')])).not.toMatch(/the practice|doctors|patients?/))
  it('takes years in a former one for no years of this work', () =>
    expect(possible('Data analyst. I came to data from nine years in customer service.')).not.toContain('of this work'))
  it('asks after a first job only where the overview tells of it', () => {
    const path = [job('Warehouse Supervisor', 'May 2020'), job('Kitchen Porter', 'May 2008', 'May 2012')]
    expect(possible('Warehouse supervisor, Northampton. Food and parcels.', path)).not.toContain('once worked')
    expect(possible('Warehouse supervisor. Started as a kitchen porter.', path)).toContain('once worked as a kitchen')
  })
  it('asks about no examination where the work is told', () =>
    expect(possible('Financial analyst. Passed CFA Level II.')).not.toContain('You passed'))
  it('takes what somebody runs or knows for no habit', () =>
    expect(possible('I run a small bakery. I know the health code.')).not.toMatch(/taught you to do that|keep up/))
})
