import type { SnapshotFrom } from 'xstate'
import type { appearanceMachine } from './appearance.machine.ts'
import type { AppearanceMode } from './appearance.types.ts'

const modeOf = (snapshot: SnapshotFrom<typeof appearanceMachine>): AppearanceMode => {
  if (snapshot.matches('dark')) return 'dark'
  return snapshot.matches('system') ? 'system' : 'light'
}

/** The view of the appearance. */
export const toAppearanceView = (snapshot: SnapshotFrom<typeof appearanceMachine>) => ({
  mode: modeOf(snapshot),
})
