import type { SnapshotFrom } from 'xstate'
import { maxAnswerLength } from '../schemas/interview.ts'
import type { answerBoxMachine } from './answer-box.machine.ts'

const modeOf = (snapshot: SnapshotFrom<typeof answerBoxMachine>) => {
  if (snapshot.matches('saving')) return 'saving' as const
  return snapshot.matches('viewing') ? ('viewing' as const) : ('editing' as const)
}

/** Everything a view may know of an answer box. The saved text is shown from the server's data, the draft from here. */
export const toAnswerBoxView = (snapshot: SnapshotFrom<typeof answerBoxMachine>) => {
  const { draft, saved, draftSavedAt, undone, failure, conflict } = snapshot.context
  return {
    mode: modeOf(snapshot),
    draft,
    dirty: draft !== saved,
    /** How many characters the draft is too long to be saved; 0 when it is not. */
    excess: Math.max(0, draft.length - maxAnswerLength),
    /** When the server kept the draft as it is now (ISO 8601); null while it has not. */
    draftSavedAt: snapshot.matches({ editing: 'resting' }) ? draftSavedAt : null,
    failure,
    /** The text saved elsewhere meanwhile; null without a conflict. */
    theirs: conflict?.theirs ?? null,
    canSave: snapshot.can({ type: 'answer.save' }),
    /** What can be undone: a cancel, or taking over an earlier answer; null when nothing can. */
    undoes: undone?.by ?? null,
    busy: snapshot.matches('saving'),
  }
}

/** Whether an earlier answer can be taken over: while typing, and not when it stands in the draft already. */
export const canReuse = (snapshot: SnapshotFrom<typeof answerBoxMachine>, text: string): boolean =>
  snapshot.can({ type: 'answer.reuse', text })
