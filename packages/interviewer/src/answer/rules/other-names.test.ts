import { expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const items = resume({
  overview:
    'Result oriented Quantity Surveyor having 10 years of experience (7+ years GCC) in pre-contract and post-contract works of high rise buildings.',
  jobs: [
    [
      'harbour',
      'Shift Supervisor (fixed term)',
      'Harbour Guarding, Tema',
      'Feb 2025',
      null,
      'Pilferage cases from 17 to 4\nPosting of guards\nParental leave cover, ends 18 December 2026',
    ],
    [
      'snip',
      'Stylist',
      'Snip Inn',
      'Jan 2015',
      'Dec 2018',
      'Walk-ins and 8-10 clients a day\nRebooking 54% when I came, 78% last year',
    ],
    ['mobile', 'Mobile Hairdresser', 'Paisley', 'Jan 2019', 'Dec 2020', '70 regulars'],
  ],
})
const ask = (question: string) => {
  const result = answer({ question, items, answers: [], firstName: 'Nuwan', today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return [...result.sentences, ...result.related].map(({ text }) => text).join(' ')
}

it.each([
  ['theft figures - what changed', 'Pilferage cases from 17 to 4'],
  ['do the clients come back?', 'Rebooking 54%'],
])('%s finds the line that names the matter otherwise', (question, line) => expect(ask(question)).toContain(line))

it('counts the posts of a trade under all its names', () => {
  const told = ask('how long has he been a hairdresser')
  expect(told).toContain('six years')
  expect(told).toContain('Stylist')
})

it('tells when a contract that still runs ends, and leave that is covered is no private matter', () =>
  expect(ask('When does his contract end?')).toContain('ends 18 December 2026'))

it('tells of a long profile the clause that answers', () => {
  const told = ask('How many years of GCC experience does he have?')
  expect(told).toBe('Nuwan is a result oriented Quantity Surveyor having 10 years of experience (7+ years GCC).')
})

it('tells what the profile says of the years before what the dates come to', () =>
  expect(ask('total experience')).toMatch(/^Nuwan is .*10 years of experience.* Nuwan has worked for/u))
