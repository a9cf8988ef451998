import { findSourceWords, type Section } from '@candid/core'
import type { ItemOf } from './item.types.ts'
import { toBlocks } from './prose-blocks.ts'
import type { Quote } from './quote-context.ts'

const bodyOf = (item: ItemOf<Section>): string => {
  if ('details' in item) return item.details
  return 'description' in item ? item.description : item.text
}

/** The names of an item, which many sentences about it contain. */
const headOf = (item: ItemOf<Section>): string => {
  if ('title' in item) return `${item.title} ${item.name}`
  return 'name' in item ? item.name : ''
}

/** Returns the lines of an item as the page shows them. */
export const toLines = (item: ItemOf<Section>): string[] => toBlocks(bodyOf(item)).flatMap(({ lines }) => lines)

/**
 * Returns the words of an item that support a sentence, with the line that contains them as the page shows it; `null` if the
 * item as a whole supports it. `person` is the name that the sentence uses for its subject, and `enough` is how many of its
 * words a line must contain.
 */
export const quoteFor = (item: ItemOf<Section>, sentence: string, person: string, enough?: number): Quote | null => {
  const lines = toLines(item)
  const words = findSourceWords(sentence, lines, `${headOf(item)} ${person}`, enough)
  return words && { ...words, line: lines[words.line] ?? '' }
}

/** Returns the words of an item that an interview question is about; `null` if it is about the item as a whole. */
export const wordsAskedAbout = (item: ItemOf<Section>, question: string): string | null => {
  const quote = quoteFor(item, question, '')
  return quote === null ? null : quote.line.slice(quote.from, quote.to)
}
