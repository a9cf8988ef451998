import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const items = resume({
  overview: 'Scaffolder. I run a yard with 40 people.',
  jobs: [
    ['yard', 'Yard Foreman', 'Gerust Maas, Venlo', 'March 2020', 'October 2025', 'Church tower Venlo, crew of 18'],
    ['site', 'Scaffolder', 'Steiger Noord, Assen', '2015', '2020', 'Bridge at Hoogeveen, crew of 6'],
  ],
  other: ['BSc Civil Engineering, University of Twente, 2013, mark 8', 'Lower secondary school, Venlo, 2010'],
})
const answers = [
  ['crew', 'Tell us about a problem in your crew.', 'Two men would not speak. I split them and it went well.'],
  ['since', 'What have you done since you graduated?', 'I built bridges, and I took a course in drawing.'],
  ['bold', 'Tell us about a decision that was unpopular.', 'I ended the Saturday shift. Six people shouted at me.'],
].map(([id = '', question = '', text = '']) => ({ id, itemId: null, question, text, date: null }))
const ask = (question: string) => {
  const result = answer({ firstName: 'Joris', items, answers, question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { outcome: result.outcome, text: [...result.sentences, ...result.related].map(({ text }) => text).join(' ') }
}

describe('an answer to another question of the same usual matter', () => {
  it.each([
    ['Biggest crew he has run?', '40 people'],
    ['largest team', '40 people'],
    ['how many people does he run', '40 people'],
    ['what was his degree', 'Civil Engineering'],
    ['What did he study and with which result?', 'Civil Engineering'],
  ])('gives way to what the items state: %s', (question, told) => {
    expect(ask(question).outcome).toBe('answered')
    expect(ask(question).text).toContain(told)
    expect(ask(question).text).not.toMatch(/Two men|course in drawing/)
  })
})

it.each(['What is he doing at the moment?', 'what does he do now'])(
  'what somebody told of the time since the last job is what they do today: %s',
  (question) => expect(ask(question).text).toContain('course in drawing'),
)

it('the story is told whole of an answer whose question names what is asked for', () => {
  const { outcome, text } = ask('Give me an example of a tough decision he had to make as a leader')
  expect(outcome).toBe('answered')
  expect(text).toContain('I ended the Saturday shift. Six people shouted at me.')
})
