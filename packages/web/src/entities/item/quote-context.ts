import { createContext, type ReactNode } from 'react'

/** Words of an item, and the line that has them. */
export type Quote = { line: string; from: number; to: number }

/** Words of no line: what is pointed at is the head of the item alone. */
export const noLine: Quote = { line: '', from: 0, to: 0 }

/** The words of an item that are to be highlighted; `null` for none in particular. */
export const QuoteContext = createContext<Quote | null>(null)

/** Words that a story is about, with what stands at the end of their line. */
export type Story = Quote & { end: ReactNode }

/** The stories of an item, at most one of a line: their words are highlighted while it is pointed at. */
export const StoryContext = createContext<readonly Story[]>([])
