import type { Source } from '@candid/core'

/** The size of a picture in units: four times the size in lists. */
const [width, height] = [144, 192]
/** The minimum width of a page in points; A4 and Letter are about 600. */
const narrowestPage = 600
/** A page of small print has about 90 lines in two columns. At 22 characters per line the picture stays below 20 kB. */
const mostLines = 600
/** A line's box includes the space between lines; its letters fill about this much of it. */
const inkShare = 0.5

/**
 * Draws a small picture of the first page as the data of an SVG path: one bar for each line of text at its place. `null` if
 * nothing on the first page has a known place. At most 20 kB.
 */
export const drawFirstPage = (sources: readonly Source[]): string | null => {
  const boxes = sources
    .flat()
    .flatMap(({ page, boxes }) => (page === 1 ? boxes : []))
    .slice(0, mostLines)
  if (boxes.length === 0) return null
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  const scale = Math.min(width / Math.max(narrowestPage, right), height / bottom, width / narrowestPage)
  const at = (points: number, most: number) => Math.max(0, Math.min(most, Math.round(points * scale)))
  return boxes
    .map((box) => {
      const [x, y] = [at(box.x, width - 1), at(box.y + (box.height * (1 - inkShare)) / 2, height - 1)]
      const long = Math.max(1, Math.min(width - x, Math.round(box.width * scale)))
      const high = Math.max(1, Math.round(box.height * inkShare * scale))
      return `M${x} ${y}h${long}v${high}h-${long}z`
    })
    .join('')
}
