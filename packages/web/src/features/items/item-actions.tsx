import { texts } from '@candid/core'
import type { Ref } from 'react'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { type MenuEntry, RowMenu } from '../../ui/menu.tsx'

type ItemActionsProps = {
  editRef: Ref<HTMLButtonElement>
  onEdit: () => void
  onInterview: () => void
  /** What else can be done with it. */
  entries: readonly MenuEntry[]
  /** The item begins with a line of its own, with its dates at the right end of it. */
  hasHead: boolean
}

/** As high as a line of small text needs with a mouse, so that they stand beside the item's own lines. */
const slim = 'pointer-fine:h-7 pointer-fine:px-2'

/** What can be done with an item that is being viewed. */
export function ItemActions({ editRef, onEdit, onInterview, entries, hasHead }: ItemActionsProps) {
  return (
    <div
      className={cx(
        // The first word begins where the item's text begins, below it, as on a phone and in an open chip.
        'item-actions -ml-[11px] flex shrink-0 items-center pointer-fine:-ml-[9px]',
        // With a mouse they come up at the right edge of the text; where it has no room, above the item.
        'pointer-fine:not-in-data-chip:absolute pointer-fine:not-in-data-chip:-top-7 pointer-fine:not-in-data-chip:-right-2',
        'pointer-fine:not-in-data-chip:ml-0 pointer-fine:not-in-data-chip:bg-surface',
        hasHead
          ? // In the place of its dates: `item-content.tsx` leaves as much room beside a title.
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
