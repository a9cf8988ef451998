import { expect, it } from 'vitest'
import { eachQuestionOnce } from './each-question-once.ts'
import type { EmployerQuery } from './share.types.ts'

const asked = (id: string, question: string, more: Partial<EmployerQuery> = {}): EmployerQuery => ({
  id,
  question,
  asked_at: '2026-11-23T10:00:00Z',
  answer: null,
  sent_at: null,
  owner_answer: null,
  by_mail: false,
  ...more,
})
const idsOf = (queries: EmployerQuery[]) => queries.map(({ id }) => id)

it('moves a question that is asked again up instead of showing it twice [#16]', () => {
  const queries = [asked('1', 'What is her job?'), asked('2', 'Does she lead?'), asked('3', ' what is  her job? ')]
  expect(idsOf(eachQuestionOnce(queries))).toEqual(['2', '3'])
})

it('keeps what became of a question that its owner was sent or has answered', () => {
  const sent_at = '2026-11-23T10:05:00Z'
  const owner_answer = { text: 'In May.', answered_at: sent_at }
  const sent = asked('1', 'When?', { sent_at })
  expect(idsOf(eachQuestionOnce([sent, asked('2', 'When?')]))).toEqual(['1'])
  expect(idsOf(eachQuestionOnce([asked('0', 'When?', { owner_answer }), sent, asked('2', 'When?')]))).toEqual(['0'])
})
