import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const ask = (other: string[], question: string) => {
  const jobs: Parameters<typeof resume>[0]['jobs'] = [
    ['welder', 'Welder', 'Clyde Yard, Glasgow', '2019', null, 'Visa work for two foreign crews.'],
  ]
  const items = resume({ jobs, other, achievements: [['craft', 'National Craft Certificate', '', '2018']] })
  const result = answer({ firstName: 'Mina', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { outcome: result.outcome, text: [...result.sentences, ...result.related].map(({ text }) => text).join(' ') }
}

describe('the right to work', () => {
  it.each(['is she authorised to work in Canada?', 'right to work in canada?'])(
    'follows from citizenship of that country: %s',
    (question) => expect(ask(['Canadian citizen'], question).text).toBe('Yes. Canadian citizen.'),
  )

  it.each(['does she need sponsorship?', 'does she need us to sponsor a visa?', 'work permit needed?'])(
    'is told without yes or no where a permit is asked for: %s',
    (question) => expect(ask(['Canadian citizen'], question).text).toBe('Canadian citizen.'),
  )

  it('is only near where another country is asked for', () =>
    expect(ask(['Canadian citizen'], 'is she allowed to work in Ireland?').outcome).toBe('closest'))

  it('is no yes where it is limited', () =>
    expect(ask(['Right to work in Ireland until May 2027'], 'right to work in Ireland?').text).not.toMatch(/^Yes/))

  it('is not stated by a certificate or the work in a job', () =>
    expect(ask(['Quilts'], 'does she need visa sponsorship?').outcome).not.toBe('answered'))
})

describe('a place that somebody would move to', () => {
  const wish = ['Willing to relocate within East Africa or to the Gulf']

  it.each(['would she relocate to Dubai?', 'is she willing to relocate to Kampala', 'relocation to Kuwait ok?'])(
    'lies in a region that is named: %s',
    (question) => expect(ask(wish, question).text).toBe(`Yes. ${wish[0]}.`),
  )

  it.each(['would she relocate to London?', 'would she relocate to Dubai?'])(
    'is no yes outside of it, nor where the move is ruled out: %s',
    (question) => expect(ask(['No relocation to the Gulf'], question).text).not.toMatch(/^Yes/),
  )
})

describe('own transport', () => {
  it.each(['does she drive and have own transport?', 'own car?', 'has she got her own transport'])(
    'is a car of one’s own, whatever else the line says: %s',
    (question) => expect(ask(['Full clean driving licence, own car'], question)).toMatchObject({ outcome: 'answered' }),
  )
})
