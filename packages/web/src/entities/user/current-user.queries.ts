import { type ApiClient, unwrap } from '@candid/api-client'
import { queryOptions } from '@tanstack/react-query'

/** The current user is cached under this key (specification, section 7). */
export const currentUserKey = ['currentUser'] as const

/** The user of the session; asked for only while there is one. */
export const currentUserQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: currentUserKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/users/me', { signal })),
    staleTime: 30_000,
    meta: { isKept: true },
  })
