import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { released, resume } from '../examples/example.ts'

const items = (other: string[], end: string) =>
  resume({
    overview: 'Relief worker.',
    jobs: [
      ['camp', 'Programme Officer', 'Shoreline Relief, Camp 17', 'April 2021', null, 'Leads a team of 14.'],
      ['delta', 'Field Officer', 'River Trust, Delta', 'May 2016', 'June 2020', `Boat surveys.${end}`],
    ],
    other: ['English (fluent)', ...other],
  })
const quarrel = released(
  'a-quarrel',
  'camp',
  'How do you handle a conflict inside your team?',
  'Two of my facilitators were not talking, because one became the supervisor. I took both of them on one boat for three hours. When we came back they had solved it. I told the supervisor to ask and not to order.',
)
const stopped = released(
  'a-stopped',
  'delta',
  'Why did you stop working on boats?',
  'My back. After a year of small boats I wanted to be on land, and the doctor agreed with my back.',
)
const ask = (question: string, other: string[] = [], answers = [quarrel], end = '') => {
  const result = answer({ firstName: 'Nila', items: items(other, end), answers, question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { outcome: result.outcome, text: [...result.sentences, ...result.related].map(({ text }) => text).join(' ') }
}
const requests = [
  'pls share two referees with phone no',
  'references?',
  'can you give us references',
  'who are her referees',
]

describe('who would speak for somebody', () => {
  it.each(requests)('is told by no story: %s', (question) =>
    expect(ask(question)).toEqual({ outcome: 'not_stated', text: '' }),
  )
  it.each(requests)('is told by the line that names them: %s', (question) =>
    expect(ask(question, ['Referees: Dr P. Moyo; Ms J. van Niekerk']).text).toContain('Dr P. Moyo'),
  )
})

describe('why a job was left', () => {
  it.each(['Why did she leave River Trust?', 'reason for leaving River Trust'])(
    'is told by no story of something else: %s',
    (question) => expect(ask(question).text).not.toContain('facilitators'),
  )
  it('is shown where somebody told why they gave up such work', () =>
    expect(ask('Why did she leave River Trust?', [], [quarrel, stopped]).text).toContain('My back'))
  it('is told with what came after it', () => {
    const { text } = ask(
      'Why did she leave River Trust and what happened in the months after that?',
      ['July 2020 to March 2021: care of father'],
      [quarrel],
      '\nProject phased out in June 2020.',
    )
    expect(text).toContain('phased out')
    expect(text).toContain('care of father')
    expect(text).not.toContain('facilitators')
  })
})
