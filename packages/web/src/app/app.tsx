import { QueryClientProvider } from '@tanstack/react-query'
import { Router } from 'wouter'
import { PreloadContext } from '../ui/link.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import type { NavigationStore } from './navigation.ts'
import { OfflineNote } from './offline-note.tsx'
import { Outlet } from './outlet.tsx'
import type { PageLoader } from './page-loader.ts'
import { createPreload } from './preload.ts'
import { type Services, ServicesContext } from './services.ts'
import { toasts } from './toasts.ts'
import { createLocationHooks } from './use-place.ts'

export type AppParts = { services: Services; loader: PageLoader; navigation: NavigationStore }

/** The whole app as an element; made once, outside React. */
export const createApp = ({ services, loader, navigation }: AppParts) => {
  const { useLocation, useSearch, usePlace } = createLocationHooks(navigation)
  const preload = createPreload(loader, services)
  return function App() {
    return (
      <ErrorBoundary>
        <ServicesContext value={services}>
          <QueryClientProvider client={services.queryClient}>
            <PreloadContext value={preload}>
              <Router hook={useLocation} searchHook={useSearch}>
                <Outlet loader={loader} navigation={navigation} usePlace={usePlace} />
              </Router>
            </PreloadContext>
            <OfflineNote />
            <Toaster store={toasts} />
          </QueryClientProvider>
        </ServicesContext>
      </ErrorBoundary>
    )
  }
}
