import { voiceMachine } from '@candid/core'
import type { ActorRefFrom } from 'xstate'
import type { KeyStore } from '../browser-store.ts'
import type { Config } from '../config.ts'
import { startActor } from '../start-actor.ts'
import { recordPort, speakPort, transcribePort, type VoiceHost } from './voice-ports.ts'
import { createVoiceStore, type VoiceStore } from './voice-store.ts'

export type VoiceActor = ActorRefFrom<typeof voiceMachine>
type VoiceChoice = Config['voices'][number]
export type Voice = { actor: VoiceActor; store: VoiceStore; voices: readonly VoiceChoice[] }

/** The services that the voice needs. */
export type VoiceParts = Omit<VoiceHost, 'store'> & {
  canTranscribe: boolean
  voices: readonly VoiceChoice[]
  storage: KeyStore
}

/** Starts the voice machine, the lock on loudspeaker and microphone. It lasts as long as the app. */
export const startVoice = ({ canTranscribe, voices, storage, ...parts }: VoiceParts): Voice => {
  const store = createVoiceStore(storage)
  const host = { ...parts, store }
  const machine = voiceMachine.provide({
    actors: { speak: speakPort(host), record: recordPort(host), transcribe: transcribePort(host) },
  })
  return { actor: startActor(machine, { input: { canTranscribe } }), store, voices }
}
