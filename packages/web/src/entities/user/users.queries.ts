import { type ApiClient, unwrap } from '@candid/api-client'
import { hasNextPage, pageSize, pageToSkip, type User } from '@candid/core'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { keepRows, preloadStaleTime } from '../../platform/query-client.ts'
import { currentUserKey, usersKey } from '../../platform/query-keys.ts'

/** One page of all users; the previous page stays on the screen while it loads. */
export const usersQuery = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: [...usersKey, page] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/users/', {
          params: { query: { skip: String(pageToSkip(page)), limit: String(pageSize) } },
          signal,
        }),
      ),
    placeholderData: (before) => keepRows(before),
  })

/** Prefetches a page. */
export const prefetchUsers = (client: QueryClient, api: ApiClient, page: number) =>
  client.prefetchQuery({ ...usersQuery(api, page), staleTime: preloadStaleTime })

/** Whether a page of users has a next one. */
export const hasNextUsers = (page: number, answer: { data: readonly User[]; count?: number } | undefined) =>
  answer !== undefined && hasNextPage(page, answer.data.length, answer.count)

/** Refetches the list after a change of any user, and the current user, who may be the changed one. */
export const refreshUsers = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: usersKey }),
    client.invalidateQueries({ queryKey: currentUserKey }),
  ])

export type NewUser = {
  email: string
  full_name: string
  password: string
  is_superuser: boolean
  is_active: boolean
}

export const createUser = (api: ApiClient, body: NewUser) => unwrap(api.POST('/api/v1/users/', { body }))

/** Changes a user; a password that is left out is not changed. */
export const updateUser = (api: ApiClient, id: string, body: Partial<NewUser>) =>
  unwrap(api.PATCH('/api/v1/users/{user_id}', { params: { path: { user_id: id } }, body }))

export const deleteUser = (api: ApiClient, id: string) =>
  unwrap(api.DELETE('/api/v1/users/{user_id}', { params: { path: { user_id: id } } }))
