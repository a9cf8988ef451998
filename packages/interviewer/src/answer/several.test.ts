import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { resume } from './examples/example.ts'
import { fixedRefusal } from './refuse.ts'

const items = resume({
  overview: 'Cellar hand and shop runner.',
  jobs: [
    [
      'shop',
      'Shift Runner',
      'Corner Pizza, Leeds',
      'March 2019',
      null,
      'Payroll hours at 9.8% of sales.\nAverage week: 21,000 pounds in sales.\nRepairs and stock of 640 trays.\nFittings in 22 kitchens a season.',
    ],
    ['stage', 'Dresser', 'Lyric House, Lille', '2015', '2018', 'Quick changes at the wings.'],
  ],
  technical: [['jaws', 'JAWS', 'daily', 'advanced']],
  other: ['German (basic), English (native)', 'Sunday shifts welcome.', 'Driving licence B'],
})
const ask = (question: string) => {
  const result = answer({ firstName: 'Odile', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { ...result, text: result.sentences.map(({ text }) => text).join(' ') }
}

describe('two questions in one', () => {
  it('both are answered where no blank stands between them', () => {
    const { text } = ask('german?and does she have a driving licence?')
    expect(text).toMatch(/German \(basic\)/)
    expect(text).toMatch(/Driving licence B/)
  })
  it('the one is answered beside a private one, and says so', () => {
    const { outcome, text } = ask('is she married? and can she work sundays?')
    expect(outcome).toBe('answered')
    expect(text).toMatch(/Sunday shifts welcome.*private matter/)
  })
  it.each(['is she married? and does she have kids?', 'religion? and politics?'])(
    'are refused when both are private: %s',
    (question) => expect(ask(question).outcome).toBe('protected'),
  )
})

describe('the line of a job that is told', () => {
  it('is of the thing itself, not of a share of it', () =>
    expect(ask('what were sales like at the pizza place?')).toMatchObject({ text: expect.not.stringMatching(/9\.8%/) }))
  it('is the one that counts what is counted', () => {
    const { text } = ask('how many trays does she look after?')
    expect(text).toMatch(/640 trays/)
    expect(text).not.toMatch(/22 kitchens/)
  })
  it('is of the job of a year, by what kind of employer it was', () =>
    expect(ask('which theatre did she work at in 2016?').text).toMatch(/Lyric House/))
})

describe('private matters in other words', () => {
  it.each([
    'Is she thinking of a second one?',
    'is she planning another baby',
    'What does she believe in?',
    'who does he pray to',
  ])('%s', (question) => expect(fixedRefusal(question, 'Odile')).toBe('protected'))
  it.each([
    'Is she thinking of a second degree?',
    'What does she believe in as a manager?',
    'Is she planning another project?',
    'Does she want another job?',
  ])('%s is none', (question) => expect(fixedRefusal(question, 'Odile')).toBeNull())
})
