import type { ApiClient } from '@candid/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { createLifecycles } from '../resumes/lifecycles.ts'
import type { SessionActor } from '../session/session-actor.ts'
import { startVoice } from '../voice/voice-actor.ts'
import { browserStore } from './browser-store.ts'
import type { Config } from './config.ts'

type SignedInSettings = {
  config: Config
  /** Origin of the API. */
  origin: string
  api: ApiClient
  queryClient: QueryClient
  session: SessionActor
}

/** What lives as long as the app, and only pages of a session use: it comes with the first of them. */
export const startSignedIn = ({ config, origin, api, queryClient, session }: SignedInSettings) => {
  const lifecycles = createLifecycles(api, queryClient)
  const voice = startVoice({
    api: origin,
    speech: config.ttsBaseUrl || origin,
    token: () => session.getSnapshot().context.token,
    canTranscribe: config.canTranscribe,
    voices: config.voices,
    storage: browserStore,
  })
  // Neither sound nor watched parses outlive the session they were asked for in.
  session.on('session.closed', () => {
    voice.actor.send({ type: 'voice.silence' })
    lifecycles.clear()
  })
  session.on('session.opened', () => lifecycles.clear())
  return { voice, lifecycles }
}
