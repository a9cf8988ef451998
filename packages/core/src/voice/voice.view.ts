import type { SnapshotFrom } from 'xstate'
import type { voiceMachine } from './voice.machine.ts'

const modeOf = (snapshot: SnapshotFrom<typeof voiceMachine>) => {
  const { value } = snapshot
  if (typeof value === 'string') return value
  return 'reading' in value ? value.reading : value.listening
}

/** The view of speaking and recording: what is going on, and for which question. */
export const toVoiceView = (snapshot: SnapshotFrom<typeof voiceMachine>) => ({
  mode: modeOf(snapshot),
  owner: snapshot.context.owner,
  failure: snapshot.context.failure,
})

/** The view for one question: its own mode, and whether another question holds the lock. */
export const toVoiceViewOf = (snapshot: SnapshotFrom<typeof voiceMachine>, owner: string) => {
  const view = toVoiceView(snapshot)
  const own = view.owner === owner
  return {
    mode: own ? view.mode : ('silent' as const),
    /** Speak and record are disabled, because another question is being read aloud or recorded. */
    locked: view.owner !== null && !own,
    failure: view.failure?.owner === owner ? view.failure.kind : null,
  }
}
