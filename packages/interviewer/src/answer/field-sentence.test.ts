import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { resume } from './examples/example.ts'

const items = resume({
  overview: 'Soil technician with two years in the field.',
  jobs: [
    ['lab', 'Soil Technician', 'Vellin Laboratories', 'May 2023', '...', 'Takes 40 samples a week.'],
    ['farm', 'Industrial attachment', 'Tarn Farms, Ost', 'May 2019', 'August 2019', 'Irrigation of wheat.'],
    ['office', 'Head of Procurement', 'Grain Office, Ost', '2017', '2018', 'Bought seed.'],
  ],
})
const told = (question: string): string => {
  const result = answer({ firstName: 'Runa', items, answers: [], question, today: '2026-11-21' })
  return result.ok ? [...result.sentences, ...result.related].map(({ text }) => text).join(' ') : ''
}

describe('a job in one sentence', () => {
  it('is nobody’s being where it is called by the work', () =>
    expect(told('when was she at Tarn Farms?')).toBe(
      'Industrial attachment at Tarn Farms, Ost (May 2019 to August 2019).',
    ))
  it('is what somebody was where it is called by who does it', () =>
    expect(told('when was she at the Grain Office?')).toMatch(/^Runa was Head of Procurement at Grain Office/))
  it('runs on where its end is no date', () =>
    expect(told('since when has she been at Vellin Laboratories?')).toMatch(
      /^Runa has been Soil Technician .* since May 2023/,
    ))
})

it('what is held today on the side is told before what ended not long before', () => {
  const jobs = resume({
    overview: 'Nursing student.',
    jobs: [
      ['bar', 'Barista (casual)', 'Tarn Coffee, Ost', 'August 2024', 'Current', 'Opens the shop.'],
      ['crew', 'Crew Member', 'Burger Hall, Ost', 'March 2024', 'August 2024', 'Late close.'],
    ],
  })
  const result = answer({
    firstName: 'Runa',
    items: jobs,
    answers: [],
    question: 'years of experience?',
    today: '2026-11-21',
  })
  expect(result.ok && result.sentences.map(({ text }) => text).join(' ')).toMatch(/now as Barista at /)
})

describe('the header of a job', () => {
  const ask = (name: string, question: string) => {
    const jobs = resume({ jobs: [['job', 'Baker', name, '2019', null, 'Bread and rolls.']] })
    const result = answer({ firstName: 'Runa', items: jobs, answers: [], question, today: '2026-11-21' })
    return result.ok ? [...result.sentences, ...result.related].map(({ text }) => text).join(' ') : ''
  }
  it.each([
    ['Vancouver, BC', 'in Vancouver, BC'],
    ['Leipzig-Plagwitz', 'in Leipzig-Plagwitz'],
    ['Vancouver Bakery', 'at Vancouver Bakery'],
    ['Oven & Co, Vancouver', 'at Oven & Co, Vancouver'],
  ])('names a town as a place and an employer as one: %s', (name, says) =>
    expect(ask(name, 'since when is she a baker?')).toContain(says),
  )

  it('is told without the figures in brackets, which are a line of the job', () => {
    expect(ask('Oven & Co (bakery of 40, 2,600 loaves per day)', 'how many loaves per day?')).toContain(
      'at Oven & Co (since 2019): “Bakery of 40, 2,600 loaves per day.”',
    )
    expect(ask('Oven & Co (2,600 loaves per day)', 'since when is she a baker?')).not.toContain('2,600')
    expect(ask('Oven & Co (cover, 6 months)', 'since when is she a baker?')).toContain('cover, 6 months')
  })
})
