import { type ItemDraft, type Section, texts } from '@candid/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ItemOf } from '../../entities/item/item.types.ts'
import { ItemContent } from '../../entities/item/item-content.tsx'
import { deleteItemMutation, moveItemMutation, restoreItemMutation } from '../../entities/item/items.queries.ts'
import type { Kept } from '../../platform/kept-drafts.ts'
import { useServices } from '../../platform/services.ts'
import { notifyFailure, notifySuccess } from '../../platform/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import { Notice } from '../../ui/notice.tsx'
import { itemDrafts } from './draft-store.ts'
import { ItemActions, type Place } from './item-actions.tsx'

const MoveDialog = later(() => import('./move-dialog.tsx').then((module) => module.MoveDialog))
const ItemHistory = later(() => import('./item-history.tsx').then((module) => module.ItemHistory))

type ItemReaderProps<S extends Section> = {
  resumeId: string
  section: S
  item: ItemOf<S>
  place: Place
  focusEdit: boolean
  /** What was typed earlier and neither saved nor given up. */
  kept: Kept<ItemDraft> | null
  onEdit: (draft: Kept<ItemDraft> | null) => void
  onInterview?: (() => void) | undefined
}

/** An item as it reads, with what can be done with it. */
export function ItemReader<S extends Section>({
  resumeId,
  section,
  item,
  place,
  focusEdit,
  kept,
  onEdit,
  onInterview,
}: ItemReaderProps<S>) {
  const { api, queryClient } = useServices()
  const [draft, setDraft] = useState(kept)
  const [showsHistory, setShowsHistory] = useState(false)
  const [moves, setMoves] = useState(false)
  const address = { resumeId, section, itemId: item.id }
  const move = useMutation({ ...moveItemMutation(api, queryClient), onError: notifyFailure })
  const restore = useMutation({ ...restoreItemMutation(api, queryClient), onError: notifyFailure })
  const deletion = deleteItemMutation(api, queryClient)
  const remove = useMutation({
    ...deletion,
    onError: notifyFailure,
    // Told here, not where it is asked for: by then this item is off the screen.
    onSuccess: async (data, gone) => {
      await deletion.onSuccess(data, gone)
      notifySuccess({
        title: texts.success,
        message: `The ${section} item was deleted.`,
        action: { label: 'Undo', onSelect: () => restore.mutate(gone) },
      })
    },
  })
  const discard = () => {
    if (draft) itemDrafts.drop(draft.key)
    setDraft(null)
  }
  return (
    <>
      <div className="flex flex-col gap-2">
        <ItemContent section={section} item={item} />
        <ItemActions
          place={place}
          focusEdit={focusEdit}
          onEdit={() => onEdit(null)}
          onInterview={onInterview}
          onMove={(position) => move.mutate({ ...address, position })}
          onMoveToSection={() => setMoves(true)}
          onHistory={() => setShowsHistory(true)}
          onDelete={() => remove.mutate(address)}
        />
      </div>
      {draft && (
        <div className="mt-3">
          <Notice tone="note">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              You have changes here that are not saved.
              <span className="flex gap-2">
                <Button size="small" onClick={() => onEdit(draft)}>
                  Continue editing
                </Button>
                <Button size="small" tone="quiet" onClick={discard}>
                  Discard
                </Button>
              </span>
            </div>
          </Notice>
        </div>
      )}
      {moves && <MoveDialog address={address} version={item.version} onClose={() => setMoves(false)} />}
      {showsHistory && <ItemHistory address={address} item={item} onClose={() => setShowsHistory(false)} />}
    </>
  )
}
