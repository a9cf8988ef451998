import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { released, resume } from '../examples/example.ts'

const items = resume({
  overview: 'Process engineer for plastics.',
  jobs: [
    ['plant', 'Process Engineer', 'Duroplast, Porto, Portugal', 'May 2021', null, 'Cycle times of 12 machines.'],
    ['move', 'Moved because of the floods', 'Valencia – Porto', 'January 2021', 'April 2021', 'Portuguese course.'],
    ['lab', 'Laboratory Technician', 'Inyecta, Lyon, France', '2017', 'December 2020', 'Melt flow tests.'],
    ['school', 'Chemistry Teacher', 'Lycée Ampère, Lyon, France', '2013', '2016', '20 lessons a week.'],
  ],
  roles: [['club', 'Vice president, rowing club', '60 members.', '2022']],
  achievements: [['belt', 'Six Sigma Green Belt', '', '2020']],
  other: [
    'Residence card (Portugal) until May 2029, free access to the labour market',
    'January to August 2017 without a job, lockdown of the works',
  ],
})
const told = released(
  'next',
  'plant',
  'What is next for you?',
  'I would like to lead a plant in Madrid or Lisbon. I would move for that.',
)
const ask = (question: string) => {
  const result = answer({ firstName: 'Ines', items, answers: [told], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  const { outcome, sentences, related } = result
  return { outcome, text: [...sentences, ...related].map(({ text }) => text).join(' ') }
}

describe('what the resume says in other words is not denied', () => {
  it.each(['work permit?', 'is she allowed to work in Portugal', 'does she need a visa for Portugal'])(
    'a residence card states the right to work: %s',
    (question) =>
      expect(ask(question).text).toBe('Residence card (Portugal) until May 2029, free access to the labour market.'),
  )

  it.each(['Is she a Six Sigma Black Belt?', 'six sigma black belt?', 'does she hold a black belt'])(
    'a lower belt puts a higher one right: %s',
    (question) =>
      expect(ask(question)).toMatchObject({
        outcome: 'corrected',
        text: expect.stringMatching(/Six Sigma Green Belt/),
      }),
  )

  it('a belt that is held is no lower one', () => expect(ask('Is she a Six Sigma Green Belt?').text).not.toMatch(/^No/))

  it.each(['why was she without work in 2017', 'why no job in 2017?', 'gap in 2017?'])(
    'a note of the time tells why there was no job: %s',
    (question) => expect(ask(question).text).toContain('lockdown of the works'),
  )

  it.each(['What happened between January and April 2021?', 'what happened in March 2021?'])(
    'a move among the jobs is a time without one: %s',
    (question) => expect(ask(question).text).toContain('Moved because of the floods'),
  )

  it.each(['any experience overseas', 'worked outside her home country?', 'jobs abroad?'])(
    'jobs abroad are found by the place of the employer: %s',
    (question) => expect(ask(question).text).toContain('Lyon'),
  )

  it.each(['has she led anything', 'any leadership roles?', 'has she held any position of responsibility'])(
    'an office in a club is near to leading: %s',
    (question) =>
      expect(ask(question)).toMatchObject({
        outcome: 'closest',
        text: expect.stringContaining('Vice president'),
      }),
  )

  it.each(['what was she before IT', 'job before consulting?'])(
    'the first posts are near to what was done before a trade that no title names: %s',
    (question) => {
      const { outcome, text } = ask(question)
      expect([outcome, text]).toEqual(['closest', expect.stringContaining('Chemistry Teacher')])
      expect(text).not.toContain('floods')
    },
  )

  it('what follows on a place and says that somebody would go there is shown with it', () =>
    expect(ask('would she relocate to Madrid?').text).toContain('I would move for that'))
})
