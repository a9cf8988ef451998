import type { SnapshotFrom } from 'xstate'
import type { interviewMachine } from './interview.machine.ts'

/** Everything a view may know of the interview's modal. The questions are shown from the server's data. */
export const toInterviewView = (snapshot: SnapshotFrom<typeof interviewMachine>) => ({
  mode: snapshot.value,
  itemId: snapshot.context.itemId,
  /** How many questions are being generated; 0 when none. */
  num: snapshot.context.num,
  /** Whether nothing more is worth asking about the item as it is. */
  exhausted: snapshot.context.exhausted,
  failure: snapshot.context.failure,
  canGenerate: snapshot.can({ type: 'interview.generate' }),
})
