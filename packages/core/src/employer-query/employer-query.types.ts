import type { Failure } from '../failure.ts'

export type EmployerQueryContext = {
  /** The typed text; kept until the question is answered. */
  draft: string
  failure: Failure | null
}

export type EmployerQueryEvent =
  | { type: 'query.type'; text: string }
  /** Asks the typed question. */
  | { type: 'query.ask' }
  /** Asks one of the suggested questions. */
  | { type: 'query.pick'; question: string }
  /** Stops waiting; the question stays in the box and can be asked again. */
  | { type: 'query.cancel' }

export type AskQueryInput = { question: string }
