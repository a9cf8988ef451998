import type { PdfPage, Shape } from '../1-glyphs/pdf-page.ts'
import { findDates } from '../words/dates.ts'
import { isNumberLabel, isTableLabel } from '../words/lexicon/labels.ts'
import { statedLevel } from '../words/lexicon/words.ts'
import { rangeOf } from './dates-side-by-side.ts'
import { byBase } from './find-bands.ts'
import { makeSegment, type Segment } from './layout.ts'
import { type Cells, joinSpanned, type Row, spannedRow } from './spanned-cells.ts'
import { isPresent, isSingle } from './stacked-dates.ts'

/** A stretch of a page: text as it stands, or one row of a ruled table (its short cells as one line, then its long ones). */
export type TableStretch = { segments: Segment[]; row: boolean }

/** Thicker than this is a bar, no rule. */
const thickest = 3
/** Places this near are the same edge: borders of neighbouring cells are drawn apart by some writers. */
const same = 3
/** A cell with more text than this on average holds duties, no name or date. */
const longCell = 45
/** More rules than this are a drawing or squared paper. */
const mostRules = 800
/** Cells of more lines than this are columns of a page with rules between them. */
const mostLines = 14

/**
 * Tables with ruling lines: cells come from the lines, so that a name that wraps in its cell stays whole and the row of
 * labels at the head ('Period', 'Employer') is no entry. Null when the page has no such table.
 */
export const cutAtTables = (
  text: Segment[],
  page: PdfPage,
): { stretches: TableStretch[]; labels: Segment[] } | null => {
  const tables = tablesOf(page.shapes)
  const stretches: TableStretch[] = []
  const labels: Segment[] = []
  let rest = [...text].sort(byBase)
  for (const rows of tables) {
    const cut = rest.flatMap((one) => cutAtRules(rows, one))
    const filled = rows.map((row) => ({ row, cells: cellsOf(row, cut) }))
    const head = filled[0]
    if (!head || !isTable(filled.map(({ cells }) => cells))) continue
    rest = cut
    const inside = new Set(filled.flatMap(({ cells }) => cells.flat()))
    const above = rest.filter((one) => !inside.has(one) && one.base < head.row.top + same)
    if (above.length > 0) stretches.push({ segments: above, row: false })
    rest = rest.filter((one) => !inside.has(one) && one.base >= head.row.top + same)
    const labelled = isHead(head.cells)
    if (labelled) labels.push(...head.cells.flat())
    const body = withRanges(joinSpanned(labelled ? withoutNumbers(filled, labels) : filled))
    const long = longColumns(body.map(({ cells }) => cells))
    for (const { cells } of body) stretches.push(...lay(cells, long))
  }
  if (stretches.length === 0) return null
  if (rest.length > 0) stretches.push({ segments: rest, row: false })
  return { stretches, labels }
}

/** The rows below the labels. Their running numbers below 'No.' are labels too. */
const withoutNumbers = ([head, ...body]: { row: Row; cells: Cells }[], labels: Segment[]) => {
  const at = head?.cells.findIndex((cell) => cell.length > 0 && isNumberLabel(textOf(cell))) ?? -1
  const isNumber = (cell: Segment[] | undefined) => /^\d{1,3}[.)]?$/.test(textOf(cell ?? []))
  if (at < 0 || !body.every(({ cells }) => isNumber(cells[at]))) return body
  labels.push(...body.flatMap(({ cells }) => cells[at] ?? []))
  return body.map(({ row, cells }) => ({ row, cells: cells.map((cell, column) => (column === at ? [] : cell)) }))
}

/** More rows of a column than this hold a date each: it is a column of dates. */
const mostRows = 0.6

/** '2017 | 2020 | Acme': where start and end have a column each, the two dates of a row are one range. */
const withRanges = (rows: { row: Row; cells: Cells }[]) => {
  const isStart = (cells: Cells, at: number) => isSingle(textOf(cells[at] ?? []))
  const isPair = (cells: Cells, at: number) => {
    const end = textOf(cells[at + 1] ?? [])
    return isStart(cells, at) && (isSingle(end) || isPresent(end))
  }
  const columns = Math.max(...rows.map(({ cells }) => cells.length))
  const at = Array.from({ length: columns }, (_, column) => column).find(
    (column) => rows.filter(({ cells }) => isPair(cells, column)).length > mostRows * rows.length,
  )
  if (at === undefined) return rows
  return rows.map(({ row, cells }) => {
    const range = isPair(cells, at) ? rangeOf(cells[at] ?? [], cells[at + 1] ?? []) : null
    if (!range) return { row, cells }
    return { row, cells: cells.map((cell, column) => (column === at ? [range] : column === at + 1 ? [] : cell)) }
  })
}

const textOf = (cell: Segment[]) => cell.map((one) => one.text).join(' ')

const isTable = (rows: Cells[]) => {
  const filled = rows.filter((cells) => cells.filter((cell) => cell.length > 0).length >= 2)
  if (filled.length < 2 || rows.flat().some((cell) => cell.length > mostLines)) return false
  const dated = filled.filter((cells) => cells.flat().some((one) => findDates(one.text).length > 0)).length
  return isHead(rows[0] ?? []) || dated >= 0.5 * filled.length
}

/** A row of labels: short, undated, and most of them known. */
export const isHead = (cells: Cells) => {
  const texts = cells.filter((cell) => cell.length > 0).map(textOf)
  return (
    texts.length >= 2 &&
    texts.every((text) => text.length < 40 && findDates(text).length === 0 && statedLevel(text) === null) &&
    texts.filter(isTableLabel).length >= 0.6 * texts.length
  )
}

/** The columns that hold running text. */
export const longColumns = (rows: Cells[]): Set<number> => {
  const long = new Set<number>()
  const most = Math.max(...rows.map((cells) => cells.length))
  for (let column = 0; column < most; column++) {
    const lengths = rows.map((cells) => (cells[column] ?? []).reduce((sum, one) => sum + one.text.length, 0))
    const filled = lengths.filter((length) => length > 0)
    const mean = filled.reduce((sum, one) => sum + one, 0) / Math.max(1, filled.length)
    if (mean > longCell) long.add(column)
  }
  return long
}

/** The short cells of a row as one line, each made whole; then the lines of the long ones. */
export const lay = (cells: Cells, long: Set<number>): TableStretch[] => {
  const short = cells.filter((cell, column) => cell.length > 0 && !long.has(column))
  const base = Math.min(...cells.flat().map((one) => one.base))
  const line = short.map((cell) => ({ ...makeSegment(cell.flatMap((one) => one.words)), base }))
  const texts = cells.filter((cell, column) => cell.length > 0 && long.has(column))
  return [line, ...texts].filter((segments) => segments.length > 0).map((segments) => ({ segments, row: true }))
}

const isInside = (row: Row, one: Segment) => {
  const y = (one.top + one.bottom) / 2
  return y >= row.top && y <= row.bottom
}

/** Text on both sides of a rule was read as one where cells are narrow. */
const cutAtRules = (rows: Row[], one: Segment): Segment[] => {
  const row = rows.find((other) => isInside(other, one))
  const rule = row?.xs.find((x) => x > one.x0 + same && x < one.x1 - same)
  if (rule === undefined) return [one]
  const left = one.words.filter((word) => (word.x0 + word.x1) / 2 < rule)
  const right = one.words.filter((word) => (word.x0 + word.x1) / 2 >= rule)
  if (left.length === 0 || right.length === 0) return [one]
  return [makeSegment(left), ...cutAtRules(rows, makeSegment(right))]
}

const cellsOf = (row: Row, text: Segment[]): Cells => {
  const cells: Cells = row.xs.slice(1).map(() => [])
  for (const one of text) {
    const x = (one.x0 + one.x1) / 2
    if (!isInside(row, one)) continue
    const column = row.xs.findIndex((left, index) => x > left && x < (row.xs[index + 1] ?? Number.NEGATIVE_INFINITY))
    if (column >= 0) cells[column]?.push(one)
  }
  return cells
}

const none: ReadonlySet<number> = new Set()

/** Rows of the same columns, one right below the other, from top to bottom of the page. */
const tablesOf = (shapes: Shape[]): Row[][] => {
  const { level, upright } = rulesOf(shapes)
  if (level.length < 3 || upright.length < 1 || level.length + upright.length > mostRules) return []
  const tables: Row[][] = []
  const sorted = [...level].sort((a, b) => a.at - b.at)
  sorted.forEach((top, index) => {
    const bottom = sorted
      .slice(index + 1)
      .find((one) => one.at - top.at > 2 * same && one.from < top.to && one.to > top.from)
    if (!bottom) return
    const xs = upright
      .filter((one) => one.from < top.at + same && one.to > bottom.at - same)
      .map((one) => one.at)
      .filter((x) => x > top.from - same && x < top.to + same)
    const edges = [...new Set([top.from, ...xs, top.to].map((x) => Math.round(x)))].sort((a, b) => a - b)
    const distinct = edges.filter((x, n) => n === 0 || x - (edges[n - 1] ?? 0) > same)
    if (distinct.length < 3) return
    const row: Row = { top: top.at, bottom: bottom.at, xs: distinct, joined: none }
    const last = tables.at(-1)?.at(-1)
    const below = last && Math.abs(last.bottom - row.top) < same
    const goesOn =
      below && last.xs.length === row.xs.length && last.xs.every((x, n) => Math.abs(x - (row.xs[n] ?? 0)) <= same)
    const beside = level.filter((one) => Math.abs(one.at - top.at) < same)
    const spanned = last && !goesOn ? spannedRow(last, row, beside, same) : null
    if (goesOn || (below && spanned)) tables.at(-1)?.push(spanned ?? row)
    // what stands right of a cell that goes on is of the row to its left
    else if (!spanned || !last || Math.abs(last.top - row.top) >= same) tables.push([row])
  })
  return tables.filter((rows) => rows.length >= 2)
}

type Rule = { at: number; from: number; to: number }

/** Level and upright lines, pieces of one line joined; the four sides of a stroked box are lines too. */
const rulesOf = (shapes: Shape[]): { level: Rule[]; upright: Rule[] } => {
  const level: Rule[] = []
  const upright: Rule[] = []
  for (const { x0, y0, x1, y1, kind } of shapes) {
    const [width, height] = [x1 - x0, y1 - y0]
    if (height <= thickest && width > 12) level.push({ at: (y0 + y1) / 2, from: x0, to: x1 })
    else if (width <= thickest && height > 6) upright.push({ at: (x0 + x1) / 2, from: y0, to: y1 })
    else if (kind === 'stroke' && width > 12 && height > 6) {
      level.push({ at: y0, from: x0, to: x1 }, { at: y1, from: x0, to: x1 })
      upright.push({ at: x0, from: y0, to: y1 }, { at: x1, from: y0, to: y1 })
    }
  }
  return { level: joinRules(level), upright: joinRules(upright) }
}

const joinRules = (rules: Rule[]): Rule[] => {
  const joined: Rule[] = []
  for (const rule of rules.sort((a, b) => Math.round(a.at / same) - Math.round(b.at / same) || a.from - b.from)) {
    const last = joined.at(-1)
    if (last && Math.abs(last.at - rule.at) < same && rule.from - last.to < same) last.to = Math.max(last.to, rule.to)
    else joined.push({ ...rule })
  }
  return joined
}
