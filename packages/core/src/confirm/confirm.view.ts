import type { SnapshotFrom } from 'xstate'
import type { confirmMachine } from './confirm.machine.ts'

/** The view of the dialog. */
export const toConfirmView = (snapshot: SnapshotFrom<typeof confirmMachine>) => ({
  mode: snapshot.value,
  id: snapshot.context.id,
  /** The name of what it is about. */
  name: snapshot.context.name,
  typed: snapshot.context.typed,
  failure: snapshot.context.failure,
  canConfirm: snapshot.can({ type: 'confirm.agree' }),
  busy: snapshot.matches('acting'),
})
