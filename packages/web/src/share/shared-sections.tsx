import { type Section, sections, sectionTitles } from '@candid/core'
import { ItemContent } from '../items/item-content.tsx'
import { toShownItems } from '../items/item-lists.ts'
import { Accordion, type AccordionPanel } from '../ui/accordion.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { SharedResume } from './share.types.ts'

/** The id of an item's element, to go to it from a receipt. */
export const itemAnchor = (itemId: string) => `item-${itemId}`

type SharedSectionsProps = {
  resume: SharedResume['resume']
  open: Section | null
  onOpen: (section: Section | null) => void
}

/** The shared sections, read-only, in the panels of the resume viewer. */
export function SharedSections({ resume, open, onOpen }: SharedSectionsProps) {
  const shown = sections.filter((section) => resume[section].length > 0)
  const toPanel = <S extends Section>(section: S): AccordionPanel<Section> => {
    const items = toShownItems(resume, section)
    return {
      id: section,
      title: sectionTitles[section],
      meta: items.length === 1 ? '1 item' : `${items.length} items`,
      content: (
        <ul className="flex flex-col divide-y divide-line">
          {items.map((item) => (
            <li
              key={item.id}
              id={itemAnchor(item.id)}
              tabIndex={-1}
              className="scroll-mt-6 rounded py-4 first:pt-1 last:pb-0 focus:bg-act-wash focus:outline-4 focus:outline-act-wash"
            >
              <ItemContent section={section} item={item} />
            </li>
          ))}
        </ul>
      ),
    }
  }
  if (shown.length === 0) return <EmptyState title="This resume shows nothing in the shared sections." />
  return <Accordion panels={shown.map((section) => toPanel(section))} open={open} onOpen={onOpen} />
}
