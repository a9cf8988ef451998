import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const earlier: [string, string, string, string, string, string] = [
  'mill',
  'Machine Minder',
  'Tay Paper Mill',
  '2012',
  'June 2021',
  'Ran two winders.',
]
const working = resume({
  overview: 'Brewer in Perth. Free from March for a head brewer post.',
  jobs: [earlier, ['tun', 'Brewer', 'Mash & Tun', 'July 2021', null, 'Brewed 900 hl a year.']],
})
const free = resume({
  overview: 'Skilled in winders and slitters. Holder of a work permit and available immediately.',
  jobs: [earlier],
})
const ask = (items: typeof free, question: string) => {
  const result = answer({ firstName: 'Isla', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { outcome: result.outcome, text: [...result.sentences, ...result.related].map(({ text }) => text).join(' ') }
}

describe('whether somebody works today', () => {
  it.each(['is she working anywhere at the moment', 'Is Isla still employed?'])(
    'is a yes by a job without an end: %s',
    (question) => expect(ask(working, question).text).toMatch(/^Yes\. .*Mash & Tun/),
  )

  it.each(['Continuing', 'Till date', 'On-going', 'Currently working', 'present'])(
    'is a yes by a job of which the end says that it goes on: %s',
    (end) => {
      const items = resume({ jobs: [earlier, ['tun', 'Brewer', 'Mash & Tun', 'July 2021', end, 'Brewed 900 hl.']] })
      expect(ask(items, 'is she working at the moment').text).toMatch(/^Yes\. .*Mash & Tun since July 2021/)
    },
  )

  it('is told by the last job where all have ended', () =>
    expect(ask(free, 'is she working at the moment?').text).toMatch(/^(?!Yes|No).*Tay Paper Mill.*2021/))

  it('is not asked by who asks for a way of working', () =>
    expect(ask(working, 'is she working with hops?').text).not.toMatch(/^Yes\./))
})

describe('when somebody can start', () => {
  it.each(['can she start next week', 'could Isla begin immediately?'])(
    'is a yes where they can at once: %s',
    (question) =>
      expect(ask(free, question).text).toBe('Yes. Isla is a holder of a work permit and available immediately.'),
  )

  it.each([
    [free, 'when could she start?', 'Isla is a holder of a work permit and available immediately.'],
    [working, 'how soon can she start', 'Free from March for a head brewer post.'],
    [working, 'can she start next week?', 'Free from March for a head brewer post.'],
  ])('is told in that sentence alone', (items, question, says) => expect(ask(items, question).text).toBe(says))

  it('is not asked by who asks what was started', () =>
    expect(ask(free, 'can she start a winder on her own?').text).not.toMatch(/available/))
})

it('what is done since the last job is told by its line, and not that no job follows', () => {
  const items = resume({ jobs: [earlier], other: ['Since August 2021: advising two small mills'] })
  expect(ask(items, 'what is she doing now?').text).toBe('Since August 2021: advising two small mills.')
})

it('why the last job ended is told beside what is done since', () => {
  const left: typeof earlier = [...earlier]
  left[5] = `${earlier[5]}\nResigned after the owners sold the mill.`
  const items = resume({ jobs: [left], other: ['Since August 2021: advising two small mills'] })
  const { text } = ask(items, 'Why did she leave her last employer, and what is she doing now?')
  expect(text).toMatch(/owners sold the mill.*advising two small mills/)
})
