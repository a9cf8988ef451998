import { expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const jobs: [string, string, string, string, string | null, string][] = [
  ['surgery', 'Dental Nurse', 'Quayside Dental Care', 'January 2023', null, 'Chairside for two dentists.'],
  [
    'cafe',
    'Waitress (weekends)',
    'Parlour on the Pier',
    '2016',
    'August 2019',
    'Tables and till.\nFull time in the summers.',
  ],
]
const ask = (overview: string, question: string) => {
  const result = answer({
    firstName: 'Mair',
    items: resume({ overview, jobs }),
    answers: [],
    question,
    today: '2026-11-21',
  })
  if (!result.ok) throw new Error(result.detail)
  return [...result.sentences, ...result.related].map(({ text }) => text).join(' ')
}

it.each(['what hours is she doing now and how many does she want?', 'how many hours a week does she want?'])(
  'hours that are looked for are told before those of a job long ago: %s',
  (question) => {
    const text = ask('Dental nurse. Looking for 30+ hours near the coast.', question)
    expect(text).toContain('30+ hours')
    expect(text).not.toContain('summers')
  },
)
