import type { SnapshotFrom } from 'xstate'
import type { LifecycleFacts } from '../rules/lifecycle.ts'
import { canActivate, canParse } from '../rules/lifecycle.ts'
import type { ParseErrorCode } from '../schemas/resume.ts'
import type { resumeLifecycleMachine } from './resume-lifecycle.machine.ts'

/** Everything a view may know of the command that runs for a resume. */
export const toResumeLifecycleView = (snapshot: SnapshotFrom<typeof resumeLifecycleMachine>) => {
  const { refusal } = snapshot.context
  return {
    command: snapshot.matches('parsing')
      ? ('parse' as const)
      : snapshot.matches('deleting') || snapshot.matches('deleted')
        ? ('delete' as const)
        : null,
    /** Whether the parse is no longer waited for, though the server has not ended it. */
    gaveUp: refusal?.command === 'parse' && refusal.failure.kind === 'timedOut',
  }
}

/** What the server says about where a resume stands: the facts of the rules, and why its parse failed. */
export type ResumeFacts = LifecycleFacts & { parse_error: ParseErrorCode | null }

type Commands = ReturnType<typeof toResumeLifecycleView> & {
  /** The resume of this owner that is on its way to be the active one. */
  chosen: string | null
}

const stageOf = (resume: ResumeFacts, { command, gaveUp }: Commands) => {
  if (resume.chunked) return 'parsed' as const
  if (command === 'parse') return 'parsing' as const
  if (gaveUp) return 'failed' as const
  if (resume.parse_status === 'running') return 'parsing' as const
  return resume.parse_status === 'failed' ? ('failed' as const) : ('uploaded' as const)
}

/** How a resume is shown: what the server said, and what is under way. */
export const toResumeStatus = (resume: ResumeFacts & { id: string }, commands: Commands) => {
  const { command, gaveUp, chosen } = commands
  const stage = stageOf(resume, commands)
  // A choice is shown at once, and taken back when the server refuses it.
  const active = chosen === null ? resume.active : chosen === resume.id
  return {
    stage,
    active,
    /** Why the last parse failed; texts.ts has the words. */
    parseError: stage === 'failed' ? (gaveUp ? ('took_too_long' as const) : resume.parse_error) : null,
    canParse: command === null && (canParse(resume) || stage === 'failed'),
    canActivate: command === null && !active && canActivate({ ...resume, active: false }),
  }
}
