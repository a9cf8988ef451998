import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const items = resume({
  overview: 'Bookbinder and paper conservator.',
  jobs: [
    ['abbey', 'Paper Conservator', 'Melk Abbey Library', 'April 2021', 'June 2025', 'Washed and lined 90 maps.'],
    ['bindery', 'Bookbinder', 'Bindery Lang, Linz', 'March 2013', 'October 2018', 'Half-leather bindings.'],
    ['school', 'Trainee Bookbinder', 'Bindery Lang, Linz', 'Sept 2010', 'Feb 2013', 'Sewed and rounded.'],
    ['shop', 'Sales Assistant', 'Paper Moon, Steyr', '2005', 'June 2008', 'Sold pens.'],
  ],
  roles: [['club', 'Choir treasurer', 'Fees of 60 members.', '2019–present']],
  other: ['January 2019 to December 2020: course in paper chemistry, Vienna', 'Interests: canoe.'],
})
const ask = (question: string) => {
  const result = answer({ firstName: 'Resi', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { ...result, text: [...result.sentences, ...result.related].map(({ text }) => text).join(' ') }
}

describe('a time between two jobs', () => {
  it.each([
    'what did she do between Lang and Melk?',
    'What was she doing between the bindery and the abbey',
    'there is a gap in 2019, what happened?',
    'why the hole in 2020?',
  ])('is told by the line that tells of it: %s', (question) => {
    expect(ask(question).outcome).toBe('answered')
    expect(ask(question).text).toContain('paper chemistry')
    expect(ask(question).text).not.toContain('maps')
  })

  it.each(['what did she do between Paper Moon and Lang?', 'there is a gap in 2009, what happened?'])(
    'is told as unsaid, with the dates of both jobs: %s',
    (question) => {
      const { outcome, closeness, text } = ask(question)
      expect({ outcome, closeness }).toEqual({ outcome: 'closest', closeness: 'unlikely' })
      expect(text).toMatch(/June 2008.*Sept 2010/)
      expect(text).not.toMatch(/pens|Sewed/)
    },
  )

  it('is none where one job followed the other', () =>
    expect(ask('what changed between the trainee job and the bookbinder job?').rule).not.toBe(
      'the time between two jobs',
    ))
})

describe('somebody without a job today', () => {
  it.each(['what is she doing now?', 'where does she work at the moment', 'current job'])('%s', (question) =>
    expect(ask(question).text).toMatch(/June 2025\. The resume lists no later job\.$/),
  )
})

describe('how long a post was held', () => {
  it.each([
    ['how long was she bookbinder before going to the abbey', /October 2018: over five years/],
    ['how long was she a trainee bookbinder?', /Feb 2013: over two years/],
    ['how long has she been paper conservator', /June 2025: over four years/],
  ])('%s', (question, says) => expect(ask(question).text).toMatch(says))
})

describe('a leave with its dates', () => {
  const nurse = resume({
    overview: 'Dental nurse.',
    jobs: [
      [
        'surgery',
        'Dental Nurse',
        'Quayside Dental',
        'Jan 2023',
        null,
        'Chairside for two dentists.\n28 hours a week since maternity leave.',
      ],
    ],
    other: ['Maternity leave August 2024 to April 2025', 'English (native)'],
  })
  const say = (question: string) => {
    const result = answer({ firstName: 'Carys', items: nurse, answers: [], question, today: '2026-11-21' })
    if (!result.ok) throw new Error(result.detail)
    return { outcome: result.outcome, text: [...result.sentences, ...result.related].map(({ text }) => text).join(' ') }
  }
  it.each(['Why was she off work in 2024/25', 'why the gap in 2024?'])(
    'is told to who asks what the time was for: %s',
    (question) => expect(say(question).text).toContain('Maternity leave August 2024 to April 2025'),
  )
  it.each(['was she on maternity leave?', 'does she have children?'])(
    'and to nobody who asks for the private matter: %s',
    (question) => expect(say(question).outcome).toBe('protected'),
  )
  it.each(['what did she do at Quayside', 'hours per week?', 'English?'])(
    'nor to who asks for anything else: %s',
    (question) => expect(say(question).text).not.toMatch(/maternity/i),
  )
})
