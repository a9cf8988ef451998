import { texts } from '@candid/core'
import { ArrowDown, ArrowUp, History, Trash2 } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { focusSoon } from '../ui/focus-soon.ts'
import { type MenuEntry, RowMenu } from '../ui/menu.tsx'

/** Where an item stands in its section; `null` where we sort the section ourselves. */
export type Place = { index: number; last: number } | null

type ItemActionsProps = {
  place: Place
  /** The Edit button takes the focus when it appears. */
  focusEdit: boolean
  onEdit: () => void
  onInterview: () => void
  onMove: (position: number) => void
  onHistory: () => void
  onDelete: () => void
}

const icon = { size: 16, 'aria-hidden': true } as const

/** What can be done with an item that is being viewed. */
export function ItemActions({ place, focusEdit, onEdit, onInterview, onMove, onHistory, onDelete }: ItemActionsProps) {
  const entries: (MenuEntry | false | null)[] = [
    place &&
      place.index > 0 && { label: 'Move up', icon: <ArrowUp {...icon} />, onSelect: () => onMove(place.index - 1) },
    place &&
      place.index < place.last && {
        label: 'Move down',
        icon: <ArrowDown {...icon} />,
        onSelect: () => onMove(place.index + 1),
      },
    { label: 'History', icon: <History {...icon} />, onSelect: onHistory },
    { label: 'Delete item', icon: <Trash2 {...icon} />, tone: 'danger', onSelect: onDelete },
  ]
  return (
    <div className="-ml-2.5 flex shrink-0 items-center self-start md:-mt-0.75 md:-mr-2 md:ml-0">
      <Button size="small" tone="quiet" onClick={onInterview}>
        {texts.interview}
      </Button>
      <Button size="small" tone="quiet" ref={focusEdit ? focusSoon : null} onClick={onEdit}>
        {texts.edit}
      </Button>
      <RowMenu label="More actions" entries={entries.filter((entry) => !!entry)} />
    </div>
  )
}
