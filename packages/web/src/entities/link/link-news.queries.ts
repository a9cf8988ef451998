import { type ApiClient, unwrap } from '@candid/api-client'
import { queryOptions } from '@tanstack/react-query'
import { employersKey, employersKeys } from './inbox.queries.ts'

/** Whether the owner wants emails about links. */
export const noticesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...employersKey, 'notices'] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/users/me/notices', { signal })),
  })

export const saveNotices = (api: ApiClient, wanted: boolean) =>
  unwrap(api.PUT('/api/v1/users/me/notices', { body: { wanted } }))

/** The days of the last month on which a link was opened or used to ask. */
export const linkDaysQuery = (api: ApiClient, linkId: string) =>
  queryOptions({
    queryKey: [...employersKeys.links, linkId, 'days'] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/users/me/share-links/{link_id}/days', { params: { path: { link_id: linkId } }, signal })),
  })
