import { type ApiClient, unwrap } from '@candid/api-client'
import { queryOptions } from '@tanstack/react-query'
import { currentUserKey } from '../../platform/query-keys.ts'

/** The user of the session; fetched only while there is a session. */
export const currentUserQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: currentUserKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/users/me', { signal })),
    staleTime: 30_000,
    meta: { isKept: true },
  })
