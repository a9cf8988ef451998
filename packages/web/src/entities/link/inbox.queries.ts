import { type ApiClient, unwrap } from '@candid/api-client'
import { hasNextPage, pageSize, pageToSkip } from '@candid/core'
import { queryOptions } from '@tanstack/react-query'
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
