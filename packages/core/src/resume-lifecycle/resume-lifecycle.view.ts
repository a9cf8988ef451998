import type { SnapshotFrom } from 'xstate'
import type { resumeLifecycleMachine } from './resume-lifecycle.machine.ts'

const modeOf = (snapshot: SnapshotFrom<typeof resumeLifecycleMachine>) => {
  const { value } = snapshot
  return typeof value === 'string' ? value : ('parsing' as const)
}

/** Everything a view may know of where a resume stands. */
export const toResumeLifecycleView = (snapshot: SnapshotFrom<typeof resumeLifecycleMachine>) => {
  const { facts, failure } = snapshot.context
  const mode = modeOf(snapshot)
  return {
    mode,
    /** Shown at once, and taken back when the server refuses. */
    active: facts.active || mode === 'activating',
    parsed: facts.chunked,
    /** Why the last parse failed; the words stand in texts.ts. */
    parseError: mode === 'failed' ? facts.parse_error : null,
    failure,
    canParse: snapshot.can({ type: 'lifecycle.parse' }),
    canActivate: snapshot.can({ type: 'lifecycle.activate' }),
    canDelete: snapshot.can({ type: 'lifecycle.delete' }),
    busy: mode === 'parsing' || mode === 'activating' || mode === 'deleting',
  }
}
