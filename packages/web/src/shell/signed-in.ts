import type { ApiClient } from '@candid/api-client'
import { toSessionView } from '@candid/core'
import { browserStore } from '../platform/browser-store.ts'
import type { Config } from '../platform/config.ts'
import { leaveGuard } from '../platform/leave-guard.ts'
import type { Lifecycles } from '../platform/lifecycles.ts'
import { type ReadEvents, startLiveUpdates } from '../platform/live/live-updates.ts'
import { createQueryClient, renewPolling } from '../platform/query-client.ts'
import type { Services } from '../platform/services.ts'
import type { SessionActor } from '../platform/session/session-actor.ts'
import type { Voice, VoiceParts } from '../platform/voice/voice-actor.ts'
import type { RunWrite } from '../platform/write.ts'
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
  let startedLifecycles: Lifecycles | null = null
  const lifecycles: Services['lifecycles'] = (start) => {
    startedLifecycles ??= start({ api, queryClient, report: reportOutcome })
    return startedLifecycles
  }
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
  let readEvents: ReadEvents | null = null
  const liveUpdates = startLiveUpdates(window, {
    load: async () => {
      const { readChanges } = await import('./read-changes.ts')
      readEvents ??= readChanges({ api, fetch: streamFetch, startedAt, queryClient })
      return readEvents
    },
    onPolls: () => renewPolling(queryClient),
  })
  liveUpdates.setLoggedIn(toSessionView(session.getSnapshot()).mode === 'loggedIn')
  // Audio, running commands and the event stream end with the session that started them.
  session.on('session.closed', () => {
    startedVoice?.actor.send({ type: 'voice.silence' })
    startedLifecycles?.clear()
    liveUpdates.setLoggedIn(false)
  })
  session.on('session.opened', () => {
    startedLifecycles?.clear()
    // An event stream belongs to the session that opened it.
    liveUpdates.setLoggedIn(false)
    liveUpdates.setLoggedIn(true)
  })
  const write: RunWrite = (call, input) => queryClient.getMutationCache().build(queryClient, call).execute(input)
  return { voice, lifecycles, liveUpdates, leaveGuard, write }
}
