import type { Voice, VoiceActor } from '@candid/web/platform/voice/voice-actor.ts'
import { createVoiceStore } from '@candid/web/platform/voice/voice-store.ts'

/** A storage that forgets everything at once. */
const noStorage: Pick<Storage, 'getItem' | 'setItem'> = { getItem: () => null, setItem: () => undefined }

/** The voice as screens see it, around an actor; its meters stand still. */
export const voiceAround = (actor: VoiceActor): Voice => {
  // Seam: the store reads and writes single entries only.
  const store = createVoiceStore(noStorage as Storage)
  store.change({ level: 0.4, seconds: 12 })
  return {
    actor,
    store,
    voices: [
      { id: 'slt', name: 'Slt' },
      { id: 'awb', name: 'Awb' },
    ],
  }
}
