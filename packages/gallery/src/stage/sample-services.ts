import { createApiClient } from '@candid/api-client'
import {
  activationMachine,
  appearanceMachine,
  createResumeActors,
  resumeLifecycleMachine,
  sessionMachine,
  voiceMachine,
} from '@candid/core'
import type { Lifecycles } from '@candid/web/platform/lifecycles.ts'
import type { Services } from '@candid/web/platform/services.ts'
import { runWrite } from '@candid/web/platform/write.ts'
import { QueryClient } from '@tanstack/react-query'
import { createActor } from 'xstate'
import { voiceAround } from '../samples/sample-voice.ts'
import { answerWith, type World } from '../samples/world.ts'

/** The app's services without a network: reads are answered from the world, writes have no server. */
export const sampleServices = (world: () => World): Services => {
  const session = createActor(sessionMachine.provide({ actions: { rememberToken: nothing, forgetToken: nothing } }), {
    input: { token: 'sample' },
  }).start()
  const appearance = createActor(appearanceMachine.provide({ actions: { rememberMode: nothing } }), {
    input: { kept: null },
  }).start()
  const voice = voiceAround(createActor(voiceMachine, { input: { canTranscribe: true } }).start())
  const lifecycles = createSampleLifecycles()
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  return {
    config: { apiBaseUrl: '', ttsBaseUrl: '', maxUploadMb: null, samplePage: false, canTranscribe: false, voices: [] },
    api: createApiClient({
      baseUrl: window.location.origin,
      token: () => 'sample',
      fetch: async (request) => answerWith(world(), request),
    }),
    queryClient,
    cache: () => queryClient,
    makeStale: (queryKey) => queryClient.invalidateQueries({ queryKey }),
    write: runWrite,
    session,
    appearance,
    lifecycles: () => lifecycles,
    voice: () => voice,
  }
}

const createSampleLifecycles = (): Lifecycles =>
  createResumeActors({
    startLifecycle: (input) => createActor(resumeLifecycleMachine, { input }).start(),
    startActivation: () => createActor(activationMachine).start(),
    report: nothing,
  })

// The gallery keeps nothing.
const nothing = () => undefined
