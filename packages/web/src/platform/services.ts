import type { ApiClient } from '@candid/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { AppearanceActor } from './appearance-actor.ts'
import type { Config } from './config.ts'
import type { Lifecycles } from './lifecycles.ts'
import type { SessionActor } from './session/session-actor.ts'
import type { Voice, VoiceParts } from './voice/voice-actor.ts'

/** The services that are created once at start and that every screen may use. */
export type Services = {
  config: Config
  api: ApiClient
  queryClient: QueryClient
  session: SessionActor
  appearance: AppearanceActor
  /** The app's voice actor. The first screen that needs it starts it, because its code is loaded with the interview (`useAppVoice`). */
  voice: (start: (parts: VoiceParts) => Voice) => Voice
  lifecycles: Lifecycles
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
