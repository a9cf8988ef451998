import type { SnapshotFrom } from 'xstate'
import type { liveUpdatesMachine } from './live-updates.machine.ts'

/** Everything a view may know of the connection. */
export const toLiveUpdatesView = (snapshot: SnapshotFrom<typeof liveUpdatesMachine>) => ({
  /** Whether changes must be asked for. A first interruption is bridged: what was missed is sent again. */
  polls: snapshot.matches('polling') || snapshot.context.failures > 1,
})
