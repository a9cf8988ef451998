import type { SnapshotFrom } from 'xstate'
import type { unsavedMachine } from './unsaved.machine.ts'
import { keysWithin } from './unsaved.rules.ts'

type Snapshot = SnapshotFrom<typeof unsavedMachine>

/** The view of the unsaved texts. */
export const toUnsavedView = (snapshot: Snapshot) => ({
  isAsking: snapshot.matches('asking'),
  isFree: isFree(snapshot, null),
})

/** Whether nothing is unsaved: at all (null), or within something. */
export const isFree = (snapshot: Snapshot, within: string | null): boolean =>
  keysWithin(snapshot.context.things, within).length === 0
