import type { Shape, Word } from './pdf-page.ts'

/** A box around words is at least as high as their letters and lower than two lines, in letters' heights. */
const lowest = 0.9
const highest = 2.6
/** Grounds of neighbouring words that touch are one highlighted text; boxes of their own stand apart, in points. */
const apart = 1
/** Baselines and edges of one row differ by rounding only. */
const sameRow = 1
/** More shapes of this form are a drawing. */
const mostBoxes = 600

/**
 * Marks the words that stand in boxes of their own, beside each other on a row: each box holds a name, however narrow the gap
 * to the next ('SAP EWM', 'LFS' with a grey ground each).
 */
export const markBoxes = (words: Word[], shapes: Shape[]): Word[] => {
  const boxes = rowsOf(shapes)
  if (boxes.length === 0) return words
  return words.map((word) => {
    const height = (box: Shape) => (box.y1 - box.y0) / word.size
    const box = boxes.findIndex(
      (one) => height(one) >= lowest && height(one) < highest && isInside(word, one) && word.text !== '',
    )
    return box < 0 ? word : { ...word, box }
  })
}

const isInside = (word: Word, box: Shape) => {
  const y = (word.top + word.bottom) / 2
  return y > box.y0 && y < box.y1 && word.x0 > box.x0 - sameRow && word.x1 < box.x1 + sameRow
}

/** Boxes with another of their height beside them. */
const rowsOf = (shapes: Shape[]): Shape[] => {
  const all = shapes.filter(({ kind, x0, x1, y0, y1 }) => kind !== 'image' && x1 - x0 > y1 - y0 && y1 - y0 > 6)
  if (all.length > mostBoxes) return []
  const rows = Map.groupBy(all, (one) => Math.round(one.y0 / sameRow))
  return [...rows.values()].filter((row) => row.length > 1).flatMap(inRow)
}

const inRow = (row: Shape[]): Shape[] => {
  const sorted = row.toSorted((a, b) => a.x0 - b.x0)
  const clear = (a: Shape | undefined, b: Shape | undefined) => !a || !b || b.x0 - a.x1 >= apart
  return sorted.filter((one, n) => {
    const alike = row.some((other) => other !== one && Math.abs(other.y1 - one.y1) < sameRow)
    return alike && clear(sorted[n - 1], one) && clear(one, sorted[n + 1])
  })
}
