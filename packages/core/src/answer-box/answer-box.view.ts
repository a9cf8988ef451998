import type { SnapshotFrom } from 'xstate'
import { maxAnswerLength } from '../schemas/interview.ts'
import type { answerBoxMachine } from './answer-box.machine.ts'

const modeOf = (snapshot: SnapshotFrom<typeof answerBoxMachine>) => {
  if (snapshot.matches('saving')) return 'saving' as const
  return snapshot.matches('viewing') ? ('viewing' as const) : ('editing' as const)
}

/** The view of an answer box. The saved text is shown from the query, the draft from here. */
export const toAnswerBoxView = (snapshot: SnapshotFrom<typeof answerBoxMachine>) => {
  const { draft, saved, draftSavedAt, undone, failure, conflict } = snapshot.context
  return {
    mode: modeOf(snapshot),
    draft,
    dirty: draft !== saved,
    /** By how many characters the draft is too long; 0 if it can be saved. */
    excess: Math.max(0, draft.length - maxAnswerLength),
    /** When the server kept the current draft (ISO 8601); null if it has not. */
    draftSavedAt: snapshot.matches({ editing: 'resting' }) ? draftSavedAt : null,
    failure,
    /** The text that was saved elsewhere in the meantime; null without a conflict. */
    theirs: conflict?.theirs ?? null,
    canSave: snapshot.can({ type: 'answer.save' }),
    /** What can be undone, a cancel or a reuse; null if nothing can. */
    undoes: undone?.by ?? null,
    busy: snapshot.matches('saving'),
  }
}

/** Whether an earlier answer can be reused: only while editing, and only if the draft does not contain it already. */
export const canReuse = (snapshot: SnapshotFrom<typeof answerBoxMachine>, text: string): boolean =>
  snapshot.can({ type: 'answer.reuse', text })
