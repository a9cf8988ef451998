import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { resume } from './examples/example.ts'
import { isWish } from './wishes.ts'

it.each([
  'Looking for a post in Porto',
  'Want: warehouse supervisor',
  'Now hoping to move into training',
  'I would like a part-salaried role',
  'Aims for a school of her own',
  'Wants to work nearer home',
  'Next role: head gardener',
  'Open to new roles abroad',
  'Plans to qualify as a diver',
])('says what is looked for: %s', (text) => expect(isWish(text)).toBe(true))

it.each([
  'Open to relocation',
  'Ready to start in March',
  'Asks guests what they want',
  'Wrote cleaning plans for four sites',
  'Prepared pupils for their next step',
  'Aimed searchlights in three theatres',
  'Looked after 40 horses',
  'Nights possible, weekends preferred',
])('says none: %s', (text) => expect(isWish(text)).toBe(false))

describe('what somebody looks for', () => {
  const items = resume({
    overview:
      'Ward clerk in a children’s hospital. Would like to move into medical coding. Seeking a post as team leader.',
    jobs: [
      [
        'ward',
        'Ward Clerk',
        'Larkfield Hospital, Derry',
        'May 2017',
        null,
        'Books 60 beds.\nCodes discharge letters for the monthly return.\nTrains two new clerks a year.',
      ],
    ],
    skills: [['typing', 'Typing', '70 words a minute']],
  })
  const ask = (question: string) => {
    const result = answer({ firstName: 'Niamh', items, answers: [], question, today: '2026-11-21' })
    if (!result.ok) throw new Error(result.detail)
    return result
  }
  const allOf = ({ sentences, related }: ReturnType<typeof ask>) => [...sentences, ...related].map(({ text }) => text)

  it.each(['Has she experience as a team leader?', 'tell me about her time as team leader'])(
    'is never told as experience: %s',
    (question) => {
      const result = ask(question)
      expect(result.outcome).not.toBe('answered')
      if (allOf(result).join(' ').includes('Seeking')) expect(result.closeness).toBe('unlikely')
    },
  )

  it('does not stand before what was done', () => {
    const result = ask('has she done any medical coding?')
    expect(allOf(result)[0]).toContain('Codes discharge letters')
  })

  it('is told to who asks for it', () =>
    expect(allOf(ask('What is she looking for next?')).join(' ')).toContain('Would like to move into medical coding'))
})
