import { type ApiClient, unwrap } from '@candid/api-client'

/** Logs in; returns the access token. */
export const logIn = async (api: ApiClient, account: { username: string; password: string }): Promise<string> => {
  const { access_token } = await unwrap(
    api.POST('/api/v1/login/access-token', {
      body: account,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    }),
  )
  return access_token
}

export const signUp = (
  api: ApiClient,
  body: { email: string; full_name: string; password: string; confirm_password: string },
) => unwrap(api.POST('/api/v1/users/signup', { body }))

/** Requests an email with a reset link. */
export const recoverPassword = (api: ApiClient, email: string) =>
  unwrap(api.POST('/api/v1/password-recovery/{email}', { params: { path: { email } } }))

/** Sets a new password with the token from an email. */
export const resetPassword = (api: ApiClient, body: { token: string; new_password: string }) =>
  unwrap(api.POST('/api/v1/reset-password/', { body }))
