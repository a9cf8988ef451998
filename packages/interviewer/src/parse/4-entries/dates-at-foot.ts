import type { Line } from '../2-lines/group-lines.ts'
import type { Region } from '../2-lines/layout.ts'
import { findDates } from '../words/dates.ts'
import { type Entry, type EntryDate, headDate, isProse, looksOf } from './head-lines.ts'

/** One entry may end with its title because its text is short. */
const mostOver = 0.7
/** Dates, and with them a town: more is text. */
const longestFoot = 60

/**
 * 'Cook, The Pier' over what was done there over '2019 – 2021, Leeds': where each entry ends with its dates, the text
 * above them is its own. Null where dates stand in or below heads, as nearly everywhere: right above such a date is a head.
 */
export const entriesToFoot = (
  lines: Line[],
  regions: Region[],
  rangesOnly: boolean,
): { intro: Line[]; entries: Entry[] } | null => {
  const chunks: { lines: Line[]; date: EntryDate }[] = []
  let open: Line[] = []
  for (const line of lines) {
    open.push(line)
    const date = footDate(line, regions[line.region], rangesOnly)
    if (!date) continue
    chunks.push({ lines: open, date })
    open = []
  }
  if (chunks.length < 2 || open.length > 0) return null
  const isText = (line: Line | undefined) => line !== undefined && (line.bullet || isProse(line, regions[line.region]))
  // in a narrow column no line of a text need be long, but two of them look alike
  const isPair = (a: Line | undefined, b: Line | undefined) =>
    a !== undefined && b !== undefined && looksOf(a) === looksOf(b)
  const over = chunks.filter(
    ({ lines: chunk }) =>
      (chunk.length > 2 && isText(chunk.at(-2))) || (chunk.length > 3 && isPair(chunk.at(-2), chunk.at(-3))),
  ).length
  if (over < mostOver * chunks.length || chunks.some(({ lines: [first] }) => isText(first))) return null
  const looks = new Set(chunks.map(({ lines: [first] }) => (first ? looksOf(first) : '')))
  if (looks.size > 1) return null
  return { intro: [], entries: chunks.map(({ lines: chunk, date }) => entryOf(chunk, date, regions)) }
}

/** A line of dates, alone or with the town, as the end of an entry has it. */
const footDate = (line: Line, region: Region | undefined, rangesOnly: boolean): EntryDate | null => {
  if (line.bullet || line.text.length > longestFoot) return null
  const date = headDate(line, region, rangesOnly)
  return date && (date.range || !rangesOnly) && findDates(line.text)[0]?.from === 0 ? date : null
}

/** The lines above the text are the head, with the dates; at least the first is. */
const entryOf = (chunk: Line[], date: EntryDate, regions: Region[]): Entry => {
  const above = chunk.slice(0, -1)
  const text = above.findIndex(
    (line, index) =>
      index > 0 &&
      (line.bullet || isProse(line, regions[line.region]) || looksOf(line) === looksOf(above.at(-1) ?? line)),
  )
  const end = text < 0 ? above.length : text
  return { head: [...above.slice(0, end), date.line], body: above.slice(end), date }
}
