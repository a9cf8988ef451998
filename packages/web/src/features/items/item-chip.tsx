import type { Section } from '@candid/core'
import type { ReactNode } from 'react'
import type { ItemOf } from '../../entities/item/item.types.ts'
import { ChipFace, chipClass } from '../../entities/item/item-chip.tsx'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { cx } from '../../ui/cx.ts'
import { useDisclosure } from '../../ui/use-disclosure.ts'
import { draftIdOf, itemDrafts } from './draft-store.ts'
import { useIsHighlighted } from './original/highlight-store.ts'

type ItemChipProps = { item: ItemOf<Section>; name: string; resumeId: string; children: ReactNode }

/** A skill or tool as a chip, which expands in place to its actions. */
export function ItemChip({ item, name, resumeId, children }: ItemChipProps) {
  const { id: userId } = useCurrentUser()
  // A draft is never hidden.
  const { isOpen, button, panel } = useDisclosure(
    () => itemDrafts.readAll(userId, draftIdOf(resumeId, item.id)).length > 0,
  )
  const highlighted = useIsHighlighted(item.id)
  return (
    <div data-item={item.id} data-highlighted={highlighted || undefined} className={cx(isOpen && 'basis-full')}>
      <button
        type="button"
        {...button}
        className={cx(chipClass, 'hover:bg-hover pointer-coarse:min-h-11', isOpen && 'ring-1 ring-act-ink')}
      >
        <ChipFace item={item} name={name} />
      </button>
      <div {...panel} data-chip className="mt-2 rounded-sheet bg-sunken px-5 py-4">
        {isOpen && children}
      </div>
    </div>
  )
}
