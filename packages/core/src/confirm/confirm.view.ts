import type { SnapshotFrom } from 'xstate'
import type { confirmMachine } from './confirm.machine.ts'

/** Everything a view may know of the dialog. */
export const toConfirmView = (snapshot: SnapshotFrom<typeof confirmMachine>) => ({
  mode: snapshot.value,
  id: snapshot.context.id,
  /** What it is about, in words. */
  name: snapshot.context.name,
  typed: snapshot.context.typed,
  failure: snapshot.context.failure,
  canConfirm: snapshot.can({ type: 'confirm.agree' }),
  busy: snapshot.matches('acting'),
})
