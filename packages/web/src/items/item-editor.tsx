import { type ItemEditEvent, type Section, texts, type toItemEditView } from '@candid/core'
import { type KeyboardEvent, useState } from 'react'
import { leaveGuard } from '../app/leave-guard.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { ItemConflict } from './item-conflict.tsx'
import { ItemFields } from './item-fields.tsx'
import { useUnsaved } from './use-unsaved.ts'

type View = Omit<ReturnType<typeof toItemEditView>, 'mode'>
type ItemEditorProps = {
  itemId: string
  section: Section
  view: View
  busy: boolean
  send: (event: ItemEditEvent) => void
}

const conflictReason = 'Decide first which of the two texts is kept'

/** An item being edited in its place. Ctrl or Cmd with Enter saves; Escape cancels, and asks first when something was changed. */
export function ItemEditor({ itemId, section, view, busy, send }: ItemEditorProps) {
  // A field complains only once it has been changed; what is missing elsewhere is told by the Save button.
  const [changed, setChanged] = useState<readonly string[]>([])
  useUnsaved(view.dirty && !busy, {
    within: [section, itemId],
    keepDraft: () => send({ type: 'item.leave' }),
    discard: () => send({ type: 'item.cancel' }),
  })
  const save = () => send({ type: 'item.save' })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
    if (event.key !== 'Escape') return
    // Else the dialog that asks would take the same press for its own, and close at once.
    event.preventDefault()
    if (leaveGuard.isFree(itemId)) send({ type: 'item.cancel' })
    else void leaveGuard.ask(itemId)
  }
  const change = (field: string, value: string) => {
    if (!changed.includes(field)) setChanged([...changed, field])
    send({ type: 'item.change', field, value })
  }
  const reason = view.theirs ? conflictReason : (Object.values(view.errors)[0] ?? null)
  return (
    <form
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      className="flex flex-col gap-4"
    >
      {view.theirs && <ItemConflict theirs={view.theirs} mine={view.draft} send={send} />}
      <ItemFields
        section={section}
        draft={view.draft}
        errors={Object.fromEntries(Object.entries(view.errors).filter(([field]) => changed.includes(field)))}
        onChange={change}
      />
      {view.failure && (
        <Notice tone="bad" title="This item is not saved. What you typed is still here.">
          {view.failure.detail ?? texts.somethingWrong}
        </Notice>
      )}
      <div className="flex items-center gap-2">
        <Button type="submit" tone="primary" busy={busy} reason={busy || view.canSave ? null : reason}>
          {texts.save}
        </Button>
        <Button blocked={busy} onClick={() => send({ type: 'item.cancel' })}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
