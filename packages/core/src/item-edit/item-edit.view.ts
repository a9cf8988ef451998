import type { SnapshotFrom } from 'xstate'
import { readItemDraft, toItemDraft } from '../schemas/item-forms.ts'
import type { itemEditMachine } from './item-edit.machine.ts'

/** Everything a view may know of an item being changed. No component reads `context` itself. */
export const toItemEditView = (snapshot: SnapshotFrom<typeof itemEditMachine>) => {
  const { section, original, draft, failure, conflict } = snapshot.context
  const opened = original === null ? {} : toItemDraft(original)
  return {
    mode: snapshot.value,
    draft,
    /** Messages by field, for what is missing or wrong. */
    errors: original === null ? {} : (readItemDraft(section, draft, original).errors ?? {}),
    failure,
    /** The text that somebody else saved meanwhile, to be shown beside the draft; null without a conflict. */
    theirs: conflict === null ? null : toItemDraft(conflict.theirs),
    dirty: Object.keys(draft).some((field) => draft[field] !== opened[field]),
    canSave: snapshot.can({ type: 'item.save' }),
    busy: snapshot.matches('saving'),
  }
}
