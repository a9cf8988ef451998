import { type ApiClient, unwrap } from '@candid/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { currentUserKey, usersKey } from '../../platform/query-keys.ts'
import { saveFile } from '../../ui/save-file.ts'

/** Changes the user's own name and email; resolves when the current user is refetched. */
export const updateProfile = (api: ApiClient, body: { full_name: string; email: string }) =>
  unwrap(api.PATCH('/api/v1/users/me', { body }))

/** The current user is shown in the layout and in the list of users. */
export const refreshUsers = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: currentUserKey }),
    client.invalidateQueries({ queryKey: usersKey }),
  ])

export const changePassword = (api: ApiClient, body: { current_password: string; new_password: string }) =>
  unwrap(api.PATCH('/api/v1/users/me/password', { body }))

/** Downloads the archive of the user's data. The token is sent in the header, as with every call. */
export const downloadMyDataMutation = (api: ApiClient) => ({
  mutationFn: async () => {
    const archive = await unwrap(api.GET('/api/v1/users/me/data', { parseAs: 'blob' }))
    saveFile(archive, `candid-data-${new Date().toISOString().slice(0, 10)}.zip`)
  },
})

/** Deletes the user's own account with everything in it. */
export const deleteAccount = (api: ApiClient) => unwrap(api.DELETE('/api/v1/users/me'))
