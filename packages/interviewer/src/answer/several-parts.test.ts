import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { resume } from './examples/example.ts'

const items = resume({
  overview: 'Piano technician for concert halls and homes.',
  jobs: [
    [
      'free',
      'Freelance piano technician',
      'Self-employed, Ghent',
      'May 2018',
      null,
      'Concert tuning for De Bijloke, 60 evenings.\nTwo apprentices.\nPeriod instruments for the harpsichord festival.',
    ],
    [
      'house',
      'Workshop technician',
      'Pianohuis Verlinden, Antwerp',
      '2014',
      'March 2018',
      'Shop closed after the owner retired.',
    ],
  ],
  skills: [['voicing', 'Voicing', 'Needles and lacquer, mostly Renner hammers.']],
  other: ['Dutch (native), German (C1)', 'Available from 1 September.', 'Van and driving licence B'],
})
const ask = (question: string) => {
  const result = answer({ firstName: 'Noor', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { outcome: result.outcome, text: result.sentences.map(({ text }) => text).join(' ') }
}

describe('a question in several parts', () => {
  it('answers each part, in the order in which they were asked', () =>
    expect(ask('why did she leave Pianohuis Verlinden? what is she doing now?').text).toMatch(
      /owner retired.*Freelance piano technician/,
    ))
  it('knows what a later part means by it', () =>
    expect(ask('german level? and has she used it at the festival').text).toContain('German (C1)'))
  it('leaves a part that refers back to the first', () =>
    expect(ask('how many evenings for De Bijloke, and is that freelance?').text).toMatch(/Freelance.*60 evenings/))
  it('answers the first part though it is a few words', () =>
    expect(ask('when free, and how is her german').text).toMatch(/1 September.*German \(C1\)/))
  it('says which part the resume does not say, beside what is near to it', () =>
    expect(ask('does she have a van and which trade union is she in?')).toEqual({
      outcome: 'answered',
      text: expect.stringMatching(
        /Van and driving licence.*The resume does not say: “which trade union is she in”. Closest: /,
      ),
    }))
  it('says nothing of a part that the answer holds already', () =>
    expect(ask('does she have a van? driving licence?').text).not.toMatch(/does not say/))
  it('quotes a part without the word that joins it to another, and without thanks', () =>
    expect(ask('does she have a van? and how is her italian pls').text).toMatch(/does not say: “how is her italian”/))
  it.each([
    'harpsichord experience? role is mostly fortepianos',
    'harpsichord experience? The post starts in May.',
    'harpsichord experience? and the team is small',
  ])('takes what the employer says of the post for no question: %s', (question) =>
    expect(ask(question)).toEqual(ask('harpsichord experience?')),
  )
  it('takes what the employer asks of the post for a question', () =>
    expect(ask('harpsichord experience? the post starts in September, ok or too soon?').text).toMatch(/1 September/))
  it('takes thanks and what the asker says of themselves for no question', () =>
    expect(ask('Does she speak German? our hall is in Bonn, thx').text).not.toMatch(/does not say/))
})

it('where they were is told by the line that says how many', () => {
  const result = answer({
    firstName: 'Noor',
    items: resume({
      leadership: ['Managed 18 staff in Vancouver and Kelowna'],
      jobs: [['lead', 'Director', 'False Creek', '2018', null, 'Closed 23 gifts.']],
    }),
    answers: [],
    question: 'How large was her team, where were they based?',
    today: '2026-11-21',
  })
  expect(result.ok && result.sentences.map(({ text }) => text).join(' ')).toMatch(
    /18 staff in Vancouver and Kelowna\.$/,
  )
})
