import type { SnapshotFrom } from 'xstate'
import { maxQueryLength } from '../schemas/employer.ts'
import type { employerQueryMachine } from './employer-query.machine.ts'

/** Everything a view may know of the ask box. */
export const toEmployerQueryView = (snapshot: SnapshotFrom<typeof employerQueryMachine>) => {
  const { draft, failure } = snapshot.context
  return {
    draft,
    failure,
    /** How many characters too many are typed; 0 when it fits. */
    excess: Math.max(0, draft.trim().length - maxQueryLength),
    busy: snapshot.matches('asking'),
  }
}
