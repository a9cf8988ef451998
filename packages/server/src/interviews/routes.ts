import type { Interviewer } from '@candid/interviewer'
import type { Database } from '../db/database.ts'
import { readVersion } from '../http/if-match.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Handlers } from '../http/register.ts'
import * as answers from './answer-store.ts'
import * as interviews from './interview-store.ts'
import { releaseSection } from './release-section.ts'
import { readSimilarAnswers } from './similar-answers.ts'

type Id =
  | 'readInterview'
  | 'askQuestions'
  | 'readSimilarAnswers'
  | 'askFollowUp'
  | 'readProgress'
  | 'saveAnswer'
  | 'setRelease'
  | 'releaseSection'
  | 'saveDraft'
  | 'deleteDraft'

export type InterviewParts = { db: Database; interviewer: Interviewer; limits: RateLimits }

export const interviewHandlers = ({ db, interviewer, limits }: InterviewParts): Pick<Handlers, Id> => ({
  readInterview: ({ actor, params }) => interviews.readInterview(db, actor, params),
  askQuestions: async ({ actor, params, query }) => {
    await limits.take(['askOfUser', actor.id])
    return interviews.askQuestions(db, interviewer, actor, params, query.num)
  },
  readSimilarAnswers: ({ actor, params }) => readSimilarAnswers(db, interviewer, actor, params),
  askFollowUp: async ({ actor, params }) => {
    await limits.take(['askOfUser', actor.id])
    return interviews.askFollowUp(db, interviewer, actor, params)
  },
  readProgress: ({ actor, params }) => interviews.readProgress(db, actor, params.id),
  saveAnswer: async ({ actor, params, headers, body, reply }) => {
    const answer = await answers.saveAnswer(db, actor, params, body, readVersion(headers))
    reply.header('ETag', `"${answer.version}"`)
    return answer
  },
  setRelease: ({ actor, params, body }) => answers.setRelease(db, actor, params, body.release),
  releaseSection: ({ actor, params, body }) => releaseSection(db, actor, params, body),
  saveDraft: ({ actor, params, body }) => answers.saveDraft(db, actor, params, body.text),
  deleteDraft: async ({ actor, params }) => {
    await answers.deleteDraft(db, actor, params)
    return { message: 'Draft deleted' }
  },
})
