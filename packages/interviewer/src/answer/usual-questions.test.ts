import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { released } from './examples/example.ts'
import { notStated } from './examples/not-stated.ts'
import { hygienist, operationsManager, type Reader } from './examples/readers.ts'

const ask = (reader: Reader, question: string, answers = [] as ReturnType<typeof released>[]) => {
  const result = answer({ ...reader, answers, question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { outcome: result.outcome, cited: [...new Set(result.sentences.flatMap(({ support }) => support))] }
}

const open = [
  'Which books has she read?',
  'Has she worked in a start-up?',
  'What would she like to earn?',
  'What is her current salary?',
  'What is her management style?',
  'Why does she want to work for us?',
  'What grades did she get?',
  'What was her grade point average?',
  'Does she have a non-compete clause?',
  'Does she have a side job?',
  'What is her personality type?',
  'Can she do overtime?',
  'When is she available for an interview?',
  'What motivates her?',
  'What would her colleagues say about her?',
  'What was the topic of her thesis?',
  'How many hours a week does she want to work?',
  'Is she open to a temporary contract?',
  'Does she need a visa?',
  'Who would give her a reference?',
  'Would she work at weekends?',
  'Which company size does she prefer?',
  'What is her typing speed?',
  'Which other companies is she talking to?',
  'Does she prefer to work alone or in a team?',
  'Has she worked in the public sector?',
]

describe('a usual question that a resume leaves open', () => {
  it.each(open)('is not answered with something near: %s', (question) => {
    for (const reader of [operationsManager, hygienist])
      expect(notStated, question).toContain(ask(reader, question).outcome)
  })

  it.each(['What is her current job?', 'previous employer?', 'languages?'])(
    'is not answered by the only thing that the resume says: %s',
    (question) => {
      const skill = {
        id: 'skill',
        section: 'skills' as const,
        content: { name: 'Planning', description: 'Plans well.', projects: null },
      }
      expect(notStated).toContain(ask({ firstName: 'Ada', items: [skill] }, question).outcome)
    },
  )

  it.each([
    ['What motivates her?', 'I love the moment when forty vans leave and none is late.', 'What drives you?'],
    [
      'What would her colleagues say about her?',
      'They say that I write everything down.',
      'What do others say of you?',
    ],
    [
      'Is she open to a temporary contract?',
      'A fixed-term contract is fine.',
      'Which kinds of contract would you take?',
    ],
    ['When is she available for an interview?', 'Available on any afternoon.', 'When can we talk?'],
  ])('is answered by a released answer: %s', (question, text, asked) => {
    const releasedAnswer = released('said', 'manager', asked, text)
    expect(ask(operationsManager, question, [releasedAnswer])).toEqual({ outcome: 'answered', cited: ['said'] })
  })
})
