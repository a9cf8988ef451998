import type { Line } from '../2-lines/group-lines.ts'
import { lineSpan, railSpan } from '../2-lines/join-text.ts'
import { joinSpans, type Span } from '../2-lines/span.ts'
import type { Entry } from '../4-entries/head-lines.ts'
import { findDates } from '../words/dates.ts'
import { foldedWords } from '../words/lexicon/fold.ts'
import validity from '../words/validity-words.json' with { type: 'json' }

const validityWords = new Set(validity.words)

/** '2013', 'Valid until 08/2027': dates, and at most words that say what they are the dates of. */
const isDateLabel = (text: string) => {
  const dates = findDates(text)
  if (dates.length === 0) return false
  let rest = text
  for (const date of [...dates].reverse()) rest = `${rest.slice(0, date.from)} ${rest.slice(date.to)}`
  return foldedWords(rest).every((word) => validityWords.has(word))
}

/** The text of an entry. A date alone above the name stands behind it, as it does where it is printed beside the name. */
export const entrySpan = (entry: Entry, details: (lines: Line[]) => Span[]): Span => {
  const head = entry.head.map((line) => joinSpans([lineSpan(line), railSpan(line)], '\n'))
  const [first, second, ...more] = [...head, ...details(entry.body)]
  const dated = first && second && isDateLabel(first.text)
  return joinSpans(dated ? [second, first, ...more] : [first, second, ...more].filter((span) => span !== undefined), '\n')
}
