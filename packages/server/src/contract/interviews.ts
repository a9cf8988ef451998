import {
  answerSchema,
  draftSchema,
  interviewSchema,
  maxQuestionsPerCall,
  progressSchema,
  saveAnswerSchema,
  saveDraftSchema,
  setReleaseSchema,
} from '@candid/core/schemas'
import * as v from 'valibot'
import { idSchema, messageSchema, ok, operation, wholeNumber } from './operation.ts'

const json = 'application/json'
const itemParams = v.object({ id: idSchema, chunk_id: idSchema })
const questionParams = v.object({ id: idSchema, question_id: idSchema })

export const interviews = {
  readInterview: operation({
    id: 'readInterview',
    method: 'get',
    path: '/resumes/{id}/chunks/{chunk_id}/questions',
    tag: 'interviews',
    summary: 'Questions, answers and drafts of an item, matched by position',
    auth: 'user',
    params: itemParams,
    responses: ok(interviewSchema),
  }),
  askQuestions: operation({
    id: 'askQuestions',
    method: 'post',
    path: '/resumes/{id}/chunks/{chunk_id}/questions',
    tag: 'interviews',
    summary: 'Generate num more questions about an item',
    auth: 'user',
    params: itemParams,
    query: v.object({ num: v.optional(wholeNumber(1, maxQuestionsPerCall), '3') }),
    responses: ok(interviewSchema),
  }),
  readProgress: operation({
    id: 'readProgress',
    method: 'get',
    path: '/resumes/{id}/progress',
    tag: 'interviews',
    summary: 'How many questions of each item are answered',
    auth: 'user',
    params: v.object({ id: idSchema }),
    responses: ok(progressSchema),
  }),
  saveAnswer: operation({
    id: 'saveAnswer',
    method: 'post',
    path: '/resumes/{id}/questions/{question_id}/answer',
    tag: 'interviews',
    summary: 'Save the answer to a question; If-Match carries the version it was edited from',
    auth: 'user',
    params: questionParams,
    headers: v.object({ 'if-match': v.optional(v.string()) }),
    body: { mediaType: json, schema: saveAnswerSchema },
    responses: ok(answerSchema),
  }),
  setRelease: operation({
    id: 'setRelease',
    method: 'patch',
    path: '/resumes/{id}/questions/{question_id}/answer',
    tag: 'interviews',
    summary: 'Say who may read a saved answer',
    auth: 'user',
    params: questionParams,
    body: { mediaType: json, schema: setReleaseSchema },
    responses: ok(answerSchema),
  }),
  saveDraft: operation({
    id: 'saveDraft',
    method: 'put',
    path: '/resumes/{id}/questions/{question_id}/draft',
    tag: 'interviews',
    summary: 'Keep text that is being typed',
    auth: 'user',
    params: questionParams,
    body: { mediaType: json, schema: saveDraftSchema },
    responses: ok(draftSchema),
  }),
  deleteDraft: operation({
    id: 'deleteDraft',
    method: 'delete',
    path: '/resumes/{id}/questions/{question_id}/draft',
    tag: 'interviews',
    summary: 'Forget the draft',
    auth: 'user',
    params: questionParams,
    responses: ok(messageSchema),
  }),
} as const
