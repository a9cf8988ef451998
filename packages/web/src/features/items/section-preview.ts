import type { Section } from '@candid/core'
import type { ItemLists } from '../../entities/item/item.types.ts'
import { toItemTitle, toShownItems } from '../../entities/item/item-lists.ts'

/** Longer previews would be truncated anyway. */
const longestPreview = 240

/** Summarises a section in one line: its text if its items are texts, else the names of its items. */
export const toPreview = (lists: ItemLists, section: Section): string =>
  toShownItems(lists, section)
    .map((item) => ('text' in item ? item.text.replaceAll(/\s+/g, ' ').trim() : toItemTitle(item)))
    .join(' · ')
    .slice(0, longestPreview)
