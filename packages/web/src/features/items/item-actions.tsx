import { texts } from '@candid/core'
import type { Ref } from 'react'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { type MenuEntry, RowMenu } from '../../ui/menu.tsx'

type ItemActionsProps = {
  editRef: Ref<HTMLButtonElement>
  onEdit: () => void
  onInterview: () => void
  /** Other actions for the item. */
  entries: readonly MenuEntry[]
  /** Whether the item starts with a heading line that has its dates at the right end. */
  hasHead: boolean
}

/** With a mouse they are as high as a line of small text, so that they fit beside the item's lines. */
const slim = 'pointer-fine:h-7 pointer-fine:px-2'

/** The actions for an item that is shown. */
export function ItemActions({ editRef, onEdit, onInterview, entries, hasHead }: ItemActionsProps) {
  return (
    <div
      className={cx(
        // Below the item, aligned with its text, as on a phone and in an open chip.
        'item-actions -ml-[11px] flex shrink-0 items-center pointer-fine:-ml-[9px]',
        // With a mouse they appear at the right edge of the text, or above the item if there is no room.
        'pointer-fine:not-in-data-chip:absolute pointer-fine:not-in-data-chip:-top-7 pointer-fine:not-in-data-chip:-right-2',
        'pointer-fine:not-in-data-chip:ml-0 pointer-fine:not-in-data-chip:bg-surface',
        hasHead
          ? // In the place of its dates; `item-content.tsx` leaves the same room beside a title.
            'pointer-fine:not-in-data-chip:@lg:-top-px'
          : 'pointer-fine:not-in-data-chip:@2xl:-top-px',
      )}
    >
      <Button size="small" tone="quiet" className={slim} onClick={onInterview}>
        {texts.interview}
      </Button>
      <Button size="small" tone="quiet" className={slim} ref={editRef} onClick={onEdit}>
        {texts.edit}
      </Button>
      <RowMenu label="More actions" entries={entries} />
    </div>
  )
}
