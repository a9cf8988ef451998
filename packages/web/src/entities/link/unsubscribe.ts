import { type ApiClient, unwrap } from '@candid/api-client'

/** Ends the emails about links for the owner of the token. */
export const unsubscribe = (api: ApiClient, token: string) =>
  unwrap(api.POST('/api/v1/unsubscribe/{token}', { params: { path: { token } } }))
