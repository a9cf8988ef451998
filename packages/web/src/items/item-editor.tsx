import type { ItemEditEvent, Section, toItemEditView } from '@candid/core'
import type { KeyboardEvent } from 'react'
import { errorMessage } from '../app/toasts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { ItemConflict } from './item-conflict.tsx'
import { ItemFields } from './item-fields.tsx'

type View = Omit<ReturnType<typeof toItemEditView>, 'mode'>
type ItemEditorProps = { section: Section; view: View; busy: boolean; send: (event: ItemEditEvent) => void }

/** An item being edited in its place. Ctrl or Cmd with Enter saves; Escape leaves what is unchanged. */
export function ItemEditor({ section, view, busy, send }: ItemEditorProps) {
  const save = () => send({ type: 'item.save' })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
    if (event.key === 'Escape' && !view.dirty) send({ type: 'item.cancel' })
  }
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
        errors={view.errors}
        onChange={(field, value) => send({ type: 'item.change', field, value })}
      />
      {view.failure && <Notice tone="bad" title="This item is not saved. What you typed is still here.">{errorMessage(view.failure)}</Notice>}
      <div className="flex items-center gap-2">
        <Button type="submit" tone="primary" busy={busy} blocked={!view.canSave}>
          Save
        </Button>
        <Button blocked={busy} onClick={() => send({ type: 'item.cancel' })}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
