import type { Line } from '../2-lines/group-lines.ts'
import { lineSpan, opensSmall, railSpan } from '../2-lines/join-text.ts'
import { joinSpans, type Span, spanOf } from '../2-lines/span.ts'
import type { Entry } from '../4-entries/head-lines.ts'
import { contactWeight } from '../words/contact.ts'
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

/** Does the text of a head go on in small letters on the next line ('organised the book' over 'exchange')? */
const wraps = (before: Span, line: Line) =>
  !line.bullet &&
  opensSmall(line.text) &&
  /[\p{L},]$/u.test(before.text) &&
  !isDateLabel(line.text) &&
  contactWeight(line.text) === 0

/** The text of an entry. A date alone above the name stands behind it too. */
export const entrySpan = (entry: Entry, details: (lines: Line[]) => Span[]): Span => {
  const texts: Span[] = []
  const add = (text: Span, line: Line | undefined) => {
    const last = texts.at(-1)
    if (last && line && wraps(last, line)) texts[texts.length - 1] = joinSpans([last, text], ' ')
    else texts.push(text)
  }
  for (const line of entry.head) add(headSpan(line), line)
  details(entry.body).forEach((text, n) => {
    add(text, n === 0 ? entry.body[0] : undefined)
  })
  const [first, second, ...more] = texts
  return joinSpans(first && second && isDateLabel(first.text) ? [second, first, ...more] : texts, '\n')
}
