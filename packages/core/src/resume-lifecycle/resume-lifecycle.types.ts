import type { Failure } from '../failure.ts'

export type ResumeLifecycleInput = {
  resumeId: string
  /** Whether the server is already parsing it, for example since before the page was loaded. */
  isParsing: boolean
}

/** The commands for one resume. Activation is a command for its owner: see the activation machine. */
export type ResumeCommand = 'parse' | 'delete'

export type ResumeLifecycleContext = {
  resumeId: string
  /** Whether the running parse was started by somebody else, or earlier. */
  isParsing: boolean
  /** The last command if it failed, and why; null after a success and while the next command runs. */
  refusal: { command: ResumeCommand; failure: Failure } | null
}

export type ResumeLifecycleEvent = { type: 'lifecycle.parse' } | { type: 'lifecycle.delete' }

export type ResumeRef = { resumeId: string }
/** `isParsing`: do not start a parse, only wait until the running one ends. */
export type ParseResumeInput = ResumeRef & { isParsing: boolean }

/** Reported to the host, which shows notices. */
export type ResumeLifecycleEmitted =
  | { type: 'lifecycle.parsed'; resumeId: string }
  | { type: 'lifecycle.deleted'; resumeId: string }
  | { type: 'lifecycle.refused'; resumeId: string; command: ResumeCommand; failure: Failure }
