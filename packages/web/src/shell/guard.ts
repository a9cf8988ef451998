import type { User } from '@candid/core'
import { paths } from '../platform/paths.ts'
import type { AppRoute } from '../platform/route.ts'

type Access = AppRoute['access']
/** The access of a route that needs a session. */
export type SessionAccess = Extract<Access, 'user' | 'normal' | 'superuser'>

/** Whether a route is shown in the layout and needs a session. */
export const needsSession = (access: Access): access is SessionAccess =>
  access === 'user' || access === 'normal' || access === 'superuser'

/** Whether a logged-in user may see a route. */
export const mayOpen = (access: SessionAccess, { is_superuser }: User): boolean =>
  access === 'user' || is_superuser === (access === 'superuser')

/** Returns the address to redirect to; `null` if the route may be shown. The role is checked once the user is loaded. */
export const redirectOf = (access: Access, isLoggedIn: boolean): string | null => {
  if (access === 'guest' && isLoggedIn) return paths.home
  return needsSession(access) && !isLoggedIn ? paths.logIn : null
}
