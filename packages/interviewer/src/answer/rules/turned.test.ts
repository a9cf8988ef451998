import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const items = resume({
  overview: 'Depot manager.',
  jobs: [
    [
      'depot',
      'Depot Manager',
      'Halden Freight, Leeds',
      'March 2019',
      null,
      'Cut damaged pallets from 4% to 1.5%.\nRaised daily parcels by 12% while overtime fell by a fifth.',
    ],
  ],
})
const ask = (question: string) => {
  const result = answer({ firstName: 'Jo', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { ...result, text: result.sentences.map(({ text }) => text).join(' ') }
}

it.each([
  ['Why did damaged pallets increase under her?', '4% to 1.5%'],
  ['why did parcels fall', '12%'],
])('a figure that went the other way is put right: %s', (question, says) => {
  const { outcome, text } = ask(question)
  expect(outcome).toBe('corrected')
  expect(text).toContain(says)
})
it.each(['Why did damaged pallets fall?', 'why did overtime go down'])(
  'one that went as was said is not: %s',
  (question) => expect(ask(question).outcome).not.toBe('corrected'),
)

describe('a figure that changed', () => {
  const people = resume({
    overview: 'Plant manager.',
    leadership: ['Turnover from EUR 4 million (2018) to EUR 9 million (2024)'],
    jobs: [
      [
        'mill',
        'Plant Manager',
        'Rhein Mill, Mainz',
        'March 2018',
        null,
        'Claim ratio from 4.8% to 1.7%.\nOn time delivery 94% (2018 was 81%).\nCASTOR line up from 40 to 55 tons a day.',
      ],
    ],
  })
  const of = (question: string) => {
    const result = answer({ firstName: 'Ute', items: people, answers: [], question, today: '2026-11-21' })
    if (!result.ok) throw new Error(result.detail)
    return { outcome: result.outcome, text: [...result.sentences, ...result.related].map(({ text }) => text).join(' ') }
  }

  it.each([
    ['how did claims develop in her time', '4.8% to 1.7%'],
    ['OTD improvement under her?', 'On time delivery 94%'],
    ['CASTOR growth?', '40 to 55'],
    ['turnover growth', 'EUR 9 million'],
  ])('is told by the line that states it of that thing: %s', (question, says) => {
    expect(of(question).outcome).toBe('answered')
    expect(of(question).text).toContain(says)
  })

  it('of an employer a line of leadership is shown, and not asserted', () => {
    const { outcome, text } = of('Turnover growth at Rhein Mill under her direction?')
    expect(outcome).toBe('closest')
    expect(text).toContain('EUR 9 million')
  })

  it('is not told of another thing', () => expect(of('how did accidents develop').outcome).not.toBe('answered'))
})
