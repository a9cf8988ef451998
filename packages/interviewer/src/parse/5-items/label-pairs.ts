import { type Line, makeLine } from '../2-lines/group-lines.ts'

/** A label has no more letters. */
const longestLabel = 28
/** Baselines of one row differ by rounding only. */
const sameRow = 2

/**
 * Bold labels that were read as a column of their own, each on the baseline of a list beside it ('DevOps ⇥ AWS, Docker'),
 * go back to their lists: in a section of skills such a column says nothing by itself.
 */
export const pairLabels = (lines: Line[]): Line[] => {
  const [first, second, ...more] = new Set(lines.map((line) => line.region))
  if (second === undefined || more.length > 0) return lines
  const labels = lines.filter((line) => line.region === first)
  const texts = lines.filter((line) => line.region === second)
  const labelOf = (text: Line) =>
    labels.find((label) => label.page === text.page && Math.abs(label.base - text.base) < sameRow)
  const paired = texts.filter((text) => labelOf(text) !== undefined).length
  const plain = labels.every(
    (label) => label.bold && !label.bullet && label.cells.length === 1 && label.text.length <= longestLabel,
  )
  if (!plain || labels.length < 2 || paired !== labels.length || texts.some((text) => text.bold)) return lines
  return texts.map((text) => {
    const label = labelOf(text)
    return label
      ? { ...makeLine(text.id, text.region, [...label.cells, ...text.cells], text.rail), above: text.above }
      : text
  })
}
