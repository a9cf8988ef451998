import { findDates, isOnlyDates } from '../words/dates.ts'
import type { Segment } from './layout.ts'

/** A row of a ruled table: its edges, and the columns whose cell goes on from the row above. */
export type Row = { top: number; bottom: number; xs: number[]; joined: ReadonlySet<number> }
export type Cells = Segment[][]
type Filled = { row: Row; cells: Cells }

/** A name is hardly longer; duties that several rows share are said once. */
const longestName = 60

/**
 * The part of a row that a rule does not cover above it goes on with the cells above: 'Oakmoor' beside three posts. Null
 * when the row is none of that table's.
 */
export const spannedRow = (above: Row, row: Row, rules: { from: number; to: number }[], same: number): Row | null => {
  const isCovered = (column: number) =>
    rules.some(({ from, to }) => (above.xs[column] ?? 0) > from - same && (above.xs[column + 1] ?? 0) < to + same)
  const columns = above.xs.slice(1).map((_, column) => column)
  const covered = columns.filter(isCovered)
  if (covered.length === 0 || covered.length === columns.length) return null
  const edges = above.xs.filter((_, n) => covered.includes(n) || covered.includes(n - 1))
  const fits = row.xs.every((x) => edges.some((edge) => Math.abs(x - edge) <= same))
  return fits ? { ...row, xs: above.xs, joined: new Set(columns.filter((column) => !isCovered(column))) } : null
}

const textOf = (cell: Segment[]) => cell.map((one) => one.text).join(' ')

/**
 * The text of a cell that spans rows, wherever in it it stands, is in the first of them; a name is in each, where each has
 * dates of its own: the table says that it holds for all of them.
 */
export const joinSpanned = (rows: Filled[]): Filled[] => {
  if (rows.every(({ row }) => row.joined.size === 0)) return rows
  const made = rows.map(({ row, cells }) => ({ row, cells: [...cells] }))
  const columns = rows[0]?.cells.length ?? 0
  for (let column = 0; column < columns; column++)
    for (let from = 0; from < made.length; from++) {
      let to = from + 1
      while (made[to]?.row.joined.has(column)) to++
      if (to === from + 1) continue
      const run = made.slice(from, to)
      const whole = run.flatMap(({ cells }) => cells[column] ?? [])
      const repeats = isName(whole) && run.every(({ cells }) => hasDate(cells, column))
      run.forEach(({ cells }, n) => {
        cells[column] =
          n === 0 || repeats ? whole.map((one) => ({ ...one, base: baseOf(cells, column, one.base) })) : []
      })
      from = to - 1
    }
  return made
}

const isName = (cell: Segment[]) => cell.length > 0 && !isOnlyDates(textOf(cell)) && textOf(cell).length <= longestName

const hasDate = (cells: Cells, beside: number) =>
  cells.some((cell, column) => column !== beside && findDates(textOf(cell)).length > 0)

/** The line on which the other cells of the row begin. */
const baseOf = (cells: Cells, beside: number, own: number) => {
  const bases = cells.flatMap((cell, column) => (column === beside ? [] : cell.map((one) => one.base)))
  return bases.length > 0 ? Math.min(...bases) : own
}
