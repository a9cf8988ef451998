import { expect, it } from 'vitest'
import { answer } from '../answer.ts'

type Item = Parameters<typeof answer>[0]['items'][number]
let made = 0
const item = (section: Item['section'], content: Record<string, string>): Item => {
  made += 1
  return { id: `${section}-${made}`, section, content } as Item
}
const items = [
  item('overview', {
    description:
      'Result oriented Quantity Surveyor having 10 years of experience (7+ years GCC) in pre-contract and post-contract works of high rise buildings.',
  }),
  item('experience', {
    title: 'Shift Supervisor (fixed term)',
    name: 'Harbour Guarding, Tema',
    start_date: 'Feb 2025',
    end_date: 'Present',
    description: '- Pilferage cases from 17 to 4\n- Posting of guards\n- Parental leave cover, ends 18 December 2026',
  }),
  item('experience', {
    title: 'Stylist',
    name: 'Snip Inn',
    start_date: 'Jan 2015',
    end_date: 'Dec 2018',
    description: '- Walk-ins and 8-10 clients a day\n- Rebooking 54% when I came, 78% last year',
  }),
  item('experience', {
    title: 'Mobile Hairdresser',
    name: 'Paisley',
    start_date: 'Jan 2019',
    end_date: 'Dec 2020',
    description: '- 70 regulars',
  }),
]
const ask = (question: string) => {
  const result = answer({ question, items, answers: [], firstName: 'Nuwan', today: '2026-11-21' })
  if (!result.ok) throw new Error('not answered')
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
