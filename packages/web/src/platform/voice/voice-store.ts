import * as v from 'valibot'
import type { KeyStore } from '../browser-store.ts'
import { createValue } from '../value.ts'

/** How texts are read aloud; stored in this browser. */
export type VoiceSettings = { speed: number; voice: string | null }
/** What screens show besides the machine's state. */
export type VoiceStatus = {
  settings: VoiceSettings
  /** The source of the voice: the server, or this browser if the server cannot speak. */
  source: 'server' | 'browser'
  /** The loudness at the microphone, 0 to 1, and the recording time in seconds. */
  level: number
  seconds: number
}

/** The available speeds; 1 is the speed of the recording. */
export const speeds = [0.75, 1, 1.25, 1.5] as const

const key = 'candid.voice'
const settingsSchema = v.object({
  speed: v.fallback(v.picklist(speeds), 1),
  voice: v.fallback(v.nullable(v.string()), null),
})

const readSettings = (storage: KeyStore): VoiceSettings => {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), settingsSchema), storage.getItem(key))
  return kept.success ? kept.output : { speed: 1, voice: null }
}

/** Holds the settings, the loudness and the recording time of the voice outside React, so that ports write and screens read. */
export const createVoiceStore = (storage: KeyStore) => {
  const { read, set, subscribe } = createValue<VoiceStatus>({
    settings: readSettings(storage),
    source: 'server',
    level: 0,
    seconds: 0,
  })
  const change = (part: Partial<VoiceStatus>) => set({ ...read(), ...part })
  return {
    read,
    subscribe,
    change,
    choose: (choice: Partial<VoiceSettings>) => {
      const settings = { ...read().settings, ...choice }
      storage.setItem(key, JSON.stringify(settings))
      change({ settings })
    },
  }
}

export type VoiceStore = ReturnType<typeof createVoiceStore>
