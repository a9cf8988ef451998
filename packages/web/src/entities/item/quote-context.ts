import { createContext } from 'react'

/** Words of an item, and the line that has them. */
export type Quote = { line: string; from: number; to: number }

/** The words of an item that are to be highlighted; `null` for none in particular. */
export const QuoteContext = createContext<Quote | null>(null)
