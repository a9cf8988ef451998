import type { SnapshotFrom } from 'xstate'
import type { activationMachine } from './activation.machine.ts'

/** Everything a view may know of an activation. */
export const toActivationView = (snapshot: SnapshotFrom<typeof activationMachine>) => {
  const { current, next } = snapshot.context
  return {
    /** The resume that is being activated; null when none is. */
    chosen: next ?? current,
  }
}
