import type { Failure } from '../failure.ts'

export type AnswerBoxInput = {
  questionId: string
  /** The saved answer's text and version; empty and null without one. */
  saved: string
  version: number | null
  /** A draft kept from before, in this browser or at the server, read once; null without one. */
  kept: () => KeptAnswer | null
}

/** `savedAt` is when the server kept it (ISO 8601), and `from` the key under which this browser keeps it. */
export type KeptAnswer = { text: string; savedAt: string | null; from?: string }

/** An answer that was saved elsewhere while this one was typed. */
export type AnswerConflict = { theirs: string; version: number }

/** The draft as it was, and what took its place. */
type UndoneDraft = { draft: string; by: 'cancel' | 'reuse' }

export type AnswerBoxContext = {
  questionId: string
  saved: string // the text on which the draft rests
  version: number | null
  draft: string
  from: string | undefined // the key of the kept draft that this one grew out of and replaces
  draftSavedAt: string | null // when the server last kept the draft
  undone: UndoneDraft | null // the draft before the last cancel or reuse, until the next edit
  failure: Failure | null
  conflict: AnswerConflict | null
}

export type AnswerBoxEvent =
  | { type: 'answer.edit'; saved: string; version: number | null }
  | { type: 'answer.change'; text: string }
  /** What was said into the microphone, to be put at the end of the draft. */
  | { type: 'answer.dictated'; text: string }
  /** An earlier answer to a similar question, to be put below what is typed. */
  | { type: 'answer.reuse'; text: string }
  | { type: 'answer.save' }
  | { type: 'answer.cancel' }
  /** Undo cancel, or reuse. */
  | { type: 'answer.restore' }
  | { type: 'answer.takeTheirs' }
  | { type: 'answer.keepMine' }

export type SaveAnswerInput = { questionId: string; text: string; version: number | null }
/** `text` is the text as saved. A stale version (409) is no error: the port answers with what is saved now. */
export type SaveAnswerOutput =
  | { kind: 'saved'; text: string; version: number | null }
  | ({ kind: 'conflict' } & AnswerConflict)

export type KeepDraftInput = { questionId: string; text: string }
/** When the server kept it (ISO 8601). */
export type KeepDraftOutput = { savedAt: string }

export type RememberDraftInput = { questionId: string; text: string; from: string | undefined }
/** This draft, and the one it grew out of. */
export type ForgetAnswerDraftInput = { questionId: string; from: string | undefined }
