import { type Section, sections } from '@candid/core'
import type { ItemOf } from '../item/item.types.ts'
import { quoteFor } from '../item/quote.ts'
import type { Quote } from '../item/quote-context.ts'
import type { Receipt, SharedResume } from './share.types.ts'

/** Where a sentence comes from: the item of its receipt, and the words of it; `null` where there are none. */
type Source = { item: ItemOf<Section> | null; quote: Quote | null }

/** Finds what a sentence rests on in the resume as it is shown. */
export const sourceOf = ({ resume, name }: SharedResume, { id }: Receipt, sentence: string): Source => {
  const item = sections.flatMap((section): ItemOf<Section>[] => resume[section]).find((one) => one.id === id) ?? null
  return { item, quote: item && quoteFor(item, sentence, name) }
}
