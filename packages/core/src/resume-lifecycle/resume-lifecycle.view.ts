import type { SnapshotFrom } from 'xstate'
import type { LifecycleFacts } from '../rules/lifecycle.ts'
import { canActivate, canParse } from '../rules/lifecycle.ts'
import type { ParseErrorCode } from '../schemas/resume.ts'
import type { resumeLifecycleMachine } from './resume-lifecycle.machine.ts'

/** The view of the command that runs for a resume. */
export const toResumeLifecycleView = (snapshot: SnapshotFrom<typeof resumeLifecycleMachine>) => {
  const { refusal } = snapshot.context
  return {
    command: snapshot.matches('parsing')
      ? ('parse' as const)
      : snapshot.matches('deleting') || snapshot.matches('deleted')
        ? ('delete' as const)
        : null,
    /** Whether the app stopped waiting for a parse that the server has not ended. */
    gaveUp: refusal?.command === 'parse' && refusal.failure.kind === 'timedOut',
  }
}

/** What the server says about a resume: the facts that the rules need, and why its parse failed. */
export type ResumeFacts = LifecycleFacts & { parse_error: ParseErrorCode | null }

type Commands = ReturnType<typeof toResumeLifecycleView> & {
  /** The resume that this owner is activating; null if none. */
  chosen: string | null
}

const stageOf = (resume: ResumeFacts, { command, gaveUp }: Commands) => {
  if (resume.chunked) return 'parsed' as const
  if (command === 'parse') return 'parsing' as const
  if (gaveUp) return 'failed' as const
  if (resume.parse_status === 'running') return 'parsing' as const
  return resume.parse_status === 'failed' ? ('failed' as const) : ('uploaded' as const)
}

/** Derives the status that is shown from what the server said and from the running command. */
export const toResumeStatus = (resume: ResumeFacts & { id: string }, commands: Commands) => {
  const { command, gaveUp, chosen } = commands
  const stage = stageOf(resume, commands)
  // A choice is shown at once, and reverted if the server refuses it.
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
