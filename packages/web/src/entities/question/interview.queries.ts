import { type ApiClient, unwrap } from '@candid/api-client'
import { queryOptions } from '@tanstack/react-query'
import { completeInterview } from './complete-interview.ts'

/** The ids of an item and its resume. */
export type InterviewAddress = { resumeId: string; itemId: string }
/** The ids of a question and its resume; `itemId` is the list to refresh. */
export type QuestionAddress = InterviewAddress & { questionId: string }

/** Query keys of questions and answers. */
export const interviewKeys = {
  ofResume: (resumeId: string) => ['resume', resumeId, 'interview'] as const,
  everySimilar: ['similar-answers'] as const,
  progress: (resumeId: string) => ['resume', resumeId, 'progress'] as const,
  similar: ({ resumeId, itemId }: InterviewAddress) => ['similar-answers', resumeId, itemId] as const,
  interview: ({ resumeId, itemId }: InterviewAddress) => ['resume', resumeId, 'interview', itemId] as const,
}
/** Fetches the questions, answers and drafts of an item. */
export const readInterview = async (api: ApiClient, { resumeId, itemId }: InterviewAddress, signal: AbortSignal) =>
  completeInterview(
    await unwrap(
      api.GET('/api/v1/resumes/{id}/chunks/{chunk_id}/questions', {
        params: { path: { id: resumeId, chunk_id: itemId } },
        signal,
      }),
    ),
  )

/** Questions, answers and drafts of an item, matched by position. */
export const interviewQuery = (api: ApiClient, { resumeId, itemId }: InterviewAddress) =>
  queryOptions({
    queryKey: interviewKeys.interview({ resumeId, itemId }),
    queryFn: ({ signal }) => readInterview(api, { resumeId, itemId }, signal),
  })

/** For each item of a resume, how many questions it has and how many are answered. */
export const progressQuery = (api: ApiClient, resumeId: string) =>
  queryOptions({
    queryKey: interviewKeys.progress(resumeId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/resumes/{id}/progress', { params: { path: { id: resumeId } }, signal })),
  })

/** The person's earlier answers to questions similar to the open ones of an item. */
export const similarAnswersQuery = (api: ApiClient, { resumeId, itemId }: InterviewAddress) =>
  queryOptions({
    queryKey: interviewKeys.similar({ resumeId, itemId }),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/resumes/{id}/chunks/{chunk_id}/similar-answers', {
          params: { path: { id: resumeId, chunk_id: itemId } },
          signal,
        }),
      ),
  })
