import { type ItemDraft, type Section, texts, toDraftView, toItemDraft } from '@candid/core'
import { shallowEqual, useSelector } from '@xstate/react'
import type { ItemOf } from '../../entities/item/item.types.ts'
import { toItemTitle } from '../../entities/item/item-lists.ts'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import type { Kept } from '../../platform/kept-drafts.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { later } from '../../ui/later.tsx'
import { useReturnedFocus } from '../../ui/use-returned-focus.ts'
import { draftIdOf, itemDrafts } from './draft-store.ts'
import { EditorComing } from './editor-coming.tsx'
import { toContent } from './item-content-of.ts'
import { ItemReader } from './item-reader.tsx'
import { useIsHighlighted } from './original/highlight-store.ts'
import type { Place } from './place-of.ts'
import { useItemEdit } from './use-item-edit.ts'

// Who only reads does without.
const ItemEditor = later(() => import('./item-editor.tsx').then((module) => module.ItemEditor), <EditorComing />)

type ItemCardProps<S extends Section> = {
  resumeId: string
  section: S
  item: ItemOf<S>
  place: Place
  isTold: boolean
  onInterview: (place: string) => void
}

/** One item: read, edited in its place, confirmed and saved. */
export function ItemCard<S extends Section>({ resumeId, section, item, place, isTold, onInterview }: ItemCardProps<S>) {
  const { id: userId } = useCurrentUser()
  const content = toContent(item)
  const actor = useItemEdit({ resumeId, section, itemId: item.id }, content)
  const { mode, ...view } = useSelector(actor, toDraftView, shallowEqual)
  const highlighted = useIsHighlighted(item.id)
  const editRef = useReturnedFocus(mode !== 'resting')
  const edit = (kept: Kept<ItemDraft> | null) => {
    const draft = kept?.value
    // The draft is this page's from now on.
    if (kept) itemDrafts.keep(userId, draftIdOf(resumeId, item.id), kept.value, kept.key)
    actor.send({ type: 'draft.edit', saved: toItemDraft(content), version: item.version, draft })
  }
  return (
    <article
      aria-label={toItemTitle(item)}
      data-item={item.id}
      data-highlighted={highlighted || undefined}
      className="group/item relative"
    >
      {mode === 'resting' ? (
        <ItemReader
          resumeId={resumeId}
          section={section}
          item={item}
          place={place}
          editRef={editRef}
          kept={itemDrafts.readAll(userId, draftIdOf(resumeId, item.id))[0] ?? null}
          onEdit={edit}
          isTold={isTold}
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
        onConfirm={() => actor.send({ type: 'draft.confirm' })}
        onCancel={() => actor.send({ type: 'draft.cancel' })}
      />
    </article>
  )
}
