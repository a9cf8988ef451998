import type { ItemDraft, Section } from '@candid/core'
import { type Ref, useState } from 'react'
import type { ItemOf } from '../../entities/item/item.types.ts'
import { ItemContent } from '../../entities/item/item-content.tsx'
import type { Kept } from '../../platform/kept-drafts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { itemDrafts } from './draft-store.ts'
import { ItemActions } from './item-actions.tsx'
import { useItemCommands } from './item-commands.tsx'
import type { Place } from './place-of.ts'

type ItemReaderProps<S extends Section> = {
  resumeId: string
  section: S
  item: ItemOf<S>
  place: Place
  editRef: Ref<HTMLButtonElement>
  /** What was typed earlier and neither saved nor given up. */
  kept: Kept<ItemDraft> | null
  onEdit: (draft: Kept<ItemDraft> | null) => void
  onInterview: () => void
}

/** An item as it reads, with what can be done with it. */
export function ItemReader<S extends Section>({
  resumeId,
  section,
  item,
  place,
  editRef,
  kept,
  onEdit,
  onInterview,
}: ItemReaderProps<S>) {
  const [draft, setDraft] = useState(kept)
  const { entries, dialogs } = useItemCommands({ resumeId, section, item, place })
  const discard = () => {
    if (draft) itemDrafts.drop(draft.key)
    setDraft(null)
  }
  return (
    <>
      <div className="flex flex-col gap-2">
        <ItemContent section={section} item={item} />
        <ItemActions
          editRef={editRef}
          onEdit={() => onEdit(null)}
          onInterview={onInterview}
          entries={entries}
          hasHead={!('text' in item)}
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
      {dialogs}
    </>
  )
}
