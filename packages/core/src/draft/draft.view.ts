import type { SnapshotFrom } from 'xstate'
import type { draftMachine } from './draft.machine.ts'

/** The view of a draft. Components read it instead of `context`. */
export const toDraftView = (snapshot: SnapshotFrom<typeof draftMachine>) => {
  const { saved, fields, touched, failure, conflict, validate } = snapshot.context
  const wrong = snapshot.matches('resting') ? {} : validate(fields)
  return {
    mode: snapshot.value,
    fields,
    /** Messages by field: of the fields that were changed, or of all fields after a refused save. */
    errors: Object.fromEntries(Object.entries(wrong).filter(([field]) => touched.includes(field))),
    /** Why the draft cannot be saved: the first message of any field; null if nothing is wrong. */
    reason: Object.values(wrong)[0] ?? null,
    failure,
    /** What somebody else saved in the meantime, shown beside the draft; null without a conflict. */
    theirs: conflict?.theirs ?? null,
    dirty: Object.keys(fields).some((field) => fields[field] !== saved[field]),
    canSave: snapshot.matches('typing') && Object.keys(wrong).length === 0,
  }
}
