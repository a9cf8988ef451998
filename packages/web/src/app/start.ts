import { createApiClient } from '@candid/api-client'
import { createSession } from '../session/session.ts'
import { createTokenStorage } from '../session/token-storage.ts'
import { createAppearance } from '../settings/appearance.ts'
import { createApp } from './app.tsx'
import type { Config } from './config.ts'
import { createNavigation } from './navigation.ts'
import { createPageLoader } from './page-loader.ts'
import { createQueryClient } from './query-client.ts'
import { routes } from './routes.tsx'
import { notifyError } from './toasts.ts'

type StartSettings = { config: Config; window: Window; fetch?: (request: Request) => Promise<Response> }

/** Makes everything that lives as long as the app, wires it, and gives the app as a component. */
export const startApp = ({ config, window, fetch }: StartSettings) => {
  const storage = createTokenStorage(window)
  const queryClient = createQueryClient()
  const session = createSession(storage, (reason) => {
    // Nothing of the previous user may ever be seen by the next.
    queryClient.clear()
    if (reason === 'expired') notifyError({ title: 'Your session has ended. Please log in again.' })
  })
  const api = createApiClient({
    baseUrl: config.apiBaseUrl || window.location.origin,
    token: storage.read,
    onToken: (token) => session.start(token),
    onUnauthorized: (token) => {
      if (token === session.read()) session.end('expired')
    },
    ...(fetch && { fetch }),
  })
  const services = { config, api, queryClient, session, appearance: createAppearance(window) }
  const loader = createPageLoader(routes)
  const navigation = createNavigation({ load: loader.loadPath, window })
  return { App: createApp({ services, loader, navigation }), services, navigation }
}
