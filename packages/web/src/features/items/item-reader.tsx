import type { ItemDraft, Section } from '@candid/core'
import { type Ref, Suspense, useState } from 'react'
import type { ItemOf } from '../../entities/item/item.types.ts'
import { ItemContent } from '../../entities/item/item-content.tsx'
import type { Kept } from '../../platform/kept-drafts.ts'
import { Button } from '../../ui/button.tsx'
import { onDemand } from '../../ui/load-code.ts'
import { Notice } from '../../ui/notice.tsx'
import { itemDrafts } from './draft-store.ts'
import { ItemActions } from './item-actions.tsx'
import { useItemCommands } from './item-commands.tsx'
import type { Place } from './place-of.ts'

// Loaded later: needed only if a question about it is answered.
const ItemWithStories = onDemand(() => import('./item-with-stories.tsx').then((module) => module.ItemWithStories))

type ItemReaderProps<S extends Section> = {
  resumeId: string
  section: S
  item: ItemOf<S>
  place: Place
  editRef: Ref<HTMLButtonElement>
  /** An earlier draft that was neither saved nor discarded. */
  kept: Kept<ItemDraft> | null
  onEdit: (draft: Kept<ItemDraft> | null) => void
  /** Whether a question about it is answered. */
  hasStories: boolean
  /** Opens the interview at a place (`toInterviewPlace`). */
  onInterview: (place: string) => void
}

/** An item with its actions. */
export function ItemReader<S extends Section>({
  resumeId,
  section,
  item,
  place,
  editRef,
  kept,
  onEdit,
  hasStories,
  onInterview,
}: ItemReaderProps<S>) {
  const [draft, setDraft] = useState(kept)
  const { entries, dialogs } = useItemCommands({ resumeId, section, item, place })
  const discard = () => {
    if (draft) itemDrafts.drop(draft.key)
    setDraft(null)
  }
  const content = <ItemContent section={section} item={item} />
  return (
    <>
      <div className="flex flex-col gap-2">
        {hasStories ? (
          <Suspense fallback={content}>
            <ItemWithStories resumeId={resumeId} section={section} item={item} onInterview={onInterview} />
          </Suspense>
        ) : (
          content
        )}
        <ItemActions
          editRef={editRef}
          onEdit={() => onEdit(null)}
          onInterview={() => onInterview(item.id)}
          entries={entries}
          hasHead={!('text' in item)}
        />
      </div>
      {draft && (
        <div className="mt-3">
          <Notice tone="note">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              You have unsaved edits to this item.
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
