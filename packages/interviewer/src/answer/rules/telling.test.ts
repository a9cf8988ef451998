import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { released, resume } from '../examples/example.ts'

const items = resume({
  overview: 'Terminal lead for ferries.',
  jobs: [
    [
      'terminal',
      'Terminal Supervisor',
      'Vestfjord Ferries, Bodø',
      'March 2020',
      null,
      'Draws the rota.\nCut boarding time for the evening sailing from 42 min to 27 min. Lane plan for 180 cars and 14 lorries.\nCoffee for the crew.\nNo-show fee introduced, 31,000 euros recovered in the first year.\nInbound freight is planned by another team.',
    ],
    [
      'tickets',
      'Ticket Office Clerk',
      'Vestfjord Ferries, Bodø',
      'June 2016',
      'February 2020',
      'Sold tickets at the counter.\nClaims for lost property answered within 3 days instead of 2 weeks.',
    ],
    [
      'cafe',
      'Barista',
      'Torg Roastery, Bodø',
      'May 2014',
      'May 2016',
      'Opened the shop at six.\nCash-up in the evening.',
    ],
  ],
  technical: [['excel', 'Excel', 'Lane plans and rotas.', 'intermediate']],
})
const answers = [
  released(
    'late',
    'terminal',
    'Tell us about an angry customer.',
    'A bus came late, so I booked all 48 on the next ship.',
  ),
]
const ask = (question: string) => {
  const result = answer({ firstName: 'Runa', items, answers, question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return {
    ...result,
    text: result.sentences.map(({ text }) => text).join(' '),
    cited: [...new Set(result.sentences.flatMap(({ support }) => support))],
  }
}

describe('a job that is asked about at large', () => {
  it.each([
    'Tell me about her time as terminal supervisor',
    'what did runa achieve as a terminal supervisor',
    "what's her biggest result as terminal supervisor?",
    'Describe the terminal supervisor role.',
  ])('is told by its most telling lines, results before the rest: %s', (question) => {
    const { outcome, text, cited } = ask(question)
    expect([outcome, cited]).toEqual(['answered', ['terminal']])
    expect(text).toMatch(/from 42 min to 27 min.*31,000 euros/)
    expect(text).not.toMatch(/Coffee|Draws/)
  })

  it.each(['tell me about vestfjord', 'What did she do at Vestfjord Ferries?', 'her time at vestfjord'])(
    'is told with the other job of that employer: %s',
    (question) => {
      const { outcome, text } = ask(question)
      expect(outcome).toBe('answered')
      expect(text).toMatch(/42 min to 27 min/)
      expect(text).toMatch(/3 days instead of 2 weeks/)
      expect(text).not.toMatch(/six/)
    },
  )

  it.each(['tell me about the barista job', 'what did she do in her first job', 'what did she do as barista'])(
    'is found by its trade or its place among the jobs: %s',
    (question) => expect(ask(question).cited).toEqual(['cafe']),
  )
  it.each(['what does she do now', 'tell me about her current role', 'what does her day look like?'])(
    'is the present one: %s',
    (question) => expect(ask(question).cited).toEqual(['terminal']),
  )

  it('is not told where one occasion is asked for', () => {
    expect(ask('Tell me about a time at Vestfjord when a customer was angry').cited).toEqual(['late'])
  })
})

describe('what is said of a thing', () => {
  it.each(['experience with lorries?', 'Tell me about her experience with lorries', 'any experience of lorries'])(
    'is told by the line that holds it: %s',
    (question) => {
      const { outcome, text } = ask(question)
      expect(outcome).toBe('answered')
      expect(text).toMatch(/“Lane plan for 180 cars and 14 lorries\.”/)
      expect(text).not.toMatch(/42 min/)
    },
  )

  it('is told of every piece that speaks of it', () => {
    expect(ask('Describe her experience with lane plans.').cited.sort()).toEqual(['excel', 'terminal'])
  })

  it.each([
    'experience with inbound freight?',
    'experience with lorry repairs?',
    'tell me about her experience with cranes',
  ])('is not told by what others do, or by one word of two: %s', (question) =>
    expect(ask(question).outcome).not.toBe('answered'),
  )
})

describe('a question that wants to be told of something', () => {
  const person = {
    firstName: 'Noor',
    answers: [],
    today: '2026-11-21',
    items: resume({
      overview: 'Piano technician for concert halls. I would like a post at a conservatoire.',
      jobs: [
        [
          'free',
          'Freelance piano technician',
          'Self-employed, Ghent',
          'May 2018',
          null,
          'About 700 tunings a year.\nConcert tuning for De Bijloke, 60 evenings.\nRegulation and voicing of grand pianos.\nTwo apprentices trained to their own shops.\nNo-shows down from 9% to 2%.',
        ],
        [
          'house',
          'Workshop technician',
          'Pianohuis Verlinden, Antwerp',
          '2014',
          'March 2018',
          'Rebuilt 28 pianos for the cathedral school.\nEstimates for customers at home.',
        ],
      ],
      roles: [['eu', 'Europiano Belgium', 'Speaker on concert tuning', '2022']],
    }),
  }
  const tell = (question: string) => {
    const result = answer({ ...person, question })
    if (!result.ok) throw new Error(result.detail)
    return result.sentences.map(({ text }) => text).join(' ')
  }
  it.each(['what would she do in a normal week', 'describe a typical day', 'what does she do all day'])(
    'tells the work of today: %s',
    (question) => expect(tell(question)).toMatch(/^Noor has been Freelance piano technician.*700 tunings.*2%/),
  )
  it('tells all lines that speak of it, jobs first', () =>
    expect(tell('tell me about her concert work')).toMatch(/60 evenings.*Speaker on concert tuning/))
  it('tells the whole job of which one line speaks', () =>
    expect(tell('tell me about the cathedral job')).toMatch(/28 pianos.*Estimates/))
  it('tells what somebody brings: what is said of it, and the work of today', () =>
    expect(tell('what does she bring to a conservatoire?')).toMatch(/700 tunings.*conservatoire/))
})
