import type { Failure } from '../failure.ts'

export type EmployerQueryContext = {
  /** What is typed; kept until it was answered. */
  draft: string
  failure: Failure | null
}

export type EmployerQueryEvent =
  | { type: 'query.type'; text: string }
  /** Ask what is typed. */
  | { type: 'query.ask' }
  /** Ask one of the suggested questions. */
  | { type: 'query.pick'; question: string }
  /** Stop waiting; the question stays to be asked again. */
  | { type: 'query.cancel' }

export type AskQueryInput = { question: string }
