import type { User } from '@candid/core'
import { paths } from '../platform/paths.ts'
import type { AppRoute } from '../platform/route.ts'

type Access = AppRoute['access']
/** The access of a route that needs a session. */
export type SessionAccess = Extract<Access, 'user' | 'normal' | 'superuser'>

/** Whether a route is one of those that stand in the layout and need a session. */
export const needsSession = (access: Access): access is SessionAccess =>
  access === 'user' || access === 'normal' || access === 'superuser'

/** Whether a logged-in user may see a route. */
export const mayOpen = (access: SessionAccess, { is_superuser }: User): boolean =>
  access === 'user' || is_superuser === (access === 'superuser')

/** Where someone is sent instead of a route; `null` when it may be shown. The role is checked once the user is known. */
export const redirectOf = (access: Access, isLoggedIn: boolean): string | null => {
  if (access === 'guest' && isLoggedIn) return paths.home
  return needsSession(access) && !isLoggedIn ? paths.logIn : null
}
