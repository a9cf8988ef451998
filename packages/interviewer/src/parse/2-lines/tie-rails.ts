import { isBulletText } from '../1-glyphs/pdf-page.ts'
import { findDates } from '../words/dates.ts'
import type { Rail, Segment } from './layout.ts'

/**
 * Place, date and duration below each other at the right, while the text at the left goes on with bullets or prose:
 * they belong to the line at which they start.
 */
export const tieSide = (side: Rail, rows: Segment[][], tied: Map<number, Segment[]>) => {
  const atSide = (cells: Segment[]) => {
    const last = cells.at(-1)
    return last &&
      cells.length > 1 &&
      last.x0 >= side.x - 1.5 &&
      last.top >= side.top - 1 &&
      last.bottom <= side.bottom + 1
      ? last
      : null
  }
  const runsOn = (cells: Segment[]) =>
    isBulletText(cells[0]?.words[0]?.text ?? '') || /^\p{Ll}|\p{Ll}\.$/u.test(cells[0]?.text ?? '')
  for (let i = 0; i < rows.length; i++) {
    let end = i
    let last = atSide(rows[i] ?? [])
    if (!last) continue
    let dated = findDates(last.text).length > 0
    for (;;) {
      const next = atSide(rows[end + 1] ?? [])
      if (!next || next.base - last.base > 1.9 * last.size) break
      const hasDate = findDates(next.text).length > 0
      if (dated && hasDate) break
      dated ||= hasDate
      last = next
      end++
    }
    if (end === i || !rows.slice(i + 1, end + 1).some(runsOn)) {
      i = end
      continue
    }
    const block: Segment[] = []
    for (let row = i; row <= end; row++) {
      const cell = rows[row]?.pop()
      if (cell) block.push(cell)
    }
    tied.set(i, [...(tied.get(i) ?? []), ...block])
    i = end
  }
}

/** Which rail segments belong to which row (-1: to none): each block of a rail goes where its first line stands. */
export const tieRails = (rails: Segment[][], rows: Segment[][]): Map<number, Segment[]> => {
  const tied = new Map<number, Segment[]>()
  let block: Segment[] = []
  let at = -1
  let dated = false
  const rowAt = (base: number) => rows.findIndex((cells) => Math.abs((cells[0]?.base ?? 0) - base) < 2.5)
  const rowBelow = (base: number) => rows.findIndex((cells) => (cells[0]?.base ?? 0) > base - 2.5)
  for (const cells of rails) {
    const first = cells[0]
    const last = block.at(-1)
    if (!first) continue
    const near = last && first.base - last.base < 1.9 * Math.max(first.size, last.size)
    const hasDate = cells.some((cell) => findDates(cell.text).length > 0)
    const beside = rowAt(first.base)
    if (near && ((dated && !hasDate) || beside < 0)) block.push(...cells)
    else {
      if (block.length > 0) tied.set(at, [...(tied.get(at) ?? []), ...block])
      block = [...cells]
      at = beside >= 0 ? beside : rowBelow(first.base)
      dated = false
    }
    dated = dated || hasDate
  }
  if (block.length > 0) tied.set(at, [...(tied.get(at) ?? []), ...block])
  return tied
}
