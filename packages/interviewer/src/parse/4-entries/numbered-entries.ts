import type { Line } from '../2-lines/group-lines.ts'
import type { Entry } from './head-lines.ts'

/** '[1] ⇥ Aydin, G. (2024). Long words …': the number of a publication, in a cell or at the start of its text. */
const isNumbered = (line: Line) => /^\[\d{1,3}\](?=\s)/.test(line.text)

/** A list whose entries have numbers in brackets begins each at its number, wherever dates stand in them; null for other lists. */
export const numberedEntries = (lines: Line[]): Entry[] | null => {
  const [first] = lines
  if (!first || !isNumbered(first) || lines.filter(isNumbered).length < 2) return null
  const entries: Entry[] = []
  for (const line of lines) {
    if (isNumbered(line)) entries.push({ head: [line], body: [], date: null })
    else entries.at(-1)?.body.push(line)
  }
  return entries
}
