import { Fragment } from 'react'

/** A range of a text; the end is excluded. */
export type Range = { start: number; end: number }

/** Splits a text into marked and unmarked parts. Ranges may overlap or lie outside the text. */
export const toPieces = (
  text: string,
  ranges: readonly Range[],
): { start: number; text: string; isMarked: boolean }[] => {
  const pieces: { start: number; text: string; isMarked: boolean }[] = []
  const add = (start: number, end: number, isMarked: boolean) => {
    if (end > start) pieces.push({ start, text: text.slice(start, end), isMarked })
  }
  let at = 0
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    const from = Math.max(at, start)
    if (end <= from || from >= text.length) continue
    add(at, from, false)
    at = Math.min(end, text.length)
    add(from, at, true)
  }
  add(at, text.length, false)
  return pieces
}

/** A text in which the coach has marked some words. Yellow is reserved for evidence. */
export const Marked = ({ text, ranges }: { text: string; ranges: readonly Range[] }) =>
  toPieces(text, ranges).map((piece) =>
    piece.isMarked ? (
      <mark key={piece.start} className="remark">
        {piece.text}
      </mark>
    ) : (
      <Fragment key={piece.start}>{piece.text}</Fragment>
    ),
  )
