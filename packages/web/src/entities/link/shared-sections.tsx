import { type Section, sectionTitles } from '@candid/core'
import { memo, useMemo } from 'react'
import { cx } from '../../ui/cx.ts'
import type { ItemOf } from '../item/item.types.ts'
import { ChipFace, chipClass } from '../item/item-chip.tsx'
import { ItemContent } from '../item/item-content.tsx'
import { toShownItems } from '../item/item-lists.ts'
import { kindHeadOf } from '../item/kind-heads.ts'
import { noLine, type Quote, QuoteContext } from '../item/quote-context.ts'
import { toShortName } from '../item/short-item.ts'
import type { SharedResume } from './share.types.ts'

/** Returns the id of an item's element, the target of its receipts. */
export const itemAnchor = (itemId: string) => `item-${itemId}`

/** The target of a receipt: an item, and words of it; without words the whole item. */
export type Pointed = { id: string; quote: Quote | null }

type SharedSectionsProps = {
  sections: readonly Section[]
  resume: SharedResume['resume']
  pointed: Pointed | null
  /** The level of the sections' headings. */
  level: 2 | 3
}

/** The sections of a shared resume as parts of one document, all expanded. */
export function SharedSections({ sections, resume, pointed, level }: SharedSectionsProps) {
  const shown = useMemo(
    () =>
      sections
        .map((section): [Section, ItemOf<Section>[]] => [section, toShownItems(resume, section)])
        .filter(([, items]) => items.length > 0),
    [sections, resume],
  )
  return shown.map(([section, items]) => (
    <SharedSection
      key={section}
      section={section}
      items={items}
      pointed={items.some(({ id }) => id === pointed?.id) ? pointed : null}
      level={level}
    />
  ))
}

type SectionProps = Pick<SharedSectionsProps, 'pointed' | 'level'> & { section: Section; items: ItemOf<Section>[] }

/** One section. A receipt points into one of them, and only that one is rendered again. */
const SharedSection = memo(function SharedSection({ section, items, pointed, level }: SectionProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const hasChips = items.some((item) => toShortName(item) !== null)
  return (
    <section
      aria-labelledby={`shared-${section}`}
      className={section === 'overview' ? 'mt-5 [&_[data-prose]]:text-[1.1875rem]/7.5' : 'mt-9 print:mt-5'}
    >
      <Heading
        id={`shared-${section}`}
        className={cx(
          // The resume starts with the overview, so its heading is only for screen readers.
          section === 'overview' && 'sr-only',
          'mb-4 break-after-avoid border-t border-line pt-3.5 text-small font-strong text-ink-soft print:mb-2',
        )}
      >
        {sectionTitles[section]}
      </Heading>
      <ul className={hasChips ? 'flex flex-wrap gap-2' : 'flex flex-col gap-6 print:gap-3'}>
        {items.map((item, index) => (
          <SharedItem
            key={item.id}
            section={section}
            item={item}
            kind={section === 'other' ? kindHeadOf(items, index) : null}
            pointed={pointed?.id === item.id ? pointed : null}
          />
        ))}
      </ul>
    </section>
  )
})

/** Whether an item has a heading: a job, a title or a name. */
const hasHead = (item: ItemOf<Section>) =>
  'name' in item && `${'title' in item ? item.title : ''}${item.name}`.trim() !== ''

type ItemProps = { section: Section; item: ItemOf<Section>; kind: string | null; pointed: Pointed | null }

/** One item. A receipt points at one of them, and only that one is rendered again. */
const SharedItem = memo(function SharedItem({ section, item, kind, pointed }: ItemProps) {
  const name = toShortName(item)
  const quote = pointed && pointed.quote
  const isWhole = pointed !== null && quote === null
  const place = {
    id: itemAnchor(item.id),
    tabIndex: -1,
    // Without words, the heading of the item is highlighted; an item without a heading is highlighted as a whole.
    'data-highlighted': isWhole || undefined,
  }
  if (name !== null)
    return (
      <li {...place} className={chipClass}>
        <ChipFace item={item} name={name} />
      </li>
    )
  return (
    <li {...place} className="w-full scroll-my-20 break-inside-avoid outline-none">
      {kind && <p className="mb-1 text-small text-ink-soft">{kind}</p>}
      <QuoteContext value={isWhole && hasHead(item) ? noLine : quote}>
        <ItemContent section={section} item={item} />
      </QuoteContext>
    </li>
  )
})
