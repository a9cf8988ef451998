import { createApiClient } from '@candid/api-client'
import { texts } from '@candid/core'
import { startSession } from '../session/session-actor.ts'
import { createTokenStorage } from '../session/token-storage.ts'
import { startAppearance } from '../settings/appearance-actor.ts'
import { isMissingCode, loadCode } from '../ui/load-code.ts'
import { createApp } from './app.tsx'
import { browserStore } from './browser-store.ts'
import type { Config } from './config.ts'
import { fetchInTime } from './fetch-in-time.ts'
import { needsSession, redirectOf } from './guard.ts'
import { leaveGuard } from './leave-guard.ts'
import { createNavigation } from './navigation.ts'
import { loadLayout } from './outlet.tsx'
import { createPageLoader } from './page-loader.ts'
import { createQueryClient } from './query-client.ts'
import { reloadForCode } from './reload-for-code.ts'
import { routes } from './routes.tsx'
import { notifyError } from './toasts.ts'

type SignedIn = ReturnType<typeof import('./signed-in.ts').startSignedIn>
type StartSettings = { config: Config; window: Window; fetch?: (request: Request) => Promise<Response> }

/** Makes everything that lives as long as the app, wires it, and gives the app as a component. */
export const startApp = ({ config, window, fetch = fetchInTime }: StartSettings) => {
  const queryClient = createQueryClient()
  const session = startSession(createTokenStorage(window, browserStore))
  // Nothing of one user may ever be seen by the next: the cache goes with the session.
  session.on('session.opened', () => queryClient.clear())
  session.on('session.closed', ({ reason }) => {
    queryClient.clear()
    if (reason !== 'expired') return
    notifyError({ title: texts.sessionEnded })
    session.send({ type: 'session.acknowledge' })
  })
  const api = createApiClient({
    baseUrl: config.apiBaseUrl || window.location.origin,
    token: () => session.getSnapshot().context.token,
    onToken: (token) => {
      const sentWith = session.getSnapshot().context.token
      if (sentWith) session.send({ type: 'session.renewed', sentWith, token })
    },
    onUnauthorized: (sentWith) => session.send({ type: 'session.expired', sentWith }),
    fetch,
  })
  let signedIn: SignedIn | null = null
  const loadSignedIn = async () => {
    const { startSignedIn } = await loadCode(() => import('./signed-in.ts'))
    signedIn ??= startSignedIn({
      config,
      origin: config.apiBaseUrl || window.location.origin,
      api,
      queryClient,
      session,
    })
  }
  const readSignedIn = (): SignedIn => {
    if (!signedIn) throw new Error('only pages of a session have this')
    return signedIn
  }
  const services = {
    config,
    api,
    queryClient,
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
  // The screen of an address whose code cannot be had comes by loading the app anew, where that helps.
  const orReload = (work: Promise<unknown>) =>
    work.catch(async (error: unknown) => {
      if (isMissingCode(error) && (await reloadForCode(window, globalThis.fetch))) return new Promise(() => undefined)
      throw error
    })
  const load = (path: string) => {
    const access = loader.match(path)?.route.access
    const isLoggedIn = session.getSnapshot().context.token !== null
    // Who will be sent elsewhere needs no code of this place.
    if (access && redirectOf(access, isLoggedIn)) return null
    const page = loader.loadPath(path)
    if (!access || !needsSession(access)) return page && orReload(page)
    return page || !signedIn ? orReload(Promise.all([page, loadLayout(), loadSignedIn()])) : null
  }
  const navigation = createNavigation({ load, window, guard: leaveGuard })
  return { App: createApp({ services, loader, navigation }), services, navigation }
}
