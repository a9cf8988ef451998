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
}

/** What can be done with an item that is being viewed. */
export function ItemActions({ editRef, onEdit, onInterview, entries }: ItemActionsProps) {
  return (
    <div
      className={cx(
        'flex shrink-0 items-center rounded bg-float',
        // With a mouse it floats above the item's corner, clear of its dates, seen while the item is pointed at or has the focus.
        'pointer-fine:absolute pointer-fine:-top-7.5 pointer-fine:right-0 pointer-fine:opacity-0 pointer-fine:ring-1 pointer-fine:ring-line',
        'pointer-fine:transition-opacity pointer-fine:group-focus-within/item:opacity-100 pointer-fine:group-hover/item:opacity-100 pointer-fine:has-aria-expanded:opacity-100',
        'pointer-coarse:-ml-2.5 pointer-coarse:bg-transparent',
      )}
    >
      <Button size="small" tone="quiet" onClick={onInterview}>
        {texts.interview}
      </Button>
      <Button size="small" tone="quiet" ref={editRef} onClick={onEdit}>
        {texts.edit}
      </Button>
      <RowMenu label="More actions" entries={entries} />
    </div>
  )
}
