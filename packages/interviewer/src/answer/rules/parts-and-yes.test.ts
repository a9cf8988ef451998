import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const ask = (question: string, other: string[], skills: [string, string, string][] = []) => {
  const items = resume({
    overview: 'Quality manager in Ghent.',
    jobs: [
      [
        'now',
        'Flight Planner',
        'Leie Air, Ghent',
        '2020',
        null,
        'Plans 30 flights a shift.\nBudget of 2 million euro.\nTeam of 14 people.',
      ],
      ['desk', 'Receptionist', 'Hotel Boom', '2017', '2019', 'Evenings.'],
    ],
    skills,
    other,
  })
  const result = answer({ firstName: 'Ines', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return {
    outcome: result.outcome,
    text: [...result.sentences, ...result.related].map(({ text }) => text).join(' '),
  }
}

describe('a yes', () => {
  it('to a university degree is no school of evenings', () => {
    const { outcome, text } = ask('Does she have a university degree?', [
      'State-certified technician (mechanical engineering), evening school Aalst, 1997 - 2001',
    ])
    expect(outcome).toBe('closest')
    expect(text).toMatch(/^State-certified technician/)
  })
  it('to a university degree is a degree of any level', () =>
    expect(ask('Does she have a university degree?', ['BSc Physics, Ghent University, 2017']).text).toMatch(
      /^Yes\. BSc/,
    ))
  it('is none to which of two ways something is known', () =>
    expect(
      ask('does she know ISO 9001 from work or studies', [], [['iso', 'Standards', 'ISO 9001 (course)']]).text,
    ).toMatch(/^(?!Yes).*course/))
  it('to work before a trade is the work, and no skill that bears its name', () =>
    expect(ask('Did she do anything before flight planning?', [], [['met', 'Flight meteorology', '']]).text).toMatch(
      /^Ines was Receptionist/,
    ))
})

describe('each part of a question', () => {
  const line = ['Willing to relocate to Qatar. Two months notice.', 'Salary: KD 290 + OT. Expected KD 400 or equal']
  it.each([
    ['Is she open to Doha? And notice?', /Qatar.*Two months notice/],
    ['current salary and expectation', /KD 290.*Expected KD 400/],
    ['how large is her team and what is her budget', /14 people.*2 million/],
  ])('is told where one entry answers both: %s', (question, says) => expect(ask(question, line).text).toMatch(says))
  it('is told where another entry names it', () =>
    expect(
      ask('SVQ level 3 and driving licence?', ['Driving licence, own car', 'SVQ Level 3 Hairdressing, evenings, 2017'])
        .text,
    ).toMatch(/Driving licence.*SVQ Level 3/))
})
