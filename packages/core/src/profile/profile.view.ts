import type { SnapshotFrom } from 'xstate'
import type { profileMachine } from './profile.machine.ts'

/** The view of the profile's panel. */
export const toProfileView = (snapshot: SnapshotFrom<typeof profileMachine>) => ({ mode: snapshot.value })
