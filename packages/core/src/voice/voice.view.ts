import type { SnapshotFrom } from 'xstate'
import type { voiceMachine } from './voice.machine.ts'

const modeOf = (snapshot: SnapshotFrom<typeof voiceMachine>) => {
  const { value } = snapshot
  if (typeof value === 'string') return value
  return 'reading' in value ? value.reading : value.listening
}

/** Everything a view may know of speaking and recording: what goes on, and whose it is. */
export const toVoiceView = (snapshot: SnapshotFrom<typeof voiceMachine>) => ({
  mode: modeOf(snapshot),
  owner: snapshot.context.owner,
  failure: snapshot.context.failure,
})

/** What one question may know: its own mode, and whether another holds the lock. */
export const toVoiceViewOf = (snapshot: SnapshotFrom<typeof voiceMachine>, owner: string) => {
  const view = toVoiceView(snapshot)
  const own = view.owner === owner
  return {
    mode: own ? view.mode : ('silent' as const),
    /** Speak and record are disabled: another question speaks or records. */
    locked: view.owner !== null && !own,
    failure: view.failure?.owner === owner ? view.failure.kind : null,
  }
}
