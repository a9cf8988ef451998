import type { SnapshotFrom } from 'xstate'
import type { interviewMachine } from './interview.machine.ts'

/** The view of the interview's modal. The questions are shown from the query. */
export const toInterviewView = (snapshot: SnapshotFrom<typeof interviewMachine>) => ({
  mode: snapshot.value,
  itemId: snapshot.context.itemId,
  /** How many questions are being generated; 0 when none. */
  num: snapshot.context.num,
  /** Whether little is left to ask about the item as it is now. */
  exhausted: snapshot.context.exhausted,
  failure: snapshot.context.failure,
  canGenerate: snapshot.can({ type: 'interview.generate' }),
})
