import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const items = resume({
  overview: 'Dairy plant manager who began at the filling line.',
  jobs: [
    [
      'plant',
      'Plant Manager',
      'Vellin Dairies',
      'March 2019',
      null,
      [
        'Answer for production, maintenance and a yearly budget of €6.4 million.',
        'Lead 85 people on three shifts.',
        'Milk losses at the filler fell from 2.9% to 1.1%.',
        'Moved the plant from paper batch records to an electronic system in 2022.',
        'Hold the weekly meeting on hygiene with the laboratory.',
      ].join('\n'),
    ],
    [
      'school',
      'Instructor, Dairy Technology',
      'Vellin Vocational School',
      'August 2014',
      'February 2019',
      [
        'Taught two classes of 20 apprentices a week and marked their papers.',
        'Of my apprentices 91% passed the final examination, compared with 78% at the other schools.',
        'Wrote a workbook on pasteurisation.',
      ].join('\n'),
    ],
  ],
})

const told = (question: string): string => {
  const result = answer({ firstName: 'Runa', items, answers: [], question, today: '2026-11-21' })
  return result.ok ? [...result.sentences, ...result.related].map(({ text }) => text).join(' ') : ''
}

describe('the line that answers is told rather than the one beside it', () => {
  it.each([
    ['a result by the line with the figure', 'how did the apprentices she taught do', '91%', 'two classes'],
    ['a budget by the line with the amount', 'what budget does she answer for', '€6.4 million', 'Milk losses'],
    ['how many people by the line that counts them', 'how many people does she lead?', '85 people', '€6.4'],
    ['a loss by the line that says how it went', 'were milk losses reduced, any numbers', '2.9% to 1.1%', '€6.4'],
    ['a change of system by the line that names it', 'when did they go electronic with batch records', '2022', '85'],
  ])('tells %s', (_, question, right, beside) => {
    const text = told(question)
    expect(text).toContain(right)
    expect(text).not.toContain(beside)
  })
})
