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

/** The code of the layout: who is not logged in does without. It stands in one file with what lives as long as a session. */
const Layout = onDemand(() => import('./signed-in.ts').then((module) => module.Layout))
export const loadLayout = Layout.load

type OutletProps = {
  loader: Pick<PageLoader, 'match' | 'read'>
  navigation: Navigation
  usePlace: () => ReturnType<typeof toNavigationView>
}

/** The screen of the present place: the guard of its route, the layout, and its page, which alone changes in between. */
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

  // A reload asks for missing code in every browser, but without a network it would leave no page at all.
  const retry = (error: unknown) =>
    isMissingCode(error) && window.navigator.onLine
      ? window.location.reload()
      : navigation.actor.send({ type: 'navigation.retry' })
  const screen = (): ReactNode => {
    const Page = loader.read(match.route)?.Page
    if (status === 'pending') return <PendingScreen />
    if (status === 'failed') return <ErrorPage error={error} onRetry={() => retry(error)} />
    // Only the very first place is shown before its code has come. A page of a session needs what comes beside its code, too.
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
      {needsSession(access) && !bare ? (
        <Suspense>
          <Layout access={access}>{screen()}</Layout>
        </Suspense>
      ) : (
        screen()
      )}
    </>
  )
}
