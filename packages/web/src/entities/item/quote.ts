import type { Section } from '@candid/core'
import { createContext } from 'react'
import type { ItemOf } from './item.types.ts'

/** The words of an item that are to be highlighted; `null` for none in particular. */
export const QuoteContext = createContext<string | null>(null)

/** A quote as it is looked for: a parser or an answer may have put a full stop behind it. */
const bare = (text: string) => text.trim().replace(/(?<![.…])[.…]+$/, '')

/** Where a quote stands in a line: its beginning and end, the whole line where the quote is longer, or `null`. */
export const findQuote = (line: string, quote: string): { from: number; to: number } | null => {
  const [text, words] = [line.trim(), bare(quote)]
  if (text === '' || words === '') return null
  const from = line.indexOf(words)
  if (from >= 0) return { from, to: from + words.length }
  return quote.includes(bare(text)) ? { from: 0, to: line.length } : null
}

/** Whether an item's running text has a quote; if not, the whole item is what the quote rests on. */
export const hasQuote = (item: ItemOf<Section>, quote: string): boolean =>
  Object.values(item).some(
    (value) => typeof value === 'string' && value.split('\n').some((line) => findQuote(line, quote) !== null),
  )
