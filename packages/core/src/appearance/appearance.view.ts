import type { SnapshotFrom } from 'xstate'
import type { appearanceMachine } from './appearance.machine.ts'

/** Everything a view may know of the appearance; `mode` is also the class of the document. */
export const toAppearanceView = (snapshot: SnapshotFrom<typeof appearanceMachine>) => ({
  mode: snapshot.matches('dark') ? ('dark' as const) : ('light' as const),
})
