import type { SnapshotFrom } from 'xstate'
import type { confirmDeleteMachine } from './confirm-delete.machine.ts'

/** Everything a view may know of the dialog. */
export const toConfirmDeleteView = (snapshot: SnapshotFrom<typeof confirmDeleteMachine>) => ({
  mode: snapshot.value,
  typed: snapshot.context.typed,
  failure: snapshot.context.failure,
  canConfirm: snapshot.can({ type: 'delete.confirm' }),
  busy: snapshot.matches('deleting'),
})
