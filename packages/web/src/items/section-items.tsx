import type { Section } from '@candid/core'
import { Plus } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import type { ItemOf } from './item.types.ts'
import { ItemCard } from './item-card.tsx'
import { isOrderedByPerson } from './item-lists.ts'
import { NewItem } from './new-item.tsx'

type SectionItemsProps<S extends Section> = {
  resumeId: string
  section: S
  items: ItemOf<S>[]
  adding: boolean
  onAdd: () => void
  onAdded: () => void
  onInterview: (itemId: string) => void
}

/** The items of one panel, and a way to add one. */
export function SectionItems<S extends Section>({
  resumeId,
  section,
  items,
  adding,
  onAdd,
  onAdded,
  onInterview,
}: SectionItemsProps<S>) {
  const byPerson = isOrderedByPerson(section)
  return (
    <div className="divide-y divide-line">
      {items.map((item, index) => (
        <ItemCard
          key={item.id}
          resumeId={resumeId}
          section={section}
          item={item}
          place={byPerson ? { index, last: items.length - 1 } : null}
          onInterview={() => onInterview(item.id)}
        />
      ))}
      <div className="pt-4 first:pt-0">
        {adding ? (
          <NewItem resumeId={resumeId} section={section} onDone={onAdded} />
        ) : (
          <Button size="small" tone="quiet" className="-ml-2.5" icon={<Plus size={14} aria-hidden />} onClick={onAdd}>
            Add an item
          </Button>
        )}
      </div>
    </div>
  )
}
