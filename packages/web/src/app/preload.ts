import type { User } from '@candid/core'
import { currentUserKey } from '../session/current-user.queries.ts'
import type { Preload } from '../ui/link.tsx'
import type { PageLoader } from './page-loader.ts'
import type { Services } from './services.ts'

/** Fetches the code and the queries behind a link. A failure here is silent: going there meets it again and shows it. */
export const createPreload =
  (loader: PageLoader, services: Services): Preload =>
  (href) => {
    const url = new URL(href, window.location.origin)
    const match = loader.match(url.pathname)
    if (!match) return
    const user = services.queryClient.getQueryData<User>(currentUserKey)
    const isAllowed = match.route.access === 'user' || (match.route.access === 'superuser' && user?.is_superuser)
    loader.load(match.route).then(
      ({ preload }) =>
        user && isAllowed ? preload?.({ params: match.params, search: url.searchParams, services, user }) : undefined,
      () => undefined,
    )
  }
