import type { User } from '@candid/core'
import type { Services } from '../platform/services.ts'
import type { Preload } from '../ui/link.tsx'
import { mayOpen, needsSession } from './guard.ts'
import type { PageLoader } from './page-loader.ts'

/** Fetches the code and the queries of a link's target. Failures are silent: if the user opens the link, the page shows them. */
export const createPreload =
  (loader: PageLoader, services: Services, readUser: () => User | undefined): Preload =>
  (href) => {
    const url = new URL(href, window.location.origin)
    const match = loader.match(url.pathname)
    if (!match) return
    const user = readUser()
    const { access } = match.route
    const isAllowed = user && needsSession(access) && mayOpen(access, user)
    loader.load(match.route).then(
      ({ preload }) =>
        isAllowed ? preload?.({ params: match.params, search: url.searchParams, services, user }) : undefined,
      () => undefined,
    )
  }
