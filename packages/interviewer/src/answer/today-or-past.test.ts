import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { resume } from './examples/example.ts'

const items = resume({
  jobs: [
    ['school', 'Caretaker', 'Holmfield School', 'August 2021', null, 'Look after 3 boilers and 14 radiators a floor.'],
    [
      'hotel',
      'Maintenance Assistant',
      'Hotel Marram',
      'May 2016',
      'July 2021',
      'Serviced 40 lifts a year with a contractor. Bled 200 radiators every autumn.',
    ],
  ],
})
const ask = (question: string) => {
  const result = answer({ firstName: 'Petra', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return {
    text: result.sentences.map(({ text }) => text).join(' '),
    near: result.related.flatMap(({ support }) => support),
  }
}

describe('what is asked of today', () => {
  it('is told of a job that ended only with the date of its end, and without a yes', () =>
    expect(ask('how many lifts is she servicing now').text).toMatch(
      /^This is from a job that ended in July 2021\. .*40 lifts/,
    ))
  it('is told as ever where nothing says that today is meant', () =>
    expect(ask('how many lifts did she service?').text).not.toMatch(/job that ended/))
  it('is told of the job of today where that speaks of it', () => {
    const { text, near } = ask('how many radiators does she look after at the moment?')
    expect(`${text} ${near.join(' ')}`).toMatch(/14 radiators|school/)
    expect(text).not.toMatch(/200/)
  })
})
