import { type AppearanceMode, appearanceMachine, toAppearanceView } from '@candid/core'
import { type ActorRefFrom, createActor } from 'xstate'
import type { KeyStore } from '../app/browser-store.ts'

export type AppearanceActor = ActorRefFrom<typeof appearanceMachine>

/** Where the choice is kept; public/theme.js reads it before the first paint. */
const appearanceKey = 'appearance'

const toMode = (text: string | null): AppearanceMode | null => (text === 'light' || text === 'dark' ? text : null)

/** Starts light or dark; the document's class follows, and so do the other tabs. */
export const startAppearance = (window: Window, store: KeyStore): AppearanceActor => {
  const { document } = window
  const machine = appearanceMachine.provide({
    actions: { rememberMode: (_, { mode }) => store.setItem(appearanceKey, mode) },
  })
  const actor = createActor(machine, { input: { kept: toMode(store.getItem(appearanceKey)) } })
  actor.subscribe((snapshot) => {
    const { mode } = toAppearanceView(snapshot)
    document.documentElement.classList.toggle('dark', mode === 'dark')
    document.documentElement.classList.toggle('light', mode === 'light')
  })
  window.addEventListener('storage', (event) => {
    const mode = event.key === appearanceKey ? toMode(event.newValue) : null
    if (mode) actor.send({ type: 'appearance.followed', mode })
  })
  return actor.start()
}
