import { type ApiClient, unwrap } from '@candid/api-client'
import { hasNextPage, pageSize, pageToSkip } from '@candid/core'
import { notifyManager, type QueryClient, queryOptions } from '@tanstack/react-query'
import { keepRows, preloadStaleTime } from '../../platform/query-client.ts'
import { resumesKey } from '../../platform/query-keys.ts'
import { completeRow } from './complete-resume.ts'
import { isParsing, resumeKeys, retryUnlessNotFound } from './resume.queries.ts'

type Listed = { data: { parse_status?: string }[] }

/** One page of the list of resumes. */
export const resumesQuery = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: [...resumesKey, page] as const,
    queryFn: async ({ signal }) => {
      const query = { skip: String(pageToSkip(page)), limit: String(pageSize) }
      const { data, count } = await unwrap(api.GET('/api/v1/resumes/', { params: { query }, signal }))
      return { data: data.map(completeRow), count }
    },
    placeholderData: (before) => keepRows(before),
    meta: { isKept: true, movesOn: (page) => (page as Listed | undefined)?.data.some(isParsing) === true },
  })

/** Prefetches a page. */
export const prefetchResumes = (client: QueryClient, api: ApiClient, page: number) =>
  client.prefetchQuery({ ...resumesQuery(api, page), staleTime: preloadStaleTime })

/** Whether a page of resumes has a next one. */
export const hasNextResumes = (page: number, answer: ResumePage | undefined) =>
  answer !== undefined && hasNextPage(page, answer.data.length, answer.count)

export type ResumePage = Awaited<ReturnType<NonNullable<ReturnType<typeof resumesQuery>['queryFn']>>>
export type ResumeRow = ResumePage['data'][number]

/** Refetches a resume, the lists and the active resume after a change. Resolves when the screens have the new data. */
export const refreshResumes = async (client: QueryClient, id?: string): Promise<void> => {
  // Inactive queries are removed. Otherwise their screen would first show old data: not parsed, or not active.
  client.removeQueries({ queryKey: resumeKeys.every, type: 'inactive' })
  await Promise.all([
    client.invalidateQueries({ queryKey: resumesKey }),
    client.invalidateQueries({ queryKey: resumeKeys.active }),
    ...(id === undefined ? [] : [client.invalidateQueries({ queryKey: resumeKeys.all(id) })]),
  ])
  // Query notifies components in a later task. A command that ended earlier would show the old state once more.
  await new Promise<void>((resolve) => notifyManager.schedule(resolve))
}

/** Deletes a resume with everything that belongs to it. */
export const deleteResume = async (api: ApiClient, client: QueryClient, id: string): Promise<void> => {
  await unwrap(api.DELETE('/api/v1/resumes/{id}', { params: { path: { id } } }))
  client.removeQueries({ queryKey: resumeKeys.all(id) })
  await refreshResumes(client)
}

/** Questions and answers whose item no longer exists. */
export const shelfQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: resumeKeys.shelf(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/resumes/{id}/shelf', { params: { path: { id } }, signal })),
    retry: retryUnlessNotFound,
  })
