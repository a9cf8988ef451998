import { type ApiClient, unwrap } from '@candid/api-client'
import type { toNewLink } from '@candid/core'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { employersKey, employersKeys } from './inbox.queries.ts'

export const linksQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: employersKeys.links,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/users/me/share-links', { signal })),
  })

export const preparedQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: employersKeys.prepared,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/users/me/prepared-answers', { signal })),
  })

/** How many of the most common questions of recruiters are answered from what is shared. */
export const readinessQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: employersKeys.readiness,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/users/me/readiness', { signal })),
  })

const ofLink = (linkId: string) => ({ path: { link_id: linkId } })

/** What a link shows. */
export const previewQuery = (api: ApiClient, linkId: string) =>
  queryOptions({
    queryKey: [...employersKeys.links, linkId, 'preview'] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/users/me/share-links/{link_id}/preview', { params: ofLink(linkId), signal })),
  })

/** The most common questions of recruiters, each with the answer of this link. */
export const rehearsalQuery = (api: ApiClient, linkId: string) =>
  queryOptions({
    queryKey: [...employersKeys.links, linkId, 'rehearsal'] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/users/me/share-links/{link_id}/rehearsal', { params: ofLink(linkId), signal })),
    staleTime: 60_000,
  })

/** Refetches links, inbox, prepared answers and previews, which depend on each other. */
export const refreshEmployers = (client: QueryClient) => client.invalidateQueries({ queryKey: employersKey })

/** The settings of a link. */
export type LinkChoices = ReturnType<typeof toNewLink>

export const createLink = (api: ApiClient, body: LinkChoices) =>
  unwrap(api.POST('/api/v1/users/me/share-links', { body }))

export const updateLink = (api: ApiClient, linkId: string, body: LinkChoices) =>
  unwrap(api.PATCH('/api/v1/users/me/share-links/{link_id}', { params: ofLink(linkId), body }))

export const revokeLink = (api: ApiClient, linkId: string) =>
  unwrap(api.DELETE('/api/v1/users/me/share-links/{link_id}', { params: ofLink(linkId) }))

export const askPreview = (api: ApiClient, linkId: string, question: string) =>
  unwrap(api.POST('/api/v1/users/me/share-links/{link_id}/preview', { params: ofLink(linkId), body: { question } }))

export const answerQuery = (api: ApiClient, queryId: string, text: string) =>
  unwrap(
    api.POST('/api/v1/users/me/queries/{query_id}/answer', {
      params: { path: { query_id: queryId } },
      body: { text },
    }),
  )

export const deleteQuery = (api: ApiClient, queryId: string) =>
  unwrap(api.DELETE('/api/v1/users/me/queries/{query_id}', { params: { path: { query_id: queryId } } }))

export const createPrepared = (api: ApiClient, question: string, text: string) =>
  unwrap(api.POST('/api/v1/users/me/prepared-answers', { body: { question, text } }))

export const deletePrepared = (api: ApiClient, answerId: string) =>
  unwrap(api.DELETE('/api/v1/users/me/prepared-answers/{answer_id}', { params: { path: { answer_id: answerId } } }))
