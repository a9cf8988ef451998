import { type Line, makeLine } from '../2-lines/group-lines.ts'
import { makeSegment, type Segment } from '../2-lines/layout.ts'
import { isOnlyDates } from '../words/dates.ts'

/** Edges of one column differ by rounding only. */
const sameEdge = 3
/** Entries stand at most so many beside each other. */
const mostColumns = 4
/** A gap between lines this much wider than the narrowest one parts rows of entries. */
const gapOfRows = 1.25
/** What no word fitted into, in letters' heights, is room that a line leaves before the next column. */
const roomLeft = 1
/** More room is left where columns stand further apart; then the words must say that the text goes on. */
const roomOfSentence = 3

/** Where the columns of a grid begin, from the row that has most cells; null when other rows do not keep to them. */
const edgesOf = (lines: Line[]): number[] | null => {
  const names = (line: Line) => line.cells.filter((cell) => !isOnlyDates(cell.text))
  const widest = Math.max(...lines.map((line) => names(line).length))
  const row = lines.find((line) => names(line).length === widest)
  if (!row || widest < 2 || widest > mostColumns) return null
  const edges = names(row).map((cell) => cell.x0)
  const keeps = (cell: Segment) => isOnlyDates(cell.text) || edges.some((edge) => Math.abs(edge - cell.x0) < sameEdge)
  return lines.every((line) => line.rail.length === 0 && line.cells.every(keeps)) ? edges : null
}

/** The lines of one column as lines of their own; what had no room before the next column is joined. */
const columnLines = (lines: Line[], from: number, to: number): Line[] => {
  const column: Line[] = []
  for (const line of lines) {
    const cells = line.cells.filter((cell) => cell.x0 > from - sameEdge && cell.x0 < to - sameEdge)
    if (cells.length === 0) continue
    const last = column.at(-1)
    const made = makeLine(line.id + from / 10_000, line.region, cells, [])
    const own = { ...made, bullet: made.bullet || (line.bullet && cells[0] === line.cells[0]) }
    if (last && wraps(last, own, to)) {
      const whole = [makeSegment([...last.words, ...own.words])]
      column[column.length - 1] = { ...makeLine(last.id, last.region, whole, []), bullet: last.bullet, base: own.base }
    } else column.push(own)
  }
  return column
}

/** 'Prize for the renewal of' over 'towns': the words say that the text goes on. */
const goesOnBy = (last: string, next: string) =>
  /[,(–-]$/.test(last) ||
  /^[\p{Ll}(]/u.test(next) ||
  (last.match(/\(/g)?.length ?? 0) > (last.match(/\)/g)?.length ?? 0)

/** Does the line below go on with a line that had no room for its first word, in the same look? */
const wraps = (last: Line, line: Line, to: number) => {
  const word = line.words[0]
  const before = last.words.at(-1)
  if (!word || !before || line.bullet || last.cells.length + line.cells.length > 2) return false
  if (before.bold !== word.bold || before.italic !== word.italic || before.color !== word.color) return false
  if (line.base - last.base > 1.6 * line.size || isOnlyDates(line.text)) return false
  const room = goesOnBy(last.text, line.text) ? roomOfSentence : roomLeft
  return last.x1 + (word.x1 - word.x0) + room * line.size > to
}

/**
 * Ways to read lines of several cells as a grid of entries, each with its own lines: all of a column is one entry, every
 * gap begins a row of entries, or every line does. None where the cells keep to no columns.
 */
export const gridReadings = (lines: Line[]): Line[][][] => {
  const edges = edgesOf(lines)
  if (!edges) return []
  // columns of a grid are as wide as each other
  const pitch = Math.min(...edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0)))
  const columns = (part: Line[]) =>
    edges
      .map((edge, index) => columnLines(part, edge, edges[index + 1] ?? edge + pitch))
      .filter((column) => column.length > 0)
  const gaps = lines.flatMap((line) => (line.above === null ? [] : [line.above]))
  const least = Math.min(...gaps.slice(lines[0]?.above === null ? 0 : 1))
  const rowsAt = (starts: (line: Line, index: number) => boolean) => {
    const rows: Line[][] = []
    lines.forEach((line, index) => {
      if (index === 0 || starts(line, index)) rows.push([line])
      else rows.at(-1)?.push(line)
    })
    return rows.flatMap(columns)
  }
  return [columns(lines), rowsAt((line) => line.above === null || line.above > gapOfRows * least), rowsAt(() => true)]
}
