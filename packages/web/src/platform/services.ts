import type { ApiClient } from '@candid/api-client'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { AppearanceActor } from './appearance-actor.ts'
import type { Config } from './config.ts'
import type { LifecycleParts, Lifecycles } from './lifecycles.ts'
import type { SessionActor } from './session/session-actor.ts'
import type { Voice, VoiceParts } from './voice/voice-actor.ts'
import type { RunWrite } from './write.ts'

/** The services that are created once at start and that every screen may use. */
export type Services = {
  config: Config
  api: ApiClient
  /** The cache of what the server said. Only pages of a session have one, which makes it with their code (`cache`). */
  queryClient: QueryClient
  /** Returns the app's cache; the first page that needs one makes it. */
  cache: (create: (polls: () => boolean) => QueryClient) => QueryClient
  /** Makes what the cache holds under a key stale, if there is a cache. */
  makeStale: (key: QueryKey) => Promise<void>
  /** Runs a write: in a session through the cache, which hears of it. */
  write: RunWrite
  session: SessionActor
  appearance: AppearanceActor
  /** The app's voice actor. The first screen that needs it starts it, because its code is loaded with the interview (`useAppVoice`). */
  voice: (start: (parts: VoiceParts) => Voice) => Voice
  /** The running commands of resumes. The first screen that needs them starts them, because most have none (`useLifecycles`). */
  lifecycles: (start: (parts: LifecycleParts) => Lifecycles) => Lifecycles
}

export const ServicesContext = createContext<Services | null>(null)

/** Returns the app's services. Throws outside the app. */
export const useServices = (): Services => {
  const services = use(ServicesContext)
  if (!services) throw new Error('useServices needs a ServicesContext around it')
  return services
}

/** Returns the typed client of the API. */
export const useApi = (): ApiClient => useServices().api
