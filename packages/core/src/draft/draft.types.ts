import type { Failure } from '../failure.ts'

/** The typed text of each field. A plain text is a draft with one field. */
export type DraftFields = Record<string, string>

/** What a draft is based on: the saved fields and their version. `version` is null if the server does not count versions. */
export type DraftBase = { saved: DraftFields; version: number | null }

/** `draft` is a draft that was kept earlier (before a crash, or in a session that ended), and `from` is the key under which it is kept. */
export type OpenedDraft = DraftBase & { draft?: DraftFields | undefined; from?: string | undefined }

export type DraftInput = {
  /** The id of the item or answer that is edited. */
  id: string
  /** Returns a message for each wrong field; empty if the draft can be saved. Pure. */
  validate: (fields: DraftFields) => Record<string, string>
  /** Whether the person has to confirm before the draft is saved. */
  confirms?: boolean
  /** For a form that is open from the start: returns what it starts with. Called once. Without it the machine starts at rest. */
  opened?: () => OpenedDraft
}

/** What somebody else saved while this draft was edited. */
export type DraftConflict = { theirs: DraftFields; version: number }

export type DraftContext = DraftBase & {
  id: string
  validate: (fields: DraftFields) => Record<string, string>
  confirms: boolean
  fields: DraftFields
  from: string | undefined // the key of the kept draft that this one continues and replaces
  touched: string[] // fields whose errors may be shown, in the order of touching
  failure: Failure | null
  conflict: DraftConflict | null
}

export type DraftEvent =
  | ({ type: 'draft.edit' } & OpenedDraft)
  | { type: 'draft.change'; field: string; value: string }
  | { type: 'draft.save' }
  | { type: 'draft.confirm' }
  /** Discards the draft. */
  | { type: 'draft.cancel' }
  /** Closes the editor and keeps the draft, so that it can be continued later. */
  | { type: 'draft.leave' }
  /** After a conflict: continue with the saved text, or keep the draft and save it over that text. */
  | { type: 'draft.takeTheirs' }
  | { type: 'draft.keepMine' }

export type KeepFieldsInput = { id: string; fields: DraftFields; from: string | undefined }
/** The keys of this draft and of the one that it continues. */
export type ForgetFieldsInput = { id: string; from: string | undefined }

export type SaveDraftInput = { id: string; fields: DraftFields; version: number | null }
/** A stale version (409) is not an error: the port returns what is saved now. */
export type SaveDraftOutput = { kind: 'saved' } | ({ kind: 'conflict' } & DraftConflict)

/** The editor was closed: the draft was saved, discarded, or left and kept. */
export type DraftEmitted = { type: 'draft.closed'; id: string }
