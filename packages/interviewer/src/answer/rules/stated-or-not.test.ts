import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const jobs: Parameters<typeof resume>[0]['jobs'] = [
  [
    'nursery',
    'Nursery Cook',
    'Larchwood Nursery, Hull',
    'May 2017',
    null,
    'Cook lunch for 64 children, with replacements at short notice.\nStart of each term: new menu, ready two weeks before.\nNotices about allergies for every table.',
  ],
]
const asked = (question: string, other: string[] = ['English (native)']) => {
  const items = resume({ overview: 'Cook in nurseries.', jobs, other })
  const result = answer({ firstName: 'Ama', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.code)
  return result
}

describe('when somebody can begin', () => {
  it.each(['notice period?', 'how long is her notice', 'when could she start', 'how much notice must she give'])(
    'is not read into what a job is full of: %s',
    (question) => {
      const result = asked(question)
      expect(result.outcome).toBe('not_stated')
      expect([...result.sentences, ...result.related]).toEqual([])
    },
  )

  it.each(['notice period?', 'how long is her notice', 'when could she start'])(
    'is told where it is stated: %s',
    (question) => {
      const result = asked(question, ['English (native)', 'Notice period six weeks'])
      expect(result.outcome).toBe('answered')
      expect(result.sentences.map(({ text }) => text).join(' ')).toContain('six weeks')
    },
  )
})

describe('notice that was given once', () => {
  const items = resume({ overview: 'Cook in nurseries.', jobs, other: ['English (native)'] })
  const left = { id: 'left', question: 'Why did you leave the school?', itemId: null, date: null }
  const told = (text: string) => {
    const answers = [{ ...left, text }]
    const result = answer({ firstName: 'Ama', items, answers, question: 'when could she start?', today: '2026-11-21' })
    if (!result.ok) throw new Error(result.code)
    return [...result.sentences, ...result.related].map((sentence) => sentence.text).join(' ')
  }
  it('says nothing of today', () =>
    expect(told('It closed its kitchen. I gave a month of notice and trained the next cook.')).toBe(''))
})
