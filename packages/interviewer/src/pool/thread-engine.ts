import type {
  AnswerRequest,
  AnswerResult,
  AskRequest,
  AskResult,
  Evidence,
  FollowUpRequest,
  MatchRequest,
  MatchResult,
  ParseProgress,
  ParseResult,
  ReadinessResult,
  SimilarRequest,
  SimilarResult,
  SuggestResult,
} from '../interviewer.ts'

/** Each kind of task that a thread does: what it gets, and what comes of it. */
export type Tasks = {
  parse: [Uint8Array, ParseResult]
  ask: [AskRequest, AskResult]
  followUp: [FollowUpRequest, AskResult]
  answer: [AnswerRequest, AnswerResult]
  suggest: [Evidence, SuggestResult]
  readiness: [AnswerRequest, ReadinessResult]
  similar: [SimilarRequest, SimilarResult]
  match: [MatchRequest, MatchResult]
}
export type TaskKind = keyof Tasks

/**
 * An engine as it runs inside a thread of the pool. Requests and results are copied between threads, so they are plain
 * data. A thread does one task at a time and lives for many: what an engine keeps in variables of its modules (indexes,
 * models, embeddings) is there for its next task. Each thread has its own copy, and a thread that overruns its time or
 * memory is killed with all of it; so whatever is kept must be bounded and possible to make again.
 */
export type ThreadEngine = {
  [Kind in Exclude<TaskKind, 'parse'>]: (request: Tasks[Kind][0]) => Tasks[Kind][1] | Promise<Tasks[Kind][1]>
} & {
  /** Absent where another process parses. */
  parse?: (pdf: Uint8Array, onProgress: (progress: ParseProgress) => void) => Promise<ParseResult>
}
