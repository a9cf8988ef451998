import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { answer } from './answer.ts'
import { resume } from './examples/example.ts'
import { notStated } from './examples/not-stated.ts'

const items = resume({
  jobs: [
    ['studio', 'Potter', 'Clay House, Leith', '03/2021', null, 'Throw 40 bowls a week.'],
    ['school', 'Evening Teacher', 'Leith Adult College', 'September 2019', 'June 2023', 'Taught a class of twelve.'],
    ['factory', 'Potter', 'Forth Tiles', 'April 2010', 'January 2021', 'Glazed the tiles of two stations.'],
  ],
  other: ['Parental break and glaze course, February 2008 – March 2010', 'English, Gaelic, French (basic)'],
})

const ask = (question: string) => {
  const result = answer({ firstName: 'Morag', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return {
    outcome: result.outcome,
    cited: [...new Set(result.sentences.flatMap(({ support }) => support))],
    text: result.sentences.map((sentence) => sentence.text).join(' '),
  }
}

describe('dates of jobs held against each other', () => {
  it('tells the job that lasted longest with its length', () =>
    expect(ask('Which job did she stay in the longest?').text).toBe(
      'Morag was Potter at Forth Tiles from April 2010 to January 2021: over ten years.',
    ))
  it('counts all jobs of a trade, leaving out what lies between them', () => {
    const { cited, text } = ask('How long has she been a potter?')
    expect(cited.sort()).toEqual(['factory', 'studio'])
    expect(text).toMatch(/over sixteen years/)
  })
  it('tells the jobs that ran side by side', () =>
    expect(ask('Did she ever hold two jobs at the same time?').cited.sort()).toEqual(['factory', 'school', 'studio']))
  it('tells a break by the dates in its line', () => {
    expect(ask('How long was her break?').text).toMatch(/That is over two years\.$/)
  })
})

describe('what is told', () => {
  it('names the job and the deed in one sentence, with its dates in words', () =>
    expect(ask('How many bowls does she make?').text).toBe(
      'Potter at Clay House, Leith (since March 2021): “Throw 40 bowls a week.”',
    ))
  it('puts a deed behind the job in which it was done', () =>
    expect(ask('Has she taught classes?').text).toBe(
      'Yes. As Evening Teacher at Leith Adult College (September 2019 to June 2023), Morag taught a class of twelve.',
    ))
  it.each(['Is she fluent in French?', 'Does she speak excellent French?'])(
    '%s is put right by basic French',
    (question) => expect(ask(question).outcome).toBe('corrected'),
  )
  it('reads a bare list of languages as languages', () =>
    expect(ask('How many languages does she speak?').cited).toEqual(['other-2']))
  it('does not answer for a thing of which nothing is said', () =>
    expect(notStated).toContain(ask('Has she worked with bronze casting?').outcome))
  it('does not take one who worked somewhere for one who led it', () =>
    expect(notStated).toContain(ask('What was it like to lead Forth Tiles?').outcome))
})

describe('the dates of a job', () => {
  it.each(["St Mary's Hospital", "St. Mary's Hospital", 'St Marys Hospital'])(
    'are told, however its employer is written: %s [#14.19]',
    (name) => {
      const nurse: ResumeItem = {
        id: 'nurse',
        section: 'experience',
        content: {
          name: "St. Mary's Hospital",
          title: 'Nurse',
          start_date: 'March 2015',
          end_date: 'June 2019',
          details: 'Looked after families at night.',
        },
      }
      for (const question of [`When did she work at ${name}?`, `During which period was she at ${name}?`]) {
        const result = answer({ firstName: 'Ada', items: [nurse], answers: [], question, today: '2026-11-21' })
        expect(result.ok && result.sentences.map(({ text }) => text)).toEqual([
          "Ada was Nurse at St. Mary's Hospital from March 2015 to June 2019.",
        ])
      }
    },
  )
})
