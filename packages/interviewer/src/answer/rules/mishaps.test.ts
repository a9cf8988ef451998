import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { released, resume } from '../examples/example.ts'

const items = resume({
  overview: 'Sawmill operator and crane driver in Umea.',
  jobs: [
    [
      'mill',
      'Head Sawyer',
      'Vindelns Sag AB, Umea',
      'May 2015',
      null,
      [
        'Set the band saw for six species.',
        'Fed a log with a nail in 2019, my mistake: blade damaged, 14 hours stopped. I wrote the metal detector routine after it.',
        'Reduced kiln failures from 9 to 2 a year.',
        'Accident statistics for the union meeting.',
        'Sawed damaged trunks from the storm, crash barriers on the side.',
      ].join('\n'),
    ],
    ['yard', 'Crane Driver', 'Norra Hamnen, Umea', '2008', '2015', 'Unloaded pulp wood, 300 lorries a month.'],
  ],
})
const ask = (question: string, answers = [] as ReturnType<typeof released>[]) => {
  const result = answer({ firstName: 'Sten', items, answers, question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { rule: result.rule, text: [...result.sentences, ...result.related].map(({ text }) => text).join(' ') }
}

describe('what went wrong', () => {
  it.each([
    'tell me about a time he messed up',
    'any crashes with the saw?',
    'a mistake he made, and what did he learn',
    'what went wrong at work, ever?',
  ])('is shown by the line that tells of it, to its end: %s', (question) => {
    const { text } = ask(question)
    expect(text).toMatch(/nail in 2019.*metal detector routine/)
    expect(text).not.toMatch(/kiln|statistics|storm/)
  })

  it.each([
    'has he reduced failures?',
    'experience with accident statistics?',
    'how many accidents were there?',
    'did he handle incidents on nights?',
  ])('is not what work is asked of by %s', (question) => expect(ask(question).rule).not.toContain('went wrong'))

  it('is left to what was told of it', () => {
    const releasedAnswer = released(
      'told',
      'yard',
      'Tell me about a mistake you made.',
      'I lowered a grapple on a bumper.',
    )
    expect(ask('a mistake he made?', [releasedAnswer]).text).toContain('grapple')
  })
})
