import { type ApiClient, unwrap } from '@candid/api-client'
import { queryOptions } from '@tanstack/react-query'
import { isNotFound } from '../../platform/not-found.ts'
import { completeResume } from './complete-resume.ts'

/** Query keys of one resume. All its data is under `all(id)`. */
export const resumeKeys = {
  every: ['resume'] as const,
  all: (id: string) => ['resume', id] as const,
  detail: (id: string) => ['resume', id, 'detail'] as const,
  chunks: (id: string) => ['resume', id, 'chunks'] as const,
  shelf: (id: string) => ['resume', id, 'shelf'] as const,
  active: ['resume', 'active'] as const,
}

/** Retries three times, but never after a 404 (specification, sections 7 and 9). */
export const retryUnlessNotFound = (failures: number, error: Error): boolean => !isNotFound(error) && failures < 3

/** One resume with its sections. */
export const resumeQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: resumeKeys.detail(id),
    queryFn: async ({ signal }) =>
      completeResume(await unwrap(api.GET('/api/v1/resumes/{id}', { params: { path: { id } }, signal }))),
    retry: retryUnlessNotFound,
    meta: { movesOn: (resume) => isParsing(resume as { parse_status?: string }) },
  })

/** The user's active resume; null if there is none (404). */
export const activeResumeQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: resumeKeys.active,
    queryFn: async ({ signal }) => {
      try {
        return completeResume(await unwrap(api.GET('/api/v1/resumes/active', { signal })))
      } catch (error) {
        if (isNotFound(error)) return null
        throw error
      }
    },
    retry: retryUnlessNotFound,
  })

/** Whether a resume is being parsed. */
export const isParsing = (resume: { parse_status?: string } | undefined): boolean => resume?.parse_status === 'running'

/** All items of a resume with their places in the PDF. */
export const chunksQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: resumeKeys.chunks(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/resumes/{id}/chunks', { params: { path: { id } }, signal })),
    retry: retryUnlessNotFound,
  })
