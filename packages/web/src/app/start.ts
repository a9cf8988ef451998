import { createApiClient } from '@candid/api-client'
import { texts } from '@candid/core'
import { startSession } from '../session/session-actor.ts'
import { createTokenStorage } from '../session/token-storage.ts'
import { startAppearance } from '../settings/appearance-actor.ts'
import { startVoice } from '../voice/voice-actor.ts'
import { createApp } from './app.tsx'
import type { Config } from './config.ts'
import { redirectOf } from './guard.ts'
import { createNavigation } from './navigation.ts'
import { createPageLoader } from './page-loader.ts'
import { createQueryClient } from './query-client.ts'
import { routes } from './routes.tsx'
import { notifyError } from './toasts.ts'

type StartSettings = { config: Config; window: Window; fetch?: (request: Request) => Promise<Response> }

/** Makes everything that lives as long as the app, wires it, and gives the app as a component. */
export const startApp = ({ config, window, fetch }: StartSettings) => {
  const queryClient = createQueryClient()
  const session = startSession(createTokenStorage(window))
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
    ...(fetch && { fetch }),
  })
  const apiOrigin = config.apiBaseUrl || window.location.origin
  const voice = startVoice({
    api: apiOrigin,
    speech: config.ttsBaseUrl || apiOrigin,
    token: () => session.getSnapshot().context.token,
    canTranscribe: config.canTranscribe,
    voices: config.voices,
    storage: window.localStorage,
  })
  // No sound outlives the session it was asked for in.
  session.on('session.closed', () => voice.actor.send({ type: 'voice.silence' }))
  const services = { config, api, queryClient, session, appearance: startAppearance(window), voice }
  const loader = createPageLoader(routes)
  const load = (path: string) => {
    const access = loader.match(path)?.route.access
    const isLoggedIn = session.getSnapshot().context.token !== null
    // Who will be sent elsewhere needs no code of this place.
    return access && redirectOf(access, isLoggedIn) ? null : loader.loadPath(path)
  }
  const navigation = createNavigation({ load, window })
  return { App: createApp({ services, loader, navigation }), services, navigation }
}
