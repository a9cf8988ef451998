import type { Failure } from '../failure.ts'

export type ConfirmDeleteContext = {
  id: string | null // what would be deleted; null while the dialog is closed
  phrase: string | null // what must be typed first (an account's e-mail); null when nothing must
  typed: string
  failure: Failure | null
}

export type ConfirmDeleteEvent =
  | { type: 'delete.ask'; id: string; phrase: string | null }
  | { type: 'delete.type'; text: string }
  | { type: 'delete.confirm' }
  | { type: 'delete.cancel' }

export type DeleteInput = { id: string }
