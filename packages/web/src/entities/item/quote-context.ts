import { createContext, type ReactNode } from 'react'

/** Words of an item, and the line that contains them. */
export type Quote = { line: string; from: number; to: number }

/** No words of a line: only the heading of the item is highlighted. */
export const noLine: Quote = { line: '', from: 0, to: 0 }

/** The words of an item to highlight; `null` for none in particular. */
export const QuoteContext = createContext<Quote | null>(null)

/** The words that a story is about, and what is shown at the end of their line. */
export type Story = Quote & { end: ReactNode }

/** The stories of an item, at most one for each line. Their words are highlighted while the story is hovered. */
export const StoryContext = createContext<readonly Story[]>([])
