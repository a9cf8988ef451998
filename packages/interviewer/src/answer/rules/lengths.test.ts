import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const asked = (items: ReturnType<typeof resume>, question: string) => {
  const result = answer({ firstName: 'Ines', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return {
    outcome: result.outcome,
    text: result.sentences.map(({ text }) => text).join(' '),
    near: result.related.map(({ text }) => text).join(' '),
  }
}

describe('the time in a trade', () => {
  const writer = resume({
    overview: 'Medical writer in Ghent.',
    jobs: [
      ['now', 'Senior Medical Writer', 'Leie Pharma, Ghent', 'October 2022', null, 'Study reports.'],
      ['before', 'Medical Writer', 'Dender Trials, Aalst', 'October 2020', 'September 2022', 'Patient leaflets.'],
      ['lab', 'Lab Assistant', 'Dender Trials, Aalst', 'July 2017', 'September 2020', 'Prepared samples.'],
      ['school', 'Biology Teacher', 'College, Ninove', '2013', '2016', '20 lessons a week.'],
    ],
  })
  it.each(['how long has she been a medical writer?', 'how long has she been a medical writer, excluding the lab?'])(
    'takes in its senior post and no other trade: %s',
    (question) => {
      const { text } = asked(writer, question)
      expect(text).toMatch(/^These two posts come to (?:over|almost)? ?(?:four|five|six|seven) years: /)
      expect(text.replace(/ Other posts: .*/, '')).not.toMatch(/Teacher|Lab Assistant/)
    },
  )
  it('is asked for in a clipped word', () =>
    expect(
      asked(
        resume({
          overview: 'Pipes and pumps.',
          jobs: [['now', 'Pump Technician', 'Leie Water, Ghent', 'May 2020', null, 'Overhauls.']],
        }),
        'how many years as pump tech',
      ).text,
    ).toMatch(/Pump Technician .*since May 2020: over six years/))
  it('leaves no sum where what is left is of no named trade', () => {
    const { outcome, near } = asked(writer, 'years in healthcare excluding the lab')
    expect(outcome).not.toBe('answered')
    expect(near).not.toContain('come to')
  })
})

it('a trade that is named beside a longer time is told by both and by its posts with their dates', () => {
  const mason = resume({
    overview: 'Mason / tiler. 12 years with the trowel.',
    jobs: [
      ['now', 'Site operator', 'Scheldt Building, Antwerp', 'March 2019', null, 'Floors.'],
      ['shop', 'Mason', 'Van Impe, Boom', '2014', '2017', 'Walls.'],
    ],
  })
  const { outcome, near } = asked(mason, 'how many years as a mason')
  expect(outcome).toBe('closest')
  expect(near).toMatch(/12 years with the trowel.*Site operator.*Mason/)
})

it.each(['how long is the internship?', 'How long is the internship & from when?'])(
  'a length that is looked for is none that was worked: %s',
  (question) => {
    const student = resume({
      overview:
        'Student of chemistry (3rd year, Ghent), search for an internship (paid) of 5 months from February 2027.',
      jobs: [['lab', 'Intern, laboratory', 'Leie Pharma, Ghent', 'July 2026', 'August 2026', 'Titration.']],
    })
    expect(asked(student, question).text).toMatch(/5 months from February 2027/)
  },
)

it('of a trade that was left the time in its posts is told, not that of the profile', () => {
  const director = resume({
    overview: 'Clinic manager and former pharmacist with 22 years in healthcare.',
    jobs: [
      ['now', 'Clinic Manager', 'Leie Clinic, Ghent', 'January 2013', null, 'Budget.'],
      ['old', 'Pharmacist', 'Apotheek Boom', 'January 2006', 'December 2012', 'Night duty.'],
    ],
  })
  expect(asked(director, 'how many years as a pharmacist?').text).toMatch(/almost seven years as Pharmacist/)
})
