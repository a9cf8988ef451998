import type { User } from '@candid/core'
import { Router } from 'wouter'
import { type Services, ServicesContext } from '../platform/services.ts'
import { later } from '../ui/later.tsx'
import { PreloadContext } from '../ui/link.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import type { Navigation } from './navigation.ts'
import { Outlet } from './outlet.tsx'
import type { PageLoader } from './page-loader.ts'
import { createPreload } from './preload.ts'
import { createLocationHooks } from './use-place.ts'

// The first screen shows none. Toasts that come before this code is loaded wait for it.
const Notices = later(() => import('./notices.tsx').then((module) => module.Notices), null)

export type AppParts = {
  services: Services
  loader: PageLoader
  navigation: Navigation
  readUser: () => User | undefined
}

/** Returns the whole app as an element; called once, outside React. */
export const createApp = ({ services, loader, navigation, readUser }: AppParts) => {
  const { useLocation, useSearch, usePlace } = createLocationHooks(navigation)
  const preload = createPreload(loader, services, readUser)
  return function App() {
    return (
      <ErrorBoundary>
        <ServicesContext value={services}>
          <PreloadContext value={preload}>
            <Router hook={useLocation} searchHook={useSearch}>
              <Outlet loader={loader} navigation={navigation} usePlace={usePlace} />
            </Router>
          </PreloadContext>
          <Notices />
        </ServicesContext>
      </ErrorBoundary>
    )
  }
}
