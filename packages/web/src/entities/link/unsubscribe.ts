import { type ApiClient, unwrap } from '@candid/api-client'

/** Ends the mails about links of whom the token was made for. */
export const unsubscribe = (api: ApiClient, token: string) =>
  unwrap(api.POST('/api/v1/unsubscribe/{token}', { params: { path: { token } } }))
