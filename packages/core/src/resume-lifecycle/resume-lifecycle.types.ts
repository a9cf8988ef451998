import type { Failure } from '../failure.ts'
import type { LifecycleFacts } from '../rules/lifecycle.ts'
import type { ParseErrorCode } from '../schemas/resume.ts'

/** What the server says about where a resume stands: the facts of the rules, and why its parse failed. */
export type ResumeFacts = LifecycleFacts & { parse_error: ParseErrorCode | null }

export type ResumeLifecycleInput = { resumeId: string; ownerId: string; facts: ResumeFacts }

/** Which wish was refused, and why. */
export type LifecycleFailure = { wish: 'parse' | 'activate' | 'delete'; failure: Failure }

export type ResumeLifecycleContext = {
  resumeId: string
  ownerId: string
  facts: ResumeFacts
  failure: LifecycleFailure | null
}

export type ResumeLifecycleEvent =
  | { type: 'lifecycle.parse' }
  | { type: 'lifecycle.activate' }
  | { type: 'lifecycle.delete' }
  | { type: 'lifecycle.dismiss' }
  /** The list or the resume was read again. */
  | { type: 'lifecycle.synced'; facts: ResumeFacts }
  /** Some resume was made active: of one owner only one is. */
  | { type: 'lifecycle.activated'; resumeId: string; ownerId: string }

export type ResumeRef = { resumeId: string }

/** For the host: notices, and the news that the other rows of the owner must hear. */
export type ResumeLifecycleEmitted =
  | { type: 'lifecycle.parsed'; resumeId: string }
  | { type: 'lifecycle.activated'; resumeId: string; ownerId: string }
  | { type: 'lifecycle.deleted'; resumeId: string }
  | { type: 'lifecycle.refused'; resumeId: string; wish: LifecycleFailure['wish'] }
