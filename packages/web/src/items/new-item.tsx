import { readItemDraft, type Section, sectionTitles, texts, toItemDraft } from '@candid/core'
import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { leaveGuard } from '../app/leave-guard.ts'
import { useServices } from '../app/services.ts'
import { errorMessage, notifySuccess } from '../app/toasts.ts'
import { useCurrentUser } from '../session/use-current-user.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { draftIdOf, itemDrafts } from './draft-store.ts'
import { emptyContents } from './item-content-of.ts'
import { ItemFields } from './item-fields.tsx'
import { createItemMutation } from './items.queries.ts'
import { useUnsaved } from './use-unsaved.ts'

/** The form of an item that does not exist yet. */
export function NewItem({ resumeId, section, onDone }: { resumeId: string; section: Section; onDone: () => void }) {
  const { api, queryClient } = useServices()
  const empty = emptyContents[section]
  const { id: userId } = useCurrentUser()
  const draftId = draftIdOf(resumeId, section)
  const [kept] = useState(() => itemDrafts.readAll(userId, draftId)[0])
  const [draft, setDraft] = useState(kept?.value ?? toItemDraft(empty))
  const { mutate, isPending, error } = useMutation(createItemMutation(api, queryClient))
  const { content, errors } = readItemDraft(section, draft, empty)
  const change = (field: string, value: string) => {
    const next = { ...draft, [field]: value }
    itemDrafts.keep(userId, draftId, next, kept?.key)
    setDraft(next)
  }
  const leave = () => {
    itemDrafts.forget(userId, draftId, kept?.key)
    onDone()
  }
  useUnsaved(Object.values(draft).some((text) => text.trim() !== '') && !isPending, {
    within: [section, draftId],
    keepDraft: onDone,
    discard: leave,
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add()
    if (event.key !== 'Escape') return
    // Else the dialog that asks would take the same press for its own, and close at once.
    event.preventDefault()
    if (leaveGuard.isFree(draftId)) leave()
    else void leaveGuard.ask(draftId)
  }
  const add = () =>
    content &&
    mutate(
      { resumeId, section, content },
      {
        onSuccess: () => {
          notifySuccess({ title: texts.success, message: `The ${section} item has been added` })
          leave()
        },
      },
    )
  return (
    <form
      noValidate
      onKeyDown={onKeyDown}
      aria-label={`New item of ${sectionTitles[section]}`}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
      className="flex flex-col gap-4"
    >
      <ItemFields section={section} draft={draft} errors={{}} onChange={change} />
      {error && <Notice tone="bad">{errorMessage(error)}</Notice>}
      <div className="flex gap-2">
        <Button
          type="submit"
          tone="primary"
          busy={isPending}
          reason={content === null ? Object.values(errors ?? {})[0] : null}
        >
          Add
        </Button>
        <Button blocked={isPending} onClick={leave}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
