import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { candidatesOf } from './candidates.ts'
import { storySubjects, tellingness } from './story-subjects.ts'

const job = (details: string): ResumeItem => ({
  id: 'job',
  section: 'experience',
  content: { name: 'Acme', title: 'Clerk', start_date: 'May 2019', end_date: 'June 2021', details },
})
const said = (item: ResumeItem) => storySubjects(item).map(({ values }) => values['said'])

describe('a line that few others could have written', () => {
  it('is worth more than a list of duties', () =>
    expect(tellingness('two forged certificates reported to the police').worth).toBeGreaterThan(
      tellingness('filing, sorting, posting of certificates').worth,
    ))

  it('is taken up wherever it stands in the item', () =>
    expect(said(job('Filing and sorting\nReopened the cinema as a cooperative\nAnnual accounts'))).toEqual([
      'You reopened the cinema as a cooperative',
    ]))
  it('is none in note form: nobody knows whether a note has a story', () =>
    expect(said(job('Eleven permits obtained, one refused by the minister'))).toEqual([]))

  it('can be asked about by a question that assumes nothing', () => {
    const item = job('Reopened the cinema as a cooperative')
    const texts = candidatesOf({ item, items: [item], existing: [], num: 3 }).map(({ text }) => text)
    expect(texts).toContain("You reopened the cinema as a cooperative. What's the story behind that?")
  })

  it.each([
    ['how a job ended', 'Returned due to family reasons, never back'],
    ['the body', 'Stopped after the back gave up once'],
    ['terms', '40 hours, only Wednesday and Thursday off'],
    ['a wish', 'Looking for only one more year abroad'],
  ])('is no story when it tells %s', (_, line) => expect(said(job(line))).toEqual([]))

  it('is none when it only says how far somebody gets with a tool', () =>
    expect(
      said({
        id: 'tool',
        section: 'technical',
        content: {
          name: 'Karkinos',
          description: 'Only simple grading, last used once in Leeds',
          proficiency: null,
          projects: null,
        },
      }),
    ).toEqual([]))
})
