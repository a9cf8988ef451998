import type { SnapshotFrom } from 'xstate'
import type { draftMachine } from './draft.machine.ts'

/** Everything a view may know of a draft. No component reads `context` itself. */
export const toDraftView = (snapshot: SnapshotFrom<typeof draftMachine>) => {
  const { saved, fields, touched, failure, conflict, validate } = snapshot.context
  const wrong = snapshot.matches('resting') ? {} : validate(fields)
  return {
    mode: snapshot.value,
    fields,
    /** Messages by field, of those that were changed, or of all once saving was refused. */
    errors: Object.fromEntries(Object.entries(wrong).filter(([field]) => touched.includes(field))),
    /** Why it cannot be saved: the first message of any field; null when nothing is wrong. */
    reason: Object.values(wrong)[0] ?? null,
    failure,
    /** What somebody else saved meanwhile, to be shown beside the draft; null without a conflict. */
    theirs: conflict?.theirs ?? null,
    dirty: Object.keys(fields).some((field) => fields[field] !== saved[field]),
    canSave: snapshot.matches('typing') && Object.keys(wrong).length === 0,
  }
}
