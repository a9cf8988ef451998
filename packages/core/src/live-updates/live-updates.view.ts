import type { SnapshotFrom } from 'xstate'
import type { liveUpdatesMachine } from './live-updates.machine.ts'

/** The view of the connection. */
export const toLiveUpdatesView = (snapshot: SnapshotFrom<typeof liveUpdatesMachine>) => ({
  /** Whether the app has to poll. The first interruption needs no polling: the server sends missed changes again. */
  polls: snapshot.matches('polling') || snapshot.context.failures > 1,
})
