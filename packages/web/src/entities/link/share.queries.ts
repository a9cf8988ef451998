import { type ApiClient, ApiError, unwrap } from '@candid/api-client'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Arrived } from '../../platform/route.ts'
import type { EmployerQuery, SharedResume } from './share.types.ts'
import { visitorHeader } from './visitor.ts'

const sharedKey = (token: string) => ['shared', token] as const
const queriesKey = (token: string) => [...sharedKey(token), 'queries'] as const

/** Whether the server refused the request, so that a retry cannot help. */
const isRefused = (error: Error): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500

/** What a share link shows. A link that does not work is not retried. */
export const sharedQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: sharedKey(token),
    queryFn: async ({ signal }): Promise<SharedResume> =>
      unwrap(api.GET('/api/v1/shared/{token}', { params: { path: { token }, header: visitorHeader(token) }, signal })),
    retry: (failures, error) => !isRefused(error) && failures < 3,
    // Each fetch counts as an opening of the link.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    // A refusal that came with the page is shown without a fetch. A retry by the person fetches.
    retryOnMount: false,
  })

/**
 * Fills the cache with the API's response from which the page was rendered. It counts as stale: the server is not a visitor,
 * so the browser fetches it again, to get its own questions and to count the opening.
 */
export const giveShared = async (client: QueryClient, api: ApiClient, token: string, { status, body }: Arrived) => {
  await client.prefetchQuery({
    ...sharedQuery(api, token),
    // Seam: this server wrote it into the page.
    queryFn: () => (status === 200 ? (body as SharedResume) : Promise.reject(new ApiError(status, body, null))),
    retry: false,
  })
  await client.invalidateQueries({ queryKey: sharedKey(token), exact: true, refetchType: 'none' })
}

const whileWaiting = 20_000

/** The questions that this browser asked through a link; polled while one waits for its owner's answer. */
export const sharedQueriesQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: queriesKey(token),
    queryFn: ({ signal }): Promise<EmployerQuery[]> =>
      unwrap(
        api.GET('/api/v1/shared/{token}/queries', {
          params: { path: { token }, header: visitorHeader(token) },
          signal,
        }),
      ),
    refetchInterval: ({ state }) => (state.data?.some(isWaiting) ? whileWaiting : false),
  })

/** Whether a question was sent to the owner and is not answered yet. */
const isWaiting = (query: EmployerQuery): boolean => query.sent_at !== null && query.owner_answer === null

export const askShared = (api: ApiClient, token: string, question: string) =>
  unwrap(
    api.POST('/api/v1/shared/{token}/queries', {
      params: { path: { token }, header: visitorHeader(token) },
      body: { question },
    }),
  )

export const sendShared = (api: ApiClient, token: string, queryId: string) =>
  unwrap(
    api.POST('/api/v1/shared/{token}/queries/{query_id}/send', {
      params: { path: { token, query_id: queryId }, header: visitorHeader(token) },
    }),
  )

/** Leaves an address for one email with the owner's answer. */
export const leaveAddress = (api: ApiClient, token: string, queryId: string, email: string) =>
  unwrap(
    api.POST('/api/v1/shared/{token}/queries/{query_id}/address', {
      params: { path: { token, query_id: queryId }, header: visitorHeader(token) },
      body: { email },
    }),
  )

export const refreshSharedQueries = (client: QueryClient, token: string) =>
  client.invalidateQueries({ queryKey: queriesKey(token) })
