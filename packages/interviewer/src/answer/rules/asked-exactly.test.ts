import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const items = resume({
  overview: 'Cook with more than twelve years in hotels and care homes. Looking for a head cook role in a care home.',
  jobs: [
    [
      'inn',
      'Cook',
      'Hotel Varde, Esbjerg',
      'March 2020',
      null,
      'About 90 wedding cakes in year.\nCooks for 60 guests.',
    ],
    ['home', 'Care Home Cook', 'Solgaarden, Ribe', 'May 2014', 'autumn 2018', 'Soft diets for 40 residents.'],
  ],
  achievements: [
    ['food', 'Member of the Guild of Cooks', 'Registered member, valid until May 2028.', '2016'],
    ['diploma', 'Diploma for Registered Cooks', 'Two years, Esbjerg.', '2012'],
    ['hygiene', 'Kitchen hygiene pass (KHP)', 'Renewed twice; valid until 2029.', '2017'],
    ['degree', 'Food Management (BBA)', 'Not finished, 90 of 180 credits.', '2009-2011'],
  ],
  other: ['Summer 2018 - Jan 2020: looked after a nephew, then back slowly.'],
})
const ask = (question: string) => {
  const result = answer({ firstName: 'Maja', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  const told = [...result.sentences, ...result.related].map(({ text }) => text)
  return { ...result, text: told.join(' '), last: told.at(-1) ?? '' }
}

describe('what one line says exactly', () => {
  it.each([
    ['whats with the hole 2018 to 2020', 'nephew'],
    ['khp valid till when', '2029'],
    ['did she finish her degree', 'Not finished'],
    ['how many wedding cakes did she make per year', '90 wedding cakes'],
    ['how long has she worked in a care home?', 'over four years'],
  ])('%s', (question, says) => {
    expect(ask(question).outcome).toBe('answered')
    expect(ask(question).text).toContain(says)
    expect(ask(question).text).not.toContain('twelve years')
  })

  it('a diploma is no registration', () => expect(ask('registration still valid?').text).not.toContain('Diploma'))
  it.each(['wedding cakes per year?', 'years in hotels?'])('a question for a number gets no yes: %s', (question) =>
    expect(ask(question).text).not.toMatch(/^Yes/),
  )
})

it('what somebody looks for bears on whether a post suits them, after what was done', () => {
  const { outcome, sentences, related } = ask('Head cook, care home, 80 residents on soft diets. Realistic for her?')
  expect(outcome).toBe('closest')
  expect(sentences).toEqual([])
  expect(related.length).toBeGreaterThan(1)
  expect(related[0]?.text).not.toContain('Looking for')
  expect(related.at(-1)?.text).toContain('Looking for a head cook role')
})
