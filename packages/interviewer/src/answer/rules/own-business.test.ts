import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const crew: [string, string, string, string, string | null, string] = [
  'crew',
  'Cabin Crew (Business Class)',
  'Gulf Air Lines, Doha',
  'May 2022',
  null,
  'Upgraded to Business Class after 19 months.',
]
const skills: [string, string, string][] = [['dining', 'Fine dining service', 'Business Class']]
const employed = resume({ jobs: [crew], skills })
const owner = resume({
  jobs: [crew, ['shop', 'Owner, online shop', 'Sambal Sari, Denpasar', '2019', 'April 2022', 'Sold 12,000 jars.']],
  skills,
})
const ask = (items: typeof owner, question: string) => {
  const result = answer({ firstName: 'Ayu', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { outcome: result.outcome, text: [...result.sentences, ...result.related].map(({ text }) => text).join(' ') }
}

describe('a business of her own', () => {
  it.each(['did she ever run her own business', 'Has she had her own company?', 'was she self-employed?'])(
    'is a yes by the post of an owner alone: %s',
    (question) => expect(ask(owner, question).text).toMatch(/^Yes\. .*Owner, online shop/),
  )
  it.each(['did she ever run her own business', 'was she self-employed?'])(
    'is not stated by what only has the word: %s',
    (question) => expect(ask(employed, question)).toEqual({ outcome: 'not_stated', text: '' }),
  )
  it('is not what is asked of a thing that was done there', () =>
    expect(ask(owner, 'Were the labels printed in her own studio?').text).not.toMatch(/^Yes\./))
})
