import type { toNavigationView } from '@candid/core'
import { type ReactNode, Suspense } from 'react'
import { Redirect } from 'wouter'
import { useSession } from '../platform/session/use-session.ts'
import { isMissingCode, onDemand } from '../ui/load-code.ts'
import { useFocusOnArrival } from '../ui/use-focus-on-arrival.ts'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorPage } from './error-page.tsx'
import { needsSession, redirectOf } from './guard.ts'
import type { Navigation } from './navigation.ts'
import { NotFoundPage } from './not-found-page.tsx'
import type { PageLoader } from './page-loader.ts'
import { PendingScreen } from './pending-screen.tsx'

/** The frame of a session's pages, loaded only for logged-in users. Its file also contains what lasts as long as a session. */
const SessionFrame = onDemand(() => import('./signed-in.ts').then((module) => module.SessionFrame))
export const loadLayout = SessionFrame.load

type OutletProps = {
  loader: Pick<PageLoader, 'match' | 'read'>
  navigation: Navigation
  usePlace: () => ReturnType<typeof toNavigationView>
}

/** Shows the current place: the guard of its route, the layout and the page. A change of place within the layout replaces only the page. */
export function Outlet({ loader, navigation, usePlace }: OutletProps) {
  const { path, status, error } = usePlace()
  const isLoggedIn = useSession().mode === 'loggedIn'
  useFocusOnArrival(path)
  useKeptFocus()

  const match = loader.match(path)
  if (!match) return <NotFoundPage />
  const { access, title, bare } = match.route
  const redirect = redirectOf(access, isLoggedIn)
  if (redirect) return <Redirect to={redirect} replace />

  // A reload requests missing code in every browser, but without a network it would leave an empty page.
  const retry = (error: unknown) =>
    isMissingCode(error) && window.navigator.onLine
      ? window.location.reload()
      : navigation.actor.send({ type: 'navigation.retry' })
  const screen = (): ReactNode => {
    const Page = loader.read(match.route)?.Page
    if (status === 'pending') return <PendingScreen />
    if (status === 'failed') return <ErrorPage error={error} onRetry={() => retry(error)} />
    // Only the first place is rendered before its code is loaded. A page of a session also needs the code that loads with it.
    if (!Page || (status === 'starting' && needsSession(access))) return null
    return (
      <ErrorBoundary key={path}>
        <Page params={match.params} />
      </ErrorBoundary>
    )
  }
  return (
    <>
      <title>{`${title} · Candid`}</title>
      {needsSession(access) ? (
        <Suspense>
          <SessionFrame access={access} bare={bare === true}>
            {screen()}
          </SessionFrame>
        </Suspense>
      ) : (
        screen()
      )}
    </>
  )
}
