import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { resume } from './examples/example.ts'

const items = resume({
  overview: 'Tram workshop foreman in Graz.',
  jobs: [
    [
      'depot',
      'Workshop Foreman',
      'Depot Nord, Graz',
      'April 2019',
      null,
      [
        '• Raised wheelset life from 180,000 km in 2019 to 240,000 km in 2023. It fell back to 205,000 km in 2024 with the new brake pads.',
        '• Led the move of the spare parts store to barcodes. It was finished four months late; the first stocktake missed 61 parts.',
        '• Pilot with a leased lathe 2021: ran six months, then handed back. turning time no change',
        '• Train apprentices, nine so far',
        '• normal gauge tol. 0.5, narrowest steady work 0.1 on flanges',
      ].join('\n'),
    ],
    [
      'paragraph',
      'Fitter',
      'Bahnwerk Süd, Graz',
      '2011',
      'March 2019',
      'Repaired pantographs. Rewound motors for the museum cars. Kept the tool room. Wrote the lubrication plan. Drove the crane on nights.',
    ],
  ],
  skills: [
    ['notme', 'Not my field', 'no electronics repair, boards go to the maker'],
    ['brakes', 'Brake tests', 'static and on the line'],
  ],
})
const ask = (question: string) => {
  const result = answer({ firstName: 'Resi', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return [...result.sentences, ...result.related].map(({ text }) => text).join(' ')
}

describe('a line of a job', () => {
  it.each([
    ['wheelset life, latest figure?', /240,000.*fell back to 205,000/],
    ['result of the leased lathe pilot?', /six months.*no change/i],
    ['barcodes in the spare parts store - on time?', /spare parts store.*four months late.*missed 61/],
    ['when was the spare parts store finished?', /spare parts store to barcodes.*four months late/],
  ])('is told with its second half: %s', (question, says) => expect(ask(question)).toMatch(says))

  it('ends where the next bullet begins', () =>
    expect(ask('result of the leased lathe pilot?')).not.toContain('apprentices'))

  it('of a paragraph is told alone', () =>
    expect(ask('has he rewound motors?')).not.toMatch(/tool room|pantographs.*tool/i))

  it('is not cut after an abbreviation', () => expect(ask('narrowest work?')).toContain('tol. 0.5, narrowest'))
})

it('a superlative asks which, not whether', () => expect(ask('narrowest work?')).not.toMatch(/^Yes/))

it('a heading that names no skill is quoted as a heading', () => {
  expect(ask('electronics repair?')).toMatch(/Under “Not my field”/)
  expect(ask('brake tests?')).toMatch(/Brake tests/)
  expect(ask('brake tests?')).not.toMatch(/Under “/)
})
