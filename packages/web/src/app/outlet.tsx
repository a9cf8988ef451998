import { Redirect } from 'wouter'
import { useSession } from '../session/use-session.ts'
import { useFocusOnArrival } from '../ui/use-focus-on-arrival.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Layout } from './layout.tsx'
import type { RouteMatch } from './match-route.ts'
import type { Navigation } from './navigation.ts'
import { NotFoundPage } from './not-found-page.tsx'
import type { PageLoader } from './page-loader.ts'
import { paths } from './paths.ts'
import { PendingScreen } from './pending-screen.tsx'

/** The screen of the present place: the guards of its route around its page. */
export function Outlet({ loader, usePlace }: { loader: PageLoader; usePlace: () => Navigation }) {
  const { path, status, error } = usePlace()
  useFocusOnArrival(path)
  if (status === 'pending') return <PendingScreen />
  if (status === 'starting') return null
  // Thrown to the error page: the code of this place could not be loaded.
  if (status === 'failed') throw error
  const match = loader.match(path)
  if (!match) return <NotFoundPage />
  return (
    <ErrorBoundary key={path}>
      <title>{`${match.route.title} · Candid`}</title>
      <Guard match={match} loader={loader} />
    </ErrorBoundary>
  )
}

function Guard({ match, loader }: { match: RouteMatch; loader: PageLoader }) {
  const isLoggedIn = useSession().mode === 'loggedIn'
  const { access } = match.route
  if (access === 'guest' && isLoggedIn) return <Redirect to={paths.home} replace />
  if ((access === 'user' || access === 'superuser') && !isLoggedIn) return <Redirect to={paths.logIn} replace />
  const Page = loader.read(match.route)?.Page
  // The navigation shows a place only after its code has come.
  if (!Page) return null
  const page = <Page params={match.params} />
  return access === 'user' || access === 'superuser' ? <Layout access={access}>{page}</Layout> : page
}
