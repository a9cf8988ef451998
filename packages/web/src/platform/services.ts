import type { ApiClient } from '@candid/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { AppearanceActor } from './appearance-actor.ts'
import type { Config } from './config.ts'
import type { Lifecycles } from './lifecycles.ts'
import type { SessionActor } from './session/session-actor.ts'
import type { Voice, VoiceParts } from './voice/voice-actor.ts'

/** What main.tsx makes once and every screen may use. */
export type Services = {
  config: Config
  api: ApiClient
  queryClient: QueryClient
  session: SessionActor
  appearance: AppearanceActor
  /** The one voice, started by whoever needs it first: its code comes with the interview (`useAppVoice`). */
  voice: (start: (parts: VoiceParts) => Voice) => Voice
  lifecycles: Lifecycles
}

export const ServicesContext = createContext<Services | null>(null)

/** The app's services; only inside the app. */
export const useServices = (): Services => {
  const services = use(ServicesContext)
  if (!services) throw new Error('useServices needs a ServicesContext around it')
  return services
}

/** The typed client of the API. */
export const useApi = (): ApiClient => useServices().api
