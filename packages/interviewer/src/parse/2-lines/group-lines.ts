import { isBulletText, isItemNumber, type Word } from '../1-glyphs/pdf-page.ts'
import { findDates } from '../words/dates.ts'
import { joinWords, type Marker, makeSegment, type Region, type Segment } from './layout.ts'
import { tieRails, tieSide } from './tie-rails.ts'

/** One printed line with its cells from left to right (more than one where wide gaps part them). */
export type Line = {
  id: number
  page: number
  region: number
  cells: Segment[]
  /** Dates or labels that stand left of the text and belong to it. */
  rail: Segment[]
  words: Word[]
  text: string
  x0: number
  x1: number
  top: number
  bottom: number
  base: number
  size: number
  bold: boolean
  italic: boolean
  caps: boolean
  color: string | null
  font: string
  /** Starts with a bullet sign, or is a list item's first line. */
  bullet: boolean
  /** Its sign is a number: '3.' before an item of a list, or before a heading. */
  numbered: boolean
  /** Heading level of the tagged structure, 0 for none. */
  heading: number
  /** Distance to the line above in the same region; null for the first. */
  above: number | null
  /** 'HSBC' where other lines of its look are not in capitals: the capitals are those of a short name. */
  acronym?: boolean
}

const share = (words: Word[], is: (word: Word) => boolean) => {
  let sum = 0
  let hit = 0
  for (const word of words) {
    sum += word.text.length
    if (is(word)) hit += word.text.length
  }
  return sum === 0 ? 0 : hit / sum
}

export const isCaps = (text: string) =>
  /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text) && (text.match(/\p{L}/gu)?.length ?? 0) > 2

const mostly = <T>(words: Word[], pick: (word: Word) => T): T | null => {
  const first = words[0]
  if (first && words.every((word) => pick(word) === pick(first))) return pick(first)
  const counts = new Map<T, number>()
  for (const word of words) counts.set(pick(word), (counts.get(pick(word)) ?? 0) + word.text.length)
  let best: T | null = null
  let most = -1
  for (const [value, count] of counts) if (count > most) [best, most] = [value, count]
  return best
}

/** '✓ Planning   ✓ Budgets': items of a list in columns, each with the sign of the first. */
const opensWith = (cell: Segment, sign: Word) => cell.words.length > 1 && cell.words[0]?.text === sign.text

/** Between two words of a text, in letters' heights; tabs behind signs are wider. */
const widestSpace = 0.45

/**
 * The sign of a list that is a letter as well: 'o' is a word in some languages, and 'programador' may wrap to 'o analista'.
 * As a sign it has a font of its own, a wide gap behind it, or a capital.
 */
const isLetterOfText = (sign: Word, next: Word | undefined) =>
  /^\p{Ll}$/u.test(sign.text) &&
  next !== undefined &&
  next.font === sign.font &&
  next.x0 - sign.x1 < widestSpace * sign.size &&
  /^\p{Ll}/u.test(next.text)

/** Builds a line from its cells; a leading bullet sign is noted and kept out of the text. */
export const makeLine = (id: number, region: number, cells: Segment[], rail: Segment[]): Line => {
  const kept = [...cells]
  let bullet = false
  const first = kept[0]
  const sign = first?.words[0]
  const numbered = sign !== undefined && isItemNumber(sign.text)
  const signed = sign && isBulletText(sign.text) && !isLetterOfText(sign, first?.words[1])
  if (first && sign && (signed || numbered || (sign.icon && first.words.length > 1))) {
    const rest = first.words.slice(1)
    if (rest.length > 0 || kept.length > 1) {
      if (!sign.icon) bullet = true
      if (rest.length > 0) kept[0] = makeSegment(rest)
      else kept.shift()
    }
  }
  if (bullet && sign)
    for (const [at, cell] of kept.entries()) if (opensWith(cell, sign)) kept[at] = makeSegment(cell.words.slice(1))
  const words = kept.flatMap((cell) => cell.words)
  const all = words.length > 0 ? words : rail.flatMap((cell) => cell.words)
  const whole = makeSegment(all)
  const text = kept.map((cell) => joinWords(cell.words)).join('\t')
  return {
    id,
    region,
    page: whole.page,
    cells: kept,
    rail,
    words,
    text,
    x0: whole.x0,
    x1: whole.x1,
    top: whole.top,
    bottom: whole.bottom,
    base: whole.base,
    size: whole.size,
    bold: share(all, (word) => word.bold) > 0.75,
    italic: share(all, (word) => word.italic) > 0.75,
    caps: isCaps(text),
    color: mostly(all, (word) => word.color),
    font: mostly(all, (word) => word.font) ?? '',
    bullet,
    numbered: bullet && numbered,
    heading: all[0]?.mark?.heading ?? 0,
    above: null,
  }
}

/** Groups the segments of a region into lines, from top to bottom; rails are tied to the line beside them. */
export const groupLines = (region: Region, index: number, markers: Marker[], nextId: () => number): Line[] => {
  const { rail, body } = partRails(region)
  const rows = toRows(body)
  const tied = tieRails(toRows(rail), rows)
  for (const side of region.sides) tieSide(side, rows, tied)
  const lines: Line[] = []
  rows.forEach((cells, row) => {
    lines.push(makeLine(nextId(), index, cells, tied.get(row) ?? []))
  })
  for (const cells of tied.get(-1) ?? []) lines.push(makeLine(nextId(), index, [cells], []))
  markBullets(lines, markers)
  let last: Line | null = null
  for (const line of lines) {
    line.above = last && last.page === line.page ? line.base - last.base : null
    last = line
  }
  return lines.filter((line) => line.text !== '' || line.rail.length > 0)
}

/** Dates left of a rail's edge with text beside them, and what stands right below such a date in its style. */
const partRails = (region: Region): { rail: Segment[]; body: Segment[] } => {
  if (region.rails.length === 0) return { rail: [], body: region.segments }
  const rail: Segment[] = []
  const body: Segment[] = []
  for (const segment of [...region.segments].sort((a, b) => a.base - b.base)) {
    const edge = region.rails.find(
      (one) => segment.x1 <= one.x - 3 && segment.top >= one.top - 1 && segment.bottom <= one.bottom + 1,
    )
    const dated = edge && findDates(segment.text).length > 0
    const beside =
      edge && region.segments.some((other) => other.x0 >= edge.x - 1.5 && Math.abs(other.base - segment.base) < 2.5)
    const last = rail.at(-1)
    const under =
      edge &&
      last &&
      segment.base - last.base < 1.9 * last.size &&
      Math.abs(segment.size - last.size) < 0.6 &&
      segment.words[0]?.bold === last.words[0]?.bold &&
      segment.x0 < last.x0 + 20
    if ((dated && (beside || under)) || under) rail.push(segment)
    else body.push(segment)
  }
  return { rail, body }
}

/** A small filled shape or a lone sign left of a line is its bullet. */
const markBullets = (lines: Line[], markers: Marker[]) => {
  for (const marker of markers) {
    if (!marker.bullet) continue
    let nearest: Line | null = null
    for (const line of lines) {
      const beside =
        marker.top < line.bottom &&
        marker.bottom > line.top &&
        (marker.top + marker.bottom) / 2 > line.top &&
        (marker.top + marker.bottom) / 2 < line.bottom
      if (
        beside &&
        marker.x1 <= line.x0 + 0.5 &&
        line.x0 - marker.x1 < 3.5 * line.size &&
        (!nearest || line.x0 < nearest.x0)
      )
        nearest = line
    }
    if (!nearest) continue
    nearest.bullet = true
    nearest.numbered ||= marker.numbered
  }
}

const toRows = (segments: Segment[]): Segment[][] => {
  const sorted = [...segments].sort((a, b) => a.base - b.base || a.x0 - b.x0)
  const rows: { base: number; size: number; cells: Segment[] }[] = []
  for (const segment of sorted) {
    const row = rows.at(-1)
    if (
      row &&
      segment.base - row.base < 0.42 * Math.max(Math.min(row.size, segment.size), 6) &&
      !row.cells.some((cell) => cell.x0 < segment.x1 - 1 && cell.x1 - 1 > segment.x0)
    ) {
      row.cells.push(segment)
      if (segment.size > row.size) row.size = segment.size
    } else rows.push({ base: segment.base, size: segment.size, cells: [segment] })
  }
  return rows.map((row) => row.cells.sort((a, b) => a.x0 - b.x0))
}
