import { type AppearanceMode, appearanceMachine, appearanceModes, toAppearanceView } from '@candid/core'
import type { ActorRefFrom } from 'xstate'
import type { KeyStore } from './browser-store.ts'
import { startActor } from './start-actor.ts'

export type AppearanceActor = ActorRefFrom<typeof appearanceMachine>

/** The storage key of the mode; public/early.js reads it before the first paint. */
const appearanceKey = 'appearance'

const toMode = (text: string | null): AppearanceMode | null => appearanceModes.find((mode) => mode === text) ?? null

/** Starts the appearance machine and keeps the document's class in step with the chosen mode, the device and other tabs. */
export const startAppearance = (window: Window, store: KeyStore): AppearanceActor => {
  const { document } = window
  const device = window.matchMedia('(prefers-color-scheme: dark)')
  const machine = appearanceMachine.provide({
    actions: { rememberMode: (_, { mode }) => store.setItem(appearanceKey, mode) },
  })
  const actor = startActor(machine, { input: { kept: toMode(store.getItem(appearanceKey)) } })
  const show = () => {
    const { mode } = toAppearanceView(actor.getSnapshot())
    const dark = mode === 'dark' || (mode === 'system' && device.matches)
    document.documentElement.classList.toggle('dark', dark)
    document.documentElement.classList.toggle('light', !dark)
  }
  show()
  actor.subscribe(show)
  device.addEventListener('change', show)
  window.addEventListener('storage', (event) => {
    const mode = event.key === appearanceKey ? toMode(event.newValue) : null
    if (mode) actor.send({ type: 'appearance.followed', mode })
  })
  return actor
}
