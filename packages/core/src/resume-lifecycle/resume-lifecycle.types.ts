import type { Failure } from '../failure.ts'

export type ResumeLifecycleInput = {
  resumeId: string
  /** Whether the server is parsing it already, for instance since before the page was loaded. */
  isParsing: boolean
}

/** What can be asked of one resume. Activation is asked of its owner: see the activation machine. */
export type ResumeCommand = 'parse' | 'delete'

export type ResumeLifecycleContext = {
  resumeId: string
  /** Whether the parse that is waited for was begun before, by somebody. */
  isParsing: boolean
  /** The command that failed last, and why; null after a success and while the next one runs. */
  refusal: { command: ResumeCommand; failure: Failure } | null
}

export type ResumeLifecycleEvent = { type: 'lifecycle.parse' } | { type: 'lifecycle.delete' }

export type ResumeRef = { resumeId: string }
/** `isParsing`: do not ask for the parse, only wait until it has ended. */
export type ParseResumeInput = ResumeRef & { isParsing: boolean }

/** For the host: notices. */
export type ResumeLifecycleEmitted =
  | { type: 'lifecycle.parsed'; resumeId: string }
  | { type: 'lifecycle.deleted'; resumeId: string }
  | { type: 'lifecycle.refused'; resumeId: string; command: ResumeCommand; failure: Failure }
