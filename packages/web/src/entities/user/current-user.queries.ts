import { type ApiClient, unwrap } from '@candid/api-client'
import { queryOptions } from '@tanstack/react-query'

/** The query key of the current user (specification, section 7). */
export const currentUserKey = ['currentUser'] as const

/** The user of the session; fetched only while there is a session. */
export const currentUserQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: currentUserKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/users/me', { signal })),
    staleTime: 30_000,
    meta: { isKept: true },
  })
