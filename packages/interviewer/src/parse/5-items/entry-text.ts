import type { Line } from '../2-lines/group-lines.ts'
import { lineSpan, railSpan } from '../2-lines/join-text.ts'
import { joinSpans, type Span, spanOf } from '../2-lines/span.ts'
import type { Entry } from '../4-entries/head-lines.ts'
import { isDateLabel } from '../words/date-labels.ts'

/** The words of a head line; a date beside them, in a rail or in the first cell, stands behind them. */
const headSpan = (line: Line): Span => {
  const [date, ...cells] = line.cells
  if (date && cells.length > 0 && isDateLabel(date.text))
    return joinSpans(
      [
        joinSpans(
          cells.map((cell) => spanOf(cell.words)),
          ' ',
        ),
        railSpan(line),
        spanOf(date.words),
      ],
      '\n',
    )
  return joinSpans([lineSpan(line), railSpan(line)], '\n')
}

/** The text of an entry. A date alone above the name stands behind it too. */
export const entrySpan = (entry: Entry, details: (lines: Line[]) => Span[]): Span => {
  const texts = [...entry.head.map(headSpan), ...details(entry.body)]
  const [first, second, ...more] = texts
  return joinSpans(first && second && isDateLabel(first.text) ? [second, first, ...more] : texts, '\n')
}
