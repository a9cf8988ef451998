import { type ItemDraft, type Section, texts, toItemEditView } from '@candid/core'
import { shallowEqual, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Kept } from '../app/kept-drafts.ts'
import { useCurrentUser } from '../session/use-current-user.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { cx } from '../ui/cx.ts'
import { draftIdOf, itemDrafts } from './draft-store.ts'
import type { ItemOf } from './item.types.ts'
import type { Place } from './item-actions.tsx'
import { toContent } from './item-content-of.ts'
import { ItemEditor } from './item-editor.tsx'
import { toItemTitle } from './item-lists.ts'
import { ItemReader } from './item-reader.tsx'
import { useIsLit } from './original/lit-store.ts'
import { useItemEdit } from './use-item-edit.ts'

type ItemCardProps<S extends Section> = {
  resumeId: string
  section: S
  item: ItemOf<S>
  place: Place
  onInterview: () => void
}

/** One item: read, edited in its place, confirmed and saved. */
export function ItemCard<S extends Section>({ resumeId, section, item, place, onInterview }: ItemCardProps<S>) {
  const { id: userId } = useCurrentUser()
  const actor = useItemEdit(resumeId, section, item.id)
  const { mode, ...view } = useSelector(actor, toItemEditView, shallowEqual)
  const lit = useIsLit(item.id)
  // Whoever comes back from editing finds the focus where it was: on this item's Edit.
  const [edited, setEdited] = useState(false)
  const edit = (kept: Kept<ItemDraft> | null) => {
    const draft = kept?.value
    // The draft is this page's from now on.
    if (kept) itemDrafts.keep(userId, draftIdOf(resumeId, item.id), kept.value, kept.key)
    setEdited(true)
    actor.send({ type: 'item.edit', content: toContent(item), version: item.version, ...(draft && { draft }) })
  }
  return (
    <article
      aria-label={toItemTitle(item)}
      data-item={item.id}
      className={cx('py-4 first:pt-0', lit && 'rounded bg-act-wash outline-8 outline-act-wash')}
    >
      {mode === 'viewing' ? (
        <ItemReader
          resumeId={resumeId}
          section={section}
          item={item}
          place={place}
          focusEdit={edited}
          kept={itemDrafts.readAll(userId, draftIdOf(resumeId, item.id))[0] ?? null}
          onEdit={edit}
          onInterview={onInterview}
        />
      ) : (
        <ItemEditor itemId={item.id} section={section} view={view} busy={mode === 'saving'} send={actor.send} />
      )}
      <ConfirmDialog
        open={mode === 'confirming' || mode === 'saving'}
        title={texts.confirmSave(section)}
        confirmLabel={texts.save}
        busy={mode === 'saving'}
        onConfirm={() => actor.send({ type: 'item.confirm' })}
        onCancel={() => actor.send({ type: 'item.cancel' })}
      />
    </article>
  )
}
