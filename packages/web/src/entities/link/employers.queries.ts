import { type ApiClient, unwrap } from '@candid/api-client'
import { hasNextPage, pageSize, pageToSkip, type toNewLink } from '@candid/core'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { keepRows } from '../../platform/query-client.ts'

export const employersKey = ['employers'] as const
const linksKey = [...employersKey, 'links'] as const
/** Query keys for links, the inbox and previews. */
export const employersKeys = {
  links: linksKey,
  inbox: [...employersKey, 'inbox'] as const,
  prepared: [...employersKey, 'prepared'] as const,
  readiness: [...employersKey, 'readiness'] as const,
}

export const linksQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: linksKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/users/me/share-links', { signal })),
  })

/** One page of the inbox; the previous page stays on the screen while it loads. */
export const inboxQuery = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: [...employersKeys.inbox, page] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/users/me/queries', {
          params: { query: { skip: String(pageToSkip(page)), limit: String(pageSize) } },
          signal,
        }),
      ),
    placeholderData: (before) => keepRows(before),
    staleTime: 30_000,
  })

export const hasNextInbox = (page: number, inbox: { data: readonly unknown[]; count: number } | undefined) =>
  inbox !== undefined && hasNextPage(page, inbox.data.length, inbox.count)

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
    queryKey: [...linksKey, linkId, 'preview'] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/users/me/share-links/{link_id}/preview', { params: ofLink(linkId), signal })),
  })

/** The most common questions of recruiters, each with the answer of this link. */
export const rehearsalQuery = (api: ApiClient, linkId: string) =>
  queryOptions({
    queryKey: [...linksKey, linkId, 'rehearsal'] as const,
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
