import type { ApiClient } from '@candid/api-client'
import { toSessionView } from '@candid/core'
import { createLifecycles } from '../entities/resume/lifecycles.ts'
import { browserStore } from '../platform/browser-store.ts'
import type { Config } from '../platform/config.ts'
import { leaveGuard } from '../platform/leave-guard.ts'
import { startLiveUpdates } from '../platform/live/live-updates.ts'
import { createQueryClient, renewPolling } from '../platform/query-client.ts'
import type { Services } from '../platform/services.ts'
import type { SessionActor } from '../platform/session/session-actor.ts'
import type { Voice, VoiceParts } from '../platform/voice/voice-actor.ts'
import type { RunWrite } from '../platform/write.ts'
import { createChangeReader } from './apply-changes.ts'
import { reportOutcome } from './report-outcomes.ts'

export { SessionFrame } from './layout.tsx'

type SignedInSettings = {
  config: Config
  /** The origin of the API. */
  origin: string
  api: ApiClient
  cache: Services['cache']
  session: SessionActor
  window: Window
  /** A fetch without a time limit. */
  streamFetch: (request: Request) => Promise<Response>
  /** When the app was started, by performance.now(). */
  startedAt: number
}

/** Services that only pages of a session use. They are loaded with the first such page and last as long as the app. */
export const startSignedIn = (settings: SignedInSettings) => {
  const { config, origin, api, cache, session, window, streamFetch, startedAt } = settings
  const queryClient = cache(createQueryClient)
  const lifecycles = createLifecycles(api, queryClient, reportOutcome)
  let startedVoice: Voice | null = null
  const voice = (start: (parts: VoiceParts) => Voice): Voice => {
    startedVoice ??= start({
      api: origin,
      speech: config.ttsBaseUrl || origin,
      token: () => toSessionView(session.getSnapshot()).token,
      canTranscribe: config.canTranscribe,
      voices: config.voices,
      storage: browserStore,
    })
    return startedVoice
  }
  const liveUpdates = startLiveUpdates(window, {
    api,
    fetch: streamFetch,
    startedAt,
    onPolls: () => renewPolling(queryClient),
    ...createChangeReader(queryClient),
  })
  liveUpdates.setLoggedIn(toSessionView(session.getSnapshot()).mode === 'loggedIn')
  // Audio, running commands and the event stream end with the session that started them.
  session.on('session.closed', () => {
    startedVoice?.actor.send({ type: 'voice.silence' })
    lifecycles.clear()
    liveUpdates.setLoggedIn(false)
  })
  session.on('session.opened', () => {
    lifecycles.clear()
    // An event stream belongs to the session that opened it.
    liveUpdates.setLoggedIn(false)
    liveUpdates.setLoggedIn(true)
  })
  const write: RunWrite = (call, input) => queryClient.getMutationCache().build(queryClient, call).execute(input)
  return { voice, lifecycles, liveUpdates, leaveGuard, write }
}
