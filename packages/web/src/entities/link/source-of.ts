import { type Section, sections } from '@candid/core'
import type { ItemOf } from '../item/item.types.ts'
import { whenOf } from '../item/period.ts'
import { quoteFor, toLines } from '../item/quote.ts'
import type { Quote } from '../item/quote-context.ts'
import type { Receipt, SharedResume } from './share.types.ts'

/** The source of a sentence: the item of its receipt, and words of it; `null` if there are none. */
type Source = { item: ItemOf<Section> | null; quote: Quote | null }

const findSource = ({ resume, name }: SharedResume, id: string, sentence: string): Source => {
  const item = sections.flatMap((section): ItemOf<Section>[] => resume[section]).find((one) => one.id === id) ?? null
  return { item, quote: item && quoteFor(item, sentence, name) }
}

/** The sources that were found in a resume, by item and sentence. */
const found = new WeakMap<SharedResume, Map<string, Source>>()

/** Finds the source of a sentence in the resume as it is shown: once, because a press on a receipt must not wait for it. */
export const sourceOf = (shared: SharedResume, { id }: Receipt, sentence: string): Source => {
  const ofResume = found.get(shared) ?? new Map<string, Source>()
  found.set(shared, ofResume)
  const key = `${id} ${sentence}`
  const source = ofResume.get(key) ?? findSource(shared, id, sentence)
  ofResume.set(key, source)
  return source
}

/** Labels a receipt in one line: a short name of its item, and what distinguishes it from others of the same item. */
export type ReceiptLine = { title: string; detail: string | null }

/** Labels a receipt among others: the employer without its town, then the line or else the date. */
export const toReceiptLine = (shared: SharedResume, receipt: Receipt, sentence: string): ReceiptLine => {
  const { item, quote } = sourceOf(shared, receipt, sentence)
  if (!item) return { title: receipt.title, detail: null }
  const lines = toLines(item)
  const title = 'title' in item ? [item.title, item.name.split(',', 1)[0]].filter(Boolean).join(', ') : receipt.title
  const detail = quote && lines.length > 1 ? `line ${lines.indexOf(quote.line) + 1}` : whenOf(item)
  return { title, detail }
}
