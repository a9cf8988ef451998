import type { Section } from '@candid/core'
import { Plus } from 'lucide-react'
import { Fragment } from 'react'
import type { ItemOf } from '../../entities/item/item.types.ts'
import { isOrderedByPerson } from '../../entities/item/item-lists.ts'
import { kindHeadOf } from '../../entities/item/kind-heads.ts'
import { toShortName } from '../../entities/item/short-item.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { later } from '../../ui/later.tsx'
import { EditorComing } from './editor-coming.tsx'
import { ItemCard } from './item-card.tsx'
import { ItemChip } from './item-chip.tsx'
import { placeOf } from './place-of.ts'

const NewItem = later(() => import('./new-item.tsx').then((module) => module.NewItem), <EditorComing />)

type SectionItemsProps<S extends Section> = {
  resumeId: string
  section: S
  /** The shown items in their order. */
  items: ItemOf<S>[]
  /** All items of the section, in the order of the server. */
  all: readonly { id: string }[]
  adding: boolean
  onAdd: () => void
  onAdded: () => void
  /** The ids of the items that have an answered question. */
  itemsWithStories: readonly string[]
  /** Opens the interview at a place (`toInterviewPlace`). */
  onInterview: (place: string) => void
}

/** The items of one panel, with a button to add one. */
export function SectionItems<S extends Section>({
  resumeId,
  section,
  items,
  all,
  adding,
  onAdd,
  onAdded,
  itemsWithStories,
  onInterview,
}: SectionItemsProps<S>) {
  const hasChips = items.some((item) => toShortName(item) !== null)
  return (
    <div>
      <div className={cx('flex gap-x-2', hasChips ? 'flex-wrap gap-y-2' : 'flex-col gap-y-6')}>
        {items.map((item, index) => {
          const card = (
            <ItemCard
              resumeId={resumeId}
              section={section}
              item={item}
              place={isOrderedByPerson(section) ? placeOf(items, all, index) : null}
              hasStories={itemsWithStories.includes(item.id)}
              onInterview={onInterview}
            />
          )
          const name = toShortName(item)
          const head = section === 'other' ? kindHeadOf(items, index) : null
          return (
            <Fragment key={item.id}>
              {head && <h3 className="-mb-5 text-small text-ink-soft">{head}</h3>}
              {name === null ? (
                <div className={cx(hasChips && 'basis-full py-2')}>{card}</div>
              ) : (
                <ItemChip item={item} name={name} resumeId={resumeId}>
                  {card}
                </ItemChip>
              )}
            </Fragment>
          )
        })}
      </div>
      <div className="pt-5 first:pt-0">
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
