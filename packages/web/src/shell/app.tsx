import type { User } from '@candid/core'
import { Router } from 'wouter'
import { type Services, ServicesContext } from '../platform/services.ts'
import { toasts } from '../platform/toasts.ts'
import { later } from '../ui/later.tsx'
import { PreloadContext } from '../ui/link.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import type { Navigation } from './navigation.ts'
import { OfflineNote } from './offline-note.tsx'
import { Outlet } from './outlet.tsx'
import type { PageLoader } from './page-loader.ts'
import { createPreload } from './preload.ts'
import { createLocationHooks } from './use-place.ts'

// The first screen shows no toast. Toasts that come before this code is loaded wait for it.
const Toaster = later(() => import('../ui/toaster.tsx').then((module) => module.Toaster), null)

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
          <OfflineNote />
          <Toaster store={toasts} />
        </ServicesContext>
      </ErrorBoundary>
    )
  }
}
