import { type Section, texts, toDraftView } from '@candid/core'
import { shallowEqual, useSelector } from '@xstate/react'
import { type KeyboardEvent, useId } from 'react'
import type { ItemOf } from '../../entities/item/item.types.ts'
import { leaveGuard } from '../../platform/leave-guard.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { isSubmitKey } from '../../ui/submit-key.ts'
import { toFormTitle } from './form-title.ts'
import { ItemConflict } from './item-conflict.tsx'
import { toContent } from './item-content-of.ts'
import { ItemFields } from './item-fields.tsx'
import { useItemEdit } from './use-item-edit.ts'
import { useUnsaved } from './use-unsaved.ts'

type ItemEditorProps<S extends Section> = {
  resumeId: string
  section: S
  item: ItemOf<S>
  /** Whether it continues with the kept draft instead of the saved content. */
  continues: boolean
  /** Called when the editor closes: saved, discarded, or left with its draft kept. */
  onClosed: () => void
}

const conflictReason = 'First choose which of the two texts to keep'

/** The editor of an item, shown in place. Ctrl or Cmd with Enter saves; Escape cancels, and asks first if something was changed. */
export function ItemEditor<S extends Section>({ resumeId, section, item, continues, onClosed }: ItemEditorProps<S>) {
  const { id: itemId, version } = item
  const address = { resumeId, section, itemId }
  const actor = useItemEdit({ address, content: toContent(item), version, continues, onClosed })
  const view = useSelector(actor, toDraftView, shallowEqual)
  const { send } = actor
  const busy = view.mode === 'saving'
  useUnsaved(view.dirty && !busy, {
    within: [section, itemId],
    keepDraft: () => send({ type: 'draft.leave' }),
    discard: () => send({ type: 'draft.cancel' }),
  })
  const headId = useId()
  const save = () => send({ type: 'draft.save' })
  const onKeyDown = (event: KeyboardEvent) => {
    if (isSubmitKey(event)) save()
    if (event.key !== 'Escape') return
    // Otherwise the dialog that asks would handle the same key press and close at once.
    event.preventDefault()
    if (leaveGuard.isFree(itemId)) send({ type: 'draft.cancel' })
    else void leaveGuard.ask(itemId)
  }
  const reason = view.theirs ? conflictReason : view.reason
  return (
    <>
      <form
        noValidate
        aria-labelledby={headId}
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
        className="form-plane"
      >
        <h3 id={headId} className="font-serif text-item font-strong">
          {toFormTitle('Edit', section)}
        </h3>
        {view.theirs && <ItemConflict theirs={view.theirs} mine={view.fields} send={send} />}
        <ItemFields
          section={section}
          draft={view.fields}
          errors={view.errors}
          onChange={(field, value) => send({ type: 'draft.change', field, value })}
        />
        {view.failure && (
          <Notice tone="bad" title={texts.errorOccurred}>
            <p>{texts.itemSaveFailed(section, itemId)}</p>
            <p>{view.failure.detail} Your text is still here.</p>
          </Notice>
        )}
        <div className="form-foot">
          <Button type="submit" tone="primary" busy={busy} reason={busy || view.canSave ? null : reason}>
            {texts.save}
          </Button>
          <Button blocked={busy} onClick={() => send({ type: 'draft.cancel' })}>
            {texts.cancel}
          </Button>
        </div>
      </form>
      {/* Outside the form, so that its key presses do not reach the form. */}
      <ConfirmDialog
        open={view.mode === 'confirming' || busy}
        title={texts.confirmSave(section)}
        confirmLabel={texts.save}
        busy={busy}
        onConfirm={() => send({ type: 'draft.confirm' })}
        onCancel={() => send({ type: 'draft.cancel' })}
      />
    </>
  )
}
