import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { released, resume } from '../examples/example.ts'

const items = resume({
  jobs: [
    [
      'head',
      'Head Gardener',
      'Tamar Park',
      'March 2022',
      null,
      'Joined as deputy and was promoted to head in June 2023.',
    ],
    [
      'foreman',
      'Foreman',
      'Lynher Nursery, Saltash',
      'May 2018',
      'October 2021',
      'Led a gang of six.\nWhat was sold rose from 40 to 90 pallets.',
    ],
    ['hand', 'Nursery Hand', 'Lynher Nursery, Saltash', 'April 2016', 'April 2018', 'Potted on.'],
    ['cook', 'Cook', 'Fal Inn', '2012', 'January 2016', 'Cooked for 60.'],
  ],
  other: ['November 2021 to February 2022: walked the coast path'],
})
const answers = [
  released(
    'why',
    'hand',
    'Why did you become a gardener?',
    'I cooked for years before, and the garden was the best of it.',
  ),
]
const ask = (question: string) => {
  const result = answer({ firstName: 'Jory', items, answers, question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { outcome: result.outcome, text: [...result.sentences, ...result.related].map(({ text }) => text).join(' ') }
}

describe('a career', () => {
  it.each(['how did he progress at Lynher?', 'his career progression at lynher'])(
    'at one employer is told by its posts in order: %s',
    (question) =>
      expect(ask(question).text).toBe(
        'Jory’s posts at Lynher Nursery, Saltash, in order: Nursery Hand (April 2016 to April 2018) and Foreman (May 2018 to October 2021).',
      ),
  )

  it.each(['career so far', 'walk me through his career'])('is told from its first post on: %s', (question) =>
    expect(ask(question).text).toMatch(
      /^Jory’s posts, in order: Cook at Fal Inn .*Head Gardener at Tamar Park \(since March 2022\)\.$/,
    ),
  )

  it('is answered with the promotion and its date, and not as what was done in the later post', () =>
    expect(ask('has he been promoted?').text).toBe(
      'Yes. At Tamar Park, Jory joined as deputy and was promoted to head in June 2023.',
    ))

  it.each(['where does he work?', 'who does he work for now'])('has one employer today: %s', (question) =>
    expect(ask(question).text).toBe('Jory has been Head Gardener at Tamar Park since March 2022.'),
  )

  it('says since when people were led', () =>
    expect(ask('when did he first lead a team?').text).toBe(
      'As Foreman at Lynher Nursery, Saltash (May 2018 to October 2021), Jory led a gang of six.',
    ))

  it('tells the post before another, not a story of why it was left', () =>
    expect(ask('What did he do before becoming a nursery hand?').text).toBe(
      'Jory was Cook at Fal Inn from 2012 to January 2016.',
    ))

  it('shows the posts around a time of which nothing is told', () => {
    const { outcome, text } = ask('What did he do between January 2016 and April 2016?')
    expect(outcome).toBe('closest')
    expect(text).toMatch(/Cook at Fal Inn .* Nursery Hand at Lynher Nursery/)
  })

  it('tells what stands of a time between two posts', () =>
    expect(ask('What was he doing between November 2021 and February 2022?').text).toMatch(/walked the coast path/))

  it.each(['his previous roles', 'jobs before the current one'])(
    'has all posts before the present one: %s',
    (question) =>
      expect(ask(question).text).toMatch(/^Jory has worked as Foreman .*; Nursery Hand .*; and Cook at Fal Inn/),
  )

  it('says since when a post was held by its very title', () =>
    expect(ask('When did he become foreman?').text).toBe(
      'Jory was Foreman at Lynher Nursery, Saltash, from May 2018 to October 2021.',
    ))
})
