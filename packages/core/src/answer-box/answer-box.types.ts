import type { Failure } from '../failure.ts'

export type AnswerBoxInput = {
  questionId: string
  /** The text and the version of the saved answer; empty and null if there is none. */
  saved: string
  version: number | null
  /** Reads a draft that was kept earlier, in this browser or at the server; null if there is none. Called once. */
  kept: () => KeptAnswer | null
}

/** `savedAt` is when the server kept it (ISO 8601), and `from` the key under which this browser keeps it. */
export type KeptAnswer = { text: string; savedAt: string | null; from?: string }

/** An answer that was saved elsewhere while this one was being edited. */
export type AnswerConflict = { theirs: string; version: number }

/** The draft before a cancel or reuse, and which of the two replaced it. */
type UndoneDraft = { draft: string; by: 'cancel' | 'reuse' }

export type AnswerBoxContext = {
  questionId: string
  saved: string // the saved text that the draft is based on
  version: number | null
  draft: string
  from: string | undefined // the key of the kept draft that this one continues and replaces
  draftSavedAt: string | null // when the server last kept the draft
  undone: UndoneDraft | null // the draft before the last cancel or reuse, until the next edit
  failure: Failure | null
  conflict: AnswerConflict | null
}

export type AnswerBoxEvent =
  | { type: 'answer.edit'; saved: string; version: number | null }
  | { type: 'answer.change'; text: string }
  /** Transcribed speech, appended to the draft. */
  | { type: 'answer.dictated'; text: string }
  /** An earlier answer to a similar question, appended below the draft. */
  | { type: 'answer.reuse'; text: string }
  | { type: 'answer.save' }
  | { type: 'answer.cancel' }
  /** Undoes a cancel or a reuse. */
  | { type: 'answer.restore' }
  | { type: 'answer.takeTheirs' }
  | { type: 'answer.keepMine' }

export type SaveAnswerInput = { questionId: string; text: string; version: number | null }
/** `text` is the saved text. A stale version (409) is not an error: the port returns the answer that is saved now. */
export type SaveAnswerOutput =
  | { kind: 'saved'; text: string; version: number | null }
  | ({ kind: 'conflict' } & AnswerConflict)

export type KeepDraftInput = { questionId: string; text: string }
/** When the server kept it (ISO 8601). */
export type KeepDraftOutput = { savedAt: string }

export type RememberDraftInput = { questionId: string; text: string; from: string | undefined }
/** The keys of this draft and of the one that it continues. */
export type ForgetAnswerDraftInput = { questionId: string; from: string | undefined }
