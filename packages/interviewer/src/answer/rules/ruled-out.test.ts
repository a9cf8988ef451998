import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const items = resume({
  overview: 'Scaffolder in Leith. Days only, no nights.',
  jobs: [['forth', 'Scaffolder', 'Forth Access', 'May 2018', null, 'Erected 40 towers a year.\nNo lost-time injury.']],
  other: [
    'CSCS gold card. Not doing agency work again.',
    'No Weds in winter. Own boots and harness.',
    'Not available in August.',
    'Full licence, no car.',
  ],
})
const ask = (question: string) => {
  const result = answer({ firstName: 'Euan', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { outcome: result.outcome, text: [...result.sentences, ...result.related].map(({ text }) => text).join(' ') }
}

describe('what a line rules out', () => {
  it.each([
    ['nights ok?', /^No\. .*no nights/],
    ['would he do agency work', /^No\. Not doing agency work again\.$/],
    ['Is he free in August?', /^No\. Not available in August\.$/],
    ['can he work Wednesdays in winter?', /^No\. No Weds in winter\.$/],
  ])('is a no: %s', (question, says) => expect(ask(question).text).toMatch(says))

  it('is told without a no where a limit stands that was not asked for', () =>
    expect(ask('can he work wednesdays?')).toEqual({ outcome: 'answered', text: 'No Weds in winter.' }))

  it('answers a question that goes back to what was said of the post', () =>
    expect(ask("We're an agency, good money. Would he be keen?").text).toBe('Not doing agency work again.'))

  it.each([
    'can he drive, own car?',
    'would he do night fishing trips?',
    'does he have agency contacts?',
    'how did he handle agency work?',
  ])('is nothing of another matter: %s', (question) => expect(ask(question).text).not.toMatch(/^No\./))
})
