import { type ApiClient, ApiError, unwrap } from '@candid/api-client'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { EmployerQuery, SharedResume } from './share.types.ts'
import { visitorHeader } from './visitor.ts'

const sharedKey = (token: string) => ['shared', token] as const
const queriesKey = (token: string) => [...sharedKey(token), 'queries'] as const

/** A refusal: asking again at once changes nothing. */
const isRefused = (error: Error): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500

/** What a share link shows; a link that does not work is not asked for again. */
export const sharedQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: sharedKey(token),
    queryFn: async ({ signal }): Promise<SharedResume> =>
      unwrap(api.GET('/api/v1/shared/{token}', { params: { path: { token }, header: visitorHeader(token) }, signal })),
    retry: (failures, error) => !isRefused(error) && failures < 3,
    // Each read counts as an opening of the link.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  })

const whileWaiting = 20_000

/** The questions that this browser asked by a link; looked at again while one waits for its owner's answer. */
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

/** Leaves an address for one mail with the owner's answer. */
export const leaveAddress = (api: ApiClient, token: string, queryId: string, email: string) =>
  unwrap(
    api.POST('/api/v1/shared/{token}/queries/{query_id}/address', {
      params: { path: { token, query_id: queryId }, header: visitorHeader(token) },
      body: { email },
    }),
  )

export const refreshSharedQueries = (client: QueryClient, token: string) =>
  client.invalidateQueries({ queryKey: queriesKey(token) })
