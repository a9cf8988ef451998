import type { SnapshotFrom } from 'xstate'
import { maxQueryLength } from '../schemas/employer.ts'
import type { employerQueryMachine } from './employer-query.machine.ts'

/** The view of the ask box. */
export const toEmployerQueryView = (snapshot: SnapshotFrom<typeof employerQueryMachine>) => {
  const { draft, failure } = snapshot.context
  return {
    draft,
    failure,
    /** By how many characters the text is too long; 0 if it is not. */
    excess: Math.max(0, draft.trim().length - maxQueryLength),
    busy: snapshot.matches('asking'),
  }
}
