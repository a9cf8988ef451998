import { createApiClient } from '@candid/api-client'
import { texts, toSessionView, type User } from '@candid/core'
import type { QueryClient } from '@tanstack/react-query'
import { startAppearance } from '../platform/appearance-actor.ts'
import { browserStore } from '../platform/browser-store.ts'
import type { Config } from '../platform/config.ts'
import { fetchInTime } from '../platform/fetch-in-time.ts'
import { currentUserKey } from '../platform/query-keys.ts'
import type { Services } from '../platform/services.ts'
import { readToken, startSession } from '../platform/session/session-actor.ts'
import { createTokenStorage } from '../platform/session/token-storage.ts'
import { notifyError } from '../platform/toasts.ts'
import { runWrite } from '../platform/write.ts'
import { isMissingCode, loadCode } from '../ui/load-code.ts'
import { createApp } from './app.tsx'
import { needsSession, redirectOf } from './guard.ts'
import { createNavigation } from './navigation.ts'
import { loadLayout } from './outlet.tsx'
import { createPageLoader } from './page-loader.ts'
import { reloadForCode } from './reload-for-code.ts'
import { routes } from './routes.tsx'

type SignedIn = ReturnType<typeof import('./signed-in.ts').startSignedIn>
type StartSettings = { config: Config; window: Window; fetch?: (request: Request) => Promise<Response> }

/** Creates and wires everything that lasts as long as the app, and returns the app as a component. */
export const startApp = ({ config, window, fetch }: StartSettings) => {
  const startedAt = performance.now()
  let signedIn: SignedIn | null = null
  let queryClient: QueryClient | null = null
  const cache: Services['cache'] = (create) => {
    queryClient ??= create(() => signedIn?.liveUpdates.polls() ?? false)
    return queryClient
  }
  const tokenStorage = createTokenStorage(window, browserStore)
  const session = startSession(tokenStorage)
  // The cache is cleared with the session, so that the next user never sees data of the previous one.
  session.on('session.opened', () => queryClient?.clear())
  session.on('session.closed', ({ reason }) => {
    queryClient?.clear()
    if (reason === 'expired') notifyError({ title: texts.sessionEnded })
  })
  const api = createApiClient({
    baseUrl: config.apiBaseUrl || window.location.origin,
    token: () => readToken(session, tokenStorage),
    onToken: (token) => {
      const sentWith = toSessionView(session.getSnapshot()).token
      if (sentWith) session.send({ type: 'session.renewed', sentWith, token })
    },
    onUnauthorized: (sentWith) => session.send({ type: 'session.expired', sentWith }),
    fetch: fetch ?? fetchInTime,
  })
  const loadSignedIn = async () => {
    const { startSignedIn } = await loadCode(() => import('./signed-in.ts'))
    signedIn ??= startSignedIn({
      config,
      origin: config.apiBaseUrl || window.location.origin,
      api,
      cache,
      session,
      window,
      streamFetch: fetch ?? ((request) => globalThis.fetch(request)),
      startedAt,
    })
  }
  const readSignedIn = (): SignedIn => {
    if (!signedIn) throw new Error('only pages of a session have this')
    return signedIn
  }
  const services: Services = {
    config,
    api,
    get queryClient() {
      if (!queryClient) throw new Error('only pages with a cache have this')
      return queryClient
    },
    cache,
    makeStale: async (queryKey) => queryClient?.invalidateQueries({ queryKey }),
    write: (write, input) => (signedIn ?? { write: runWrite }).write(write, input),
    session,
    appearance: startAppearance(window, browserStore),
    get voice() {
      return readSignedIn().voice
    },
    get lifecycles() {
      return readSignedIn().lifecycles
    },
  }
  const loader = createPageLoader(routes)
  // If the code of a screen cannot be loaded, the app is reloaded if that helps.
  const orReload = (work: () => Promise<unknown>) =>
    work().catch(async (error: unknown) => {
      if (isMissingCode(error) && (await reloadForCode(window, globalThis.fetch))) return new Promise(() => undefined)
      throw error
    })
  const load = (path: string) => {
    const access = loader.match(path)?.route.access
    const isLoggedIn = toSessionView(session.getSnapshot()).mode === 'loggedIn'
    // A user who is about to be redirected does not need the code of this page.
    if (access && redirectOf(access, isLoggedIn)) return null
    const loadPage = () => loader.loadPath(path)
    if (!access || !needsSession(access)) return loader.isMissing(path) ? () => orReload(async () => loadPage()) : null
    if (!loader.isMissing(path) && signedIn) return null
    return () => orReload(() => Promise.all([loadPage(), loadLayout(), loadSignedIn()]))
  }
  // Only pages of a session have unsaved texts.
  const guard = {
    isFree: () => signedIn?.leaveGuard.isFree() ?? true,
    ask: async (signal: AbortSignal) => signedIn?.leaveGuard.ask(undefined, signal) ?? true,
  }
  const readUser = () => queryClient?.getQueryData<User>(currentUserKey)
  const navigation = createNavigation({ load, window, guard })
  const stop = () => {
    navigation.stop()
    signedIn?.liveUpdates.stop()
    // Each entry of the cache has a timer of minutes, which would keep a build from ending.
    queryClient?.clear()
  }
  return { App: createApp({ services, loader, navigation, readUser }), services, loader, stop }
}
