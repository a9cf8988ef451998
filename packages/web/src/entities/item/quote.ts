import { findSourceWords, type Section } from '@candid/core'
import type { ItemOf } from './item.types.ts'
import { toBlocks } from './prose-blocks.ts'
import type { Quote } from './quote-context.ts'

const bodyOf = (item: ItemOf<Section>): string => {
  if ('details' in item) return item.details
  return 'description' in item ? item.description : item.text
}

/** What an item is known by, which many sentences about it say. */
const headOf = (item: ItemOf<Section>): string => {
  if ('title' in item) return `${item.title} ${item.name}`
  return 'name' in item ? item.name : ''
}

/** The lines of an item as the page shows them. */
export const toLines = (item: ItemOf<Section>): string[] => toBlocks(bodyOf(item)).flatMap(({ lines }) => lines)

/**
 * The words of an item that a sentence rests on, in the one line that has them, as the page shows it; `null` where it
 * rests on the item as a whole. `person` is the name that the sentence calls its subject by, `enough` how many
 * words of it a line must have.
 */
export const quoteFor = (item: ItemOf<Section>, sentence: string, person: string, enough?: number): Quote | null => {
  const lines = toLines(item)
  const words = findSourceWords(sentence, lines, `${headOf(item)} ${person}`, enough)
  return words && { ...words, line: lines[words.line] ?? '' }
}

/** The words of an item that an interview question is about; `null` where it is about the item as a whole. */
export const wordsAskedAbout = (item: ItemOf<Section>, question: string): string | null => {
  const quote = quoteFor(item, question, '')
  return quote === null ? null : quote.line.slice(quote.from, quote.to)
}
