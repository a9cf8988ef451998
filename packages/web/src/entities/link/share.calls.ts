import { type ApiClient, unwrap } from '@candid/api-client'
import type { EmployerQuery, SharedResume } from './share.types.ts'
import { visitorHeader } from './visitor.ts'

/** What a share link shows, with what this browser asked through it. Each call counts as an opening of the link. */
export const readShared = async (api: ApiClient, token: string): Promise<SharedResume> =>
  unwrap(api.GET('/api/v1/shared/{token}', { params: { path: { token }, header: visitorHeader(token) } }))

/** The questions that this browser asked through a link. */
export const readSharedQueries = (api: ApiClient, token: string): Promise<EmployerQuery[]> =>
  unwrap(api.GET('/api/v1/shared/{token}/queries', { params: { path: { token }, header: visitorHeader(token) } }))

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
