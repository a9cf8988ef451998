import type { Failure } from '../failure.ts'

/** What is asked about; `phrase` is what must be typed first, null where nothing must. */
export type ConfirmSubject = { id: string; name: string; phrase: string | null }

export type ConfirmContext = {
  id: string | null // what it is about; null while the dialog is closed
  name: string // the same in words, for who has to decide
  phrase: string | null // what must be typed first (an account's e-mail); null when nothing must
  typed: string
  failure: Failure | null
}

export type ConfirmEvent =
  | ({ type: 'confirm.ask' } & ConfirmSubject)
  | { type: 'confirm.type'; text: string }
  | { type: 'confirm.agree' }
  | { type: 'confirm.cancel' }

export type ConfirmedInput = { id: string }
