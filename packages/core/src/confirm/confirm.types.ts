import type { Failure } from '../failure.ts'

/** What the dialog asks about. `phrase` is the text that must be typed first; null if none is needed. */
export type ConfirmSubject = { id: string; name: string; phrase: string | null }

export type ConfirmContext = {
  id: string | null // the id of what it is about; null while the dialog is closed
  name: string // the name that the dialog shows for it
  phrase: string | null // the text that must be typed first (an account's email); null if none is needed
  typed: string
  failure: Failure | null
}

export type ConfirmEvent =
  | ({ type: 'confirm.ask' } & ConfirmSubject)
  | { type: 'confirm.type'; text: string }
  | { type: 'confirm.agree' }
  | { type: 'confirm.cancel' }

export type ConfirmedInput = { id: string }
