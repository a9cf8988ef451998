import { paths } from './paths.ts'
import type { AppRoute } from './route.ts'

type Access = AppRoute['access']

/** Whether a route is one of those that stand in the layout and need a session. */
export const needsSession = (access: Access): access is 'user' | 'superuser' =>
  access === 'user' || access === 'superuser'

/** Where someone is sent instead of a route; `null` when it may be shown. A superuser's route asks again once the user is known. */
export const redirectOf = (access: Access, isLoggedIn: boolean): string | null => {
  if (access === 'guest' && isLoggedIn) return paths.home
  return needsSession(access) && !isLoggedIn ? paths.logIn : null
}
