import type { Word } from '../1-glyphs/pdf-page.ts'
import { isCaps, type Line } from '../2-lines/group-lines.ts'
import type { Region } from '../2-lines/layout.ts'
import type { Span } from '../2-lines/span.ts'
import { isDateLabel } from '../words/date-labels.ts'
import { type FoundDate, findDates, isOnlyDates, stripDuration } from '../words/dates.ts'
import { joiningOpening } from '../words/joining-words.ts'

/** A date with the line and text it was read from. */
export type EntryDate = FoundDate & { line: Line; where: 'rail' | 'text' }

/** One job, school, project …: its head lines (with the date) and what is said about it. */
export type Entry = {
  head: Line[]
  body: Line[]
  date: EntryDate | null
  /** Title and employer of a job that a sentence or a form states; such a job has no head, and the labels of a form are part of neither. */
  stated?: { title: Span; employer: Span; labels?: Span[] }
  /** Labels of a form before what the head lines hold; they are part of none of it. */
  labels?: Span[]
}

export const fullText = (line: Line) => line.text.replace(/\t/g, ' ')

/** How a line begins to look: what follows in another style ('**Acme**, Berlin', 'Cook ⇥ 2019') varies from entry to entry. */
export const looksOf = (line: Line) => {
  const cell = line.cells[0]
  const word = cell?.words[0]
  if (!cell || !word) return `${line.bold}|${line.italic}|${Math.round(line.size * 2)}|${line.color}|${line.caps}`
  return `${plainLook(word)}|${!line.acronym && isCaps(cell.text)}`
}
const plainLook = (word: Word) => `${word.bold}|${word.italic}|${Math.round(word.size * 2)}|${word.color}`

const shortName = /^[\p{Lu}\p{N}][\p{Lu}\p{N}&.+/-]{1,5}(?: [\p{Lu}\p{N}]{2,4})?$/u

/** Marks 'HSBC' and 'EMBL' among 'Monzo Bank' and 'Max Planck Institute': their capitals set them apart from no other name. */
export const withAcronyms = (lines: Line[]): Line[] => {
  const opening = lines.flatMap((line) => {
    const cell = line.cells[0]
    const word = cell?.words[0]
    return cell && word ? [{ line, text: cell.text, look: plainLook(word), short: shortName.test(cell.text) }] : []
  })
  const short = new Map(opening.filter((one) => one.short && isCaps(one.text)).map(({ line, look }) => [line, look]))
  if (short.size === 0) return lines
  const looksWhere = (caps: boolean) =>
    new Set(opening.filter((one) => !one.short && isCaps(one.text) === caps).map(({ look }) => look))
  const [capitals, others] = [looksWhere(true), looksWhere(false)]
  return lines.map((line) => {
    const look = short.get(line)
    return look !== undefined && others.has(look) && !capitals.has(look) ? { ...line, acronym: true } : line
  })
}

/** Does the line begin in bold? */
export const opensBold = (line: Line) => line.words[0]?.bold ?? line.bold

/** The date that a head line carries: in its rail, in a cell of its own, or at its start or end; not inside prose. */
export const headDate = (line: Line, region: Region | undefined, rangesOnly: boolean): EntryDate | null => {
  for (const cell of line.rail) {
    const date = findDates(cell.text)[0]
    if (date) return { ...date, line, where: 'rail' }
  }
  if (line.bullet && rangesOnly && line.cells.length === 1) {
    const range = findDates(line.text).find((date) => date.range)
    // 'Working as a Cook at The Pier since 2019' is a job, 'Leads the kitchen since 2019' a duty
    const joined = joiningOpening(line.text) > 0
    if (!range || (range.since && !joined) || !atEdge(line.text, range) || line.text.length > 110) return null
    return { ...range, line, where: 'text' }
  }
  const dates = findDates(line.text)
  // '• May 2018: moved four data centres' is a duty
  if (line.bullet && rangesOnly && dates[0]?.from === 0 && !dates.some((date) => date.range)) return null
  const ordered = [...dates.filter((date) => date.range), ...dates.filter((date) => !date.range)]
  for (const date of ordered) {
    if (rangesOnly && !date.range && !isOnlyDates(line.text) && !ownCell(line, date)) {
      // in a cell of its own at the right, behind the employer: 'Cook ⇥ The Pier, 2011 / 11'
      const aside = line.cells.length > 1 && /^[\s).]*$/.test(line.text.slice(date.to))
      const fits = aside || !region ? true : line.x1 < region.x1 - 0.12 * (region.x1 - region.x0) || line.bold
      if (!fits || !atEdge(line.text, date)) continue
      if (/[a-z]\.$/.test(line.text) || !separated(line.text, date)) continue
    }
    if (date.since && !ownCell(line, date) && !isOnlyDates(line.text) && date.from > 0 && !separated(line.text, date))
      continue
    if (atEdge(line.text, date) || ownCell(line, date)) return { ...date, line, where: 'text' }
  }
  return null
}

const ownCell = (line: Line, date: FoundDate) => {
  const cell = line.text.split('\t').find((text) => text.includes(line.text.slice(date.from, date.to)))
  return cell !== undefined && line.cells.length > 1 && isDateLabel(cell)
}

/** Nothing but brackets, places or a few words stands between the date and an end of its line. */
const atEdge = (text: string, date: FoundDate) => {
  const before = text.slice(0, date.from).replace(/[\s()[\]|,;:·•–—-]/g, '')
  const after = stripDuration(text.slice(date.to)).replace(/[\s()[\]|,;:·•–—\-.]/g, '')
  if (before === '' || after === '') return true
  if (/[([]\s*$/.test(text.slice(0, date.from)) && /^\s*[)\]]/.test(text.slice(date.to))) return true
  if (!date.range) return false
  const lead = text.slice(0, date.from)
  const tail = text.slice(date.to)
  return /[|·•\t(–—,-]\s{0,20}$/.test(lead) || /^\s*[|·•\t)–—,:-]/.test(tail)
}

/** The date is set off by a bracket, a comma, a bar, a dash or a gap. */
const separated = (text: string, date: FoundDate) => {
  const lead = text.slice(0, date.from)
  const tail = text.slice(date.to)
  return lead.trim() === '' ? /^\s*[|·•\t)–—,:-]/.test(tail) || tail.trim() === '' : /[|·•\t(–—,-]\s{0,20}$/.test(lead)
}

/** Is the line set like running text: it ends a sentence or fills its column? */
export const isProse = (line: Line, region: Region | undefined) => {
  const text = fullText(line)
  if (line.cells.length > 1) return false
  const width = region ? region.x1 - region.x0 : 400
  const fills = line.x1 - line.x0 > 0.82 * width
  return (
    (text.length > 60 && fills && !opensBold(line)) ||
    (/[\p{Ll}\p{N})]\.$/u.test(text) &&
      text.length > 25 &&
      !/\b(inc|ltd|corp|co|llc|jr|sr|bros|s\.a|e\.v)\.$/i.test(text))
  )
}

/** Lines that go on with the text above them: body style, or indented like the bullet text above. */
export const goesOn = (line: Line, last: Line | undefined) =>
  last !== undefined &&
  !line.bullet &&
  line.cells.length === 1 &&
  line.rail.length === 0 &&
  ((last.bullet && line.x0 > last.x0 - 2 && looksOf(line) === looksOf(last)) || /^\p{Ll}/u.test(line.text))

/** A line that goes on with a bullet or a sentence carries no date of a head. */
export const inProse = (line: Line, last: Line | undefined, region: Region | undefined) => {
  if (line.rail.length > 0 || line.cells.length > 1 || !last || last.region !== line.region) return false
  // 'as Cook, 2019 – 2021' below the employer is no sentence that goes on
  const joined = joiningOpening(line.text) > 0 && findDates(line.text).some((date) => date.range)
  if (/^\p{Ll}/u.test(line.text) && !joined && !isOnlyDates(line.text) && findDates(line.text)[0]?.from !== 0)
    return true
  if (line.bullet) return false
  // 'Employee of the Month in' over 'March 2023.': a date that a paragraph wraps to its next line
  const wraps =
    !last.bullet &&
    Math.abs(line.x0 - last.x0) < 1 &&
    line.base - last.base < 1.6 * line.size &&
    looksOf(line) === looksOf(last) &&
    isProse(last, region) &&
    (findDates(last.text).length === 0 || (/[,(]$/.test(last.text) && findDates(line.text)[0]?.from === 0)) &&
    /[\p{L}\p{N},(]$/u.test(last.text) &&
    !findDates(line.text).some((date) => date.range)
  if (wraps) return true
  const hangs = last.bullet && Math.abs(line.x0 - last.x0) < 3 && looksOf(line) === looksOf(last)
  return hangs && region !== undefined && last.x1 > region.x0 + 0.7 * (region.x1 - region.x0)
}
