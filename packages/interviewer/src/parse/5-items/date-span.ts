import type { Line } from '../2-lines/group-lines.ts'
import { lineSpan, railSpan } from '../2-lines/join-text.ts'
import { emptySpan, joinSpans, type Span, slice } from '../2-lines/span.ts'
import type { EntryDate } from '../4-entries/head-lines.ts'
import { findDates } from '../words/dates.ts'

/** The words in which a date is printed. */
export const dateSpan = (date: EntryDate | null): Span => {
  if (!date) return emptySpan
  const spans =
    date.where === 'rail' ? date.line.rail.map((cell) => cell.words) : date.line.cells.map((cell) => cell.words)
  for (const words of spans) {
    const span = joinSpans([spanFrom(words)], '')
    const found = findDates(span.text).find((one) => one.start === date.start && one.end === date.end)
    if (found) return slice(span, found.from, found.to)
  }
  return date.where === 'rail' ? railSpan(date.line) : lineSpan(date.line)
}
const spanFrom = (words: Line['words']): Span => lineSpan({ cells: [{ words }] } as Pick<Line, 'cells'> as Line)
