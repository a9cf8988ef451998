import type { Failure } from '../failure.ts'

/** What is typed: a text per field. A plain text is a draft of one field. */
export type DraftFields = Record<string, string>

/** What a draft rests on: the saved fields and their version; `version` is null when the server counts none. */
export type DraftBase = { saved: DraftFields; version: number | null }

/** `draft` is one kept from before (an ended session, a crash), and `from` the key under which it is kept. */
export type OpenedDraft = DraftBase & { draft?: DraftFields | undefined; from?: string | undefined }

export type DraftInput = {
  /** What the draft is of. */
  id: string
  /** What is wrong, by field; empty when the draft may be saved. Pure. */
  validate: (fields: DraftFields) => Record<string, string>
  /** Whether a person confirms before it is saved. */
  confirms?: boolean
  /** What a form begins with that is open from the start, read once; without it nothing is typed at first. */
  opened?: () => OpenedDraft
}

/** What somebody else saved while this was typed. */
export type DraftConflict = { theirs: DraftFields; version: number }

export type DraftContext = DraftBase & {
  id: string
  validate: (fields: DraftFields) => Record<string, string>
  confirms: boolean
  fields: DraftFields
  from: string | undefined // the key of the kept draft that this one grew out of and replaces
  touched: string[] // fields whose errors may be shown, in the order of touching
  failure: Failure | null
  conflict: DraftConflict | null
}

export type DraftEvent =
  | ({ type: 'draft.edit' } & OpenedDraft)
  | { type: 'draft.change'; field: string; value: string }
  | { type: 'draft.save' }
  | { type: 'draft.confirm' }
  /** Gives the draft up. */
  | { type: 'draft.cancel' }
  /** Stops typing; the draft stays kept, to go on with it later. */
  | { type: 'draft.leave' }
  /** After a conflict: go on from what is saved now, or save the own text over it. */
  | { type: 'draft.takeTheirs' }
  | { type: 'draft.keepMine' }

export type KeepFieldsInput = { id: string; fields: DraftFields; from: string | undefined }
/** This draft, and the one it grew out of. */
export type ForgetFieldsInput = { id: string; from: string | undefined }

export type SaveDraftInput = { id: string; fields: DraftFields; version: number | null }
/** A stale version (409) is no error: the port answers with what is saved now. */
export type SaveDraftOutput = { kind: 'saved' } | ({ kind: 'conflict' } & DraftConflict)

/** Nothing is typed any more: saved, given up, or left with its draft kept. */
export type DraftEmitted = { type: 'draft.closed'; id: string }
