import type { SnapshotFrom } from 'xstate'
import type { interviewMachine } from './interview.machine.ts'

/** Everything a view may know of the interview's modal. The questions are shown from the server's data. */
export const toInterviewView = (snapshot: SnapshotFrom<typeof interviewMachine>) => ({
  mode: snapshot.value,
  open: !snapshot.matches('closed'),
  itemId: snapshot.context.itemId,
  /** Whether there are questions to show, also while more are generated. */
  hasQuestions: snapshot.context.count > 0,
  /** How many questions are being generated; 0 when none. */
  num: snapshot.context.num,
  failure: snapshot.context.failure,
  canGenerate: snapshot.can({ type: 'interview.generate' }),
  busy: snapshot.matches('loading') || snapshot.matches('generating'),
})
