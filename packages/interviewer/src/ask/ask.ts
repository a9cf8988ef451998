import type { AskRequest, AskResult, FollowUpRequest } from '../interviewer.ts'
import { chooseQuestions } from './choose.ts'
import { followUpQuestion } from './follow-up.ts'

/** Interview questions about one item by rules: `num` of them, fewer only when nothing is left to ask that was not asked before. */
export const ask = (request: AskRequest): AskResult => ({
  ok: true,
  engine: { kind: 'rules' },
  questions: chooseQuestions(request),
})

/** One follow-up to an answer that was just saved, about what it leaves open; none when the answer offers nothing to ask about. */
export const followUp = (request: FollowUpRequest): AskResult => {
  const question = followUpQuestion(request)
  return { ok: true, engine: { kind: 'rules' }, questions: question === null ? [] : [question] }
}
