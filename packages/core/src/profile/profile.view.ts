import type { SnapshotFrom } from 'xstate'
import type { profileMachine } from './profile.machine.ts'

/** Everything a view may know of the profile's panel. */
export const toProfileView = (snapshot: SnapshotFrom<typeof profileMachine>) => ({ mode: snapshot.value })
