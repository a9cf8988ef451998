import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { notStated } from './examples/not-stated.ts'
import { operationsManager } from './examples/readers.ts'
import { withYears } from './periods.ts'

const ask = (question: string) => {
  const result = answer({ ...operationsManager, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { outcome: result.outcome, cited: [...new Set(result.sentences.flatMap(({ support }) => support))] }
}

const asked: [question: string, cited: string][] = [
  ['Where did Mara work in January 2021?', 'supervisor'],
  ['Where did Mara work in April 2021?', 'manager'],
  ['What did she do between 2017 and 2020?', 'supervisor'],
  ['What did she do from 2014 to 2016?', 'coordinator'],
  ['What was she doing before 2016?', 'coordinator'],
  ['What was she doing before 2018?', 'supervisor'],
  ['What has she done since 2021?', 'manager'],
  ['What was she doing eight years ago?', 'supervisor'],
  ['What was she doing in summer 2018?', 'supervisor'],
]

describe('a time that a question names', () => {
  it.each(asked)('%s is answered by the job of that time alone', (question, cited) =>
    expect(ask(question)).toEqual({ outcome: 'answered', cited: [cited] }),
  )

  it.each([
    'Did she work at Nordkorn Foods in 2023?',
    'Where was she working in 2009?',
    'Did she work at Västmark Transport after 2018?',
  ])('%s is not answered by what was at another time', (question) => expect(notStated).toContain(ask(question).outcome))

  it('since when somebody is somewhere is put right', () =>
    expect(ask('Has she been at Havsgården Distribution since 2015?')).toEqual({
      outcome: 'corrected',
      cited: ['manager'],
    }))
})

it.each([
  ['gap 2014-15?', 'gap 2014 - 2015?'],
  ['2014/15', '2014 - 2015'],
  ['since 2014-05-02', 'since 2014-05-02'],
  ['in 2019-04', 'in 2019-04'],
])('a range whose last year has two figures: %s', (question, read) =>
  expect(withYears(question, { year: 2026, month: 11 })).toBe(read),
)
