import {
  readItemDraft,
  type SaveDraftInput,
  type SaveDraftOutput,
  type Section,
  texts,
  toDraftView,
  toItemDraft,
} from '@candid/core'
import { shallowEqual, useSelector } from '@xstate/react'
import { type KeyboardEvent, useId } from 'react'
import { createItemMutation } from '../../entities/item/editing.queries.ts'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { leaveGuard } from '../../platform/leave-guard.ts'
import { useServices } from '../../platform/services.ts'
import { notifySuccess } from '../../platform/toasts.ts'
import { useDraft } from '../../platform/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { isSubmitKey } from '../../ui/submit-key.ts'
import { draftIdOf, itemDrafts } from './draft-store.ts'
import { toFormTitle } from './form-title.ts'
import { emptyContents } from './item-content-of.ts'
import { ItemFields } from './item-fields.tsx'
import { useUnsaved } from './use-unsaved.ts'

/** The draft of a new item. */
const useNewItem = (resumeId: string, section: Section, onDone: () => void) => {
  const { api, queryClient } = useServices()
  const { id: userId } = useCurrentUser()
  const empty = emptyContents[section]
  const create = createItemMutation(api, queryClient)
  return useDraft({
    id: draftIdOf(resumeId, section),
    validate: (fields) => readItemDraft(section, fields, empty).errors ?? {},
    drafts: itemDrafts,
    userId,
    begins: toItemDraft(empty),
    save: {
      mutationFn: async ({ fields }: SaveDraftInput): Promise<SaveDraftOutput> => {
        const { content, errors } = readItemDraft(section, fields, empty)
        if (errors) throw new Error('an item that is not valid was to be added')
        const address = { resumeId, section, content }
        await create.onSuccess(await create.mutationFn(address), address)
        notifySuccess({ title: texts.success, message: `The ${section} item has been added` })
        return { kind: 'saved' }
      },
    },
    onClosed: onDone,
  })
}

/** The form of a new item. */
export function NewItem({ resumeId, section, onDone }: { resumeId: string; section: Section; onDone: () => void }) {
  const actor = useNewItem(resumeId, section, onDone)
  const view = useSelector(actor, toDraftView, shallowEqual)
  const { send } = actor
  const draftId = draftIdOf(resumeId, section)
  const headId = useId()
  const busy = view.mode === 'saving'
  const cancel = () => send({ type: 'draft.cancel' })
  const add = () => send({ type: 'draft.save' })
  useUnsaved(view.dirty && !busy, {
    within: [section, draftId],
    keepDraft: () => send({ type: 'draft.leave' }),
    discard: cancel,
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (isSubmitKey(event)) add()
    if (event.key !== 'Escape') return
    // Otherwise the dialog that asks would handle the same key press and close at once.
    event.preventDefault()
    if (leaveGuard.isFree(draftId)) cancel()
    else void leaveGuard.ask(draftId)
  }
  return (
    <form
      noValidate
      onKeyDown={onKeyDown}
      aria-labelledby={headId}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
      className="form-plane"
    >
      <h3 id={headId} className="font-serif text-item font-strong">
        {toFormTitle('New', section)}
      </h3>
      <ItemFields
        section={section}
        draft={view.fields}
        errors={view.errors}
        onChange={(field, value) => send({ type: 'draft.change', field, value })}
      />
      {view.failure && <Notice tone="bad">{view.failure.detail ?? texts.somethingWrong}</Notice>}
      <div className="form-foot">
        <Button type="submit" tone="primary" busy={busy}>
          Add
        </Button>
        <Button blocked={busy} onClick={cancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
