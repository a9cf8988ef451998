import * as v from 'valibot'
import type { KeyStore } from '../browser-store.ts'
import { createValue } from '../value.ts'

/** How texts are read aloud; remembered in this browser. */
export type VoiceSettings = { speed: number; voice: string | null }
/** What the listener should know beside the machine's state. */
export type VoiceStatus = {
  settings: VoiceSettings
  /** Whose voice speaks: the server's, or this browser's own where the server cannot. */
  source: 'server' | 'browser'
  /** How loud the microphone hears, 0 to 1, and for how long, in seconds. */
  level: number
  seconds: number
}

/** The speeds that can be chosen, where 1 is as recorded. */
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

/** Settings and meters of the voice, outside React, so that ports write and screens read. */
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
