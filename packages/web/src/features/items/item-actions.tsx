import { texts } from '@candid/core'
import { ArrowDown, ArrowUp, FolderInput, History, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { focusSoon } from '../../ui/focus-soon.ts'
import { type MenuEntry, RowMenu } from '../../ui/menu.tsx'

/** The positions to which an item moves up or down; `null` at the ends, and `null` as a whole where we sort the section. */
export type Place = { up: number | null; down: number | null } | null

type ItemActionsProps = {
  place: Place
  /** The Edit button takes the focus when it appears. */
  focusEdit: boolean
  onEdit: () => void
  /** Absent for the lines of the resume's head: nobody is interviewed about a phone number. */
  onInterview?: (() => void) | undefined
  onMove: (position: number) => void
  onMoveToSection: () => void
  onHistory: () => void
  onDelete: () => void
}

const icon = { size: 16, 'aria-hidden': true } as const

const entryOf = (label: string, icon: ReactNode, position: number | null, onMove: (position: number) => void) =>
  position !== null && { label, icon, onSelect: () => onMove(position) }

/** What can be done with an item that is being viewed. */
export function ItemActions({
  place,
  focusEdit,
  onEdit,
  onInterview,
  onMove,
  onMoveToSection,
  onHistory,
  onDelete,
}: ItemActionsProps) {
  const entries: (MenuEntry | false)[] = [
    entryOf('Move up', <ArrowUp {...icon} />, place?.up ?? null, onMove),
    entryOf('Move down', <ArrowDown {...icon} />, place?.down ?? null, onMove),
    { label: 'Move to section', icon: <FolderInput {...icon} />, onSelect: onMoveToSection },
    { label: 'History', icon: <History {...icon} />, onSelect: onHistory },
    { label: 'Delete item', icon: <Trash2 {...icon} />, tone: 'danger', onSelect: onDelete },
  ]
  return (
    <div
      className={cx(
        'flex shrink-0 items-center rounded bg-float',
        // With a mouse it floats above the item's corner, clear of its dates, seen while the item is pointed at or has the focus.
        'pointer-fine:absolute pointer-fine:-top-7.5 pointer-fine:-right-2 pointer-fine:opacity-0 pointer-fine:shadow-lift',
        'pointer-fine:transition-opacity pointer-fine:group-focus-within/item:opacity-100 pointer-fine:group-hover/item:opacity-100 pointer-fine:has-aria-expanded:opacity-100',
        'pointer-coarse:-ml-2.5 pointer-coarse:bg-transparent',
      )}
    >
      {onInterview && (
        <Button size="small" tone="quiet" onClick={onInterview}>
          {texts.interview}
        </Button>
      )}
      <Button size="small" tone="quiet" ref={focusEdit ? focusSoon : null} onClick={onEdit}>
        {texts.edit}
      </Button>
      <RowMenu label="More actions" entries={entries.filter((entry) => !!entry)} />
    </div>
  )
}
