import { findDates, isOnlyDates } from '../words/dates.ts'
import { byBase } from './find-bands.ts'
import { makeSegment, type Segment } from './layout.ts'
import { isHead, lay, longColumns, type TableStretch } from './ruled-tables.ts'

/** Edges of one column differ by rounding only. */
const sameEdge = 2
/** Baselines of one row differ by rounding only. */
const sameLine = 2
/** A table has more columns than a text with its dates. */
const fewestCells = 3
/** One row may be chance. */
const fewestRows = 2
/** A line of a cell stands at most so many letters' heights below the one before. */
const nextLine = 1.7
/** White between the text of a cell and the next column, in letters' heights, at most: the padding of both. */
const padding = 1.4

type TableRow = { base: number; cells: Segment[][] }

/**
 * Tables without rules whose names wrap in their cells: '2019 – 2021 ⇥ Oakmoor ⇥ Head Chef' over 'Hospital' below its
 * middle. Rows begin on lines with a date and a text in each column; what stands below at the edge of a column goes on
 * with its cell. Null where nothing wraps, or something else stands between the rows.
 */
export const cutAtWrappedRows = (text: Segment[]): { stretches: TableStretch[]; labels: Segment[] } | null => {
  const found = headsOf(linesOf([...text].sort(byBase)))
  if (found.length < fewestRows) return null
  const edges = found[0]?.map((one) => one.x0) ?? []
  const lines = linesOf(text.flatMap((one) => cutAtEdges(one, edges)).sort(byBase))
  const heads = headsOf(lines)
  const rows: TableRow[] = []
  let last = 0
  for (const [n, head] of heads.entries()) {
    const from = lines.indexOf(head)
    const next = heads[n + 1]
    const to = next ? lines.indexOf(next) : lines.length
    const { row, end } = rowFrom(lines, from, to, edges)
    if (next && end < to) return null
    rows.push(row)
    last = end
  }
  const long = longColumns(rows.map(({ cells }) => cells))
  if (!wraps(rows, long, edges)) return null
  const above = lines.slice(0, lines.indexOf(heads[0] ?? []))
  const labelled = above.at(-1) && isLabels(above.at(-1) ?? [], edges) ? (above.pop() ?? []) : []
  const stretches: TableStretch[] = [
    { segments: above.flat(), row: false },
    ...rows.flatMap(({ cells }) => lay(cells, long)),
    { segments: lines.slice(last).flat(), row: false },
  ]
  return { stretches: stretches.filter(({ segments }) => segments.length > 0), labels: labelled }
}

/** Segments on one baseline, from left to right. */
const linesOf = (sorted: Segment[]): Segment[][] => {
  const lines: Segment[][] = []
  for (const one of sorted) {
    const line = lines.at(-1)
    if (line?.[0] && Math.abs(one.base - line[0].base) < sameLine) line.push(one)
    else lines.push([one])
  }
  return lines.map((line) => line.sort((a, b) => a.x0 - b.x0))
}

/** A name that fills its cell touches the next one: both were read as one text. */
const cutAtEdges = (one: Segment, edges: number[]): Segment[] => {
  const at = one.words.findIndex(
    (word, n) =>
      n > 0 &&
      word.x0 - (one.words[n - 1]?.x1 ?? 0) > gapOfCells * one.size &&
      edges.some((edge) => Math.abs(edge - word.x0) < sameEdge / 2),
  )
  if (at < 0) return [one]
  return [makeSegment(one.words.slice(0, at)), ...cutAtEdges(makeSegment(one.words.slice(at)), edges)]
}
/** Between cells there is more white than between words, in letters' heights. */
const gapOfCells = 0.4

const isRange = (one: Segment) => isOnlyDates(one.text) && findDates(one.text).some((date) => date.range)

/** The lines on which rows begin: as many texts at the same edges, one of them a range of dates. */
const headsOf = (lines: Segment[][]): Segment[][] => {
  const dated = lines.filter((line) => line.length >= fewestCells && line.filter(isRange).length === 1)
  const alike = (a: Segment[], b: Segment[]) =>
    a.length === b.length && a.every((one, n) => Math.abs(one.x0 - (b[n]?.x0 ?? 0)) < sameEdge)
  return dated.map((line) => dated.filter((other) => alike(line, other))).sort((a, b) => b.length - a.length)[0] ?? []
}

/** The cells of a row with all lines below its head that go on with one of them, and where the first other line stands. */
const rowFrom = (lines: Segment[][], from: number, to: number, edges: number[]): { row: TableRow; end: number } => {
  const cells = (lines[from] ?? []).map((one) => [one])
  let end = from + 1
  for (; end < to; end++) {
    const line = lines[end] ?? []
    const at = line.map((one) => edges.findIndex((edge) => Math.abs(edge - one.x0) < sameEdge))
    if (!line.every((one, n) => goesOn(cells[at[n] ?? -1], one))) break
    for (const [n, one] of line.entries()) cells[at[n] ?? -1]?.push(one)
  }
  return { row: { base: lines[from]?.[0]?.base ?? 0, cells }, end }
}

const goesOn = (cell: Segment[] | undefined, one: Segment) => {
  const last = cell?.at(-1)
  return (
    last !== undefined &&
    !isOnlyDates(last.text) &&
    one.base - last.base < nextLine * last.size &&
    Math.abs(one.size - last.size) < 0.3 &&
    one.words[0]?.bold === last.words.at(-1)?.bold
  )
}

/** Does a short cell wrap, and every line of one that does end where its column had no room for the next word? */
const wraps = (rows: TableRow[], long: ReadonlySet<number>, edges: number[]): boolean => {
  const breaks = rows.flatMap(({ cells }) =>
    cells.flatMap((cell, column) => {
      const right =
        edges[column + 1] ?? Math.max(...rows.flatMap((row) => (row.cells[column] ?? []).map((one) => one.x1)))
      return long.has(column)
        ? []
        : cell.slice(1).map((one, n) => {
            const word = one.words[0]
            const room = right - (cell[n]?.x1 ?? 0)
            return word !== undefined && word.x1 - word.x0 + padding * one.size > room
          })
    }),
  )
  return breaks.length > 0 && breaks.every(Boolean)
}

/** The head of the table: known labels at the edges of its columns. */
const isLabels = (line: Segment[], edges: number[]) =>
  line.length >= 2 &&
  line.every((one) => edges.some((edge) => Math.abs(edge - one.x0) < sameEdge)) &&
  isHead(line.map((one) => [one]))
