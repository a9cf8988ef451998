import { dropHidden } from './drop-hidden.ts'
import { findRegions } from './find-columns.ts'
import { groupLines, type Line } from './group-lines.ts'
import { groupSegments, type Region } from './layout.ts'
import type { PdfPage, Word } from './pdf-page.ts'

/** All lines of a resume in reading order, with the regions they stand in and what was left out. */
export type Layout = { lines: Line[]; regions: Region[]; hidden: Word[]; turned: Word[] }

/** Turns pages of words into lines in the order in which a person reads them. */
export const readLayout = (pages: PdfPage[]): Layout => {
  const hidden: Word[] = []
  const turned: Word[] = []
  const regions: Region[] = []
  for (const page of pages) {
    const sight = dropHidden(page)
    hidden.push(...sight.hidden)
    const level = sight.visible.filter((word) => word.angle === 0)
    turned.push(...sight.visible.filter((word) => word.angle !== 0))
    regions.push(...findRegions(groupSegments(level)))
  }
  const ordered = followColumns(regions)
  let id = 0
  const lines = ordered.flatMap((region, index) => {
    const bullets = (pages[region.page - 1]?.shapes ?? []).filter((shape) => {
      const [width, height] = [shape.x1 - shape.x0, shape.y1 - shape.y0]
      return width > 1 && width < 7 && height > 1 && height < 7 && Math.abs(width - height) < 1.5
    })
    return groupLines(region, index, bullets, () => id++)
  })
  return { lines, regions: ordered, hidden, turned }
}

/** A column that goes on over the page is read on before the next column starts. */
const followColumns = (regions: Region[]): Region[] => {
  const left = [...regions]
  const ordered: Region[] = []
  while (left.length > 0) {
    const region = left.shift()
    if (!region) break
    ordered.push(region)
    let last = region
    while (last.depth > 0 && !last.flows) {
      const at = left.findIndex(
        (other) =>
          other.page === last.page + 1 &&
          other.depth > 0 &&
          Math.abs(other.x0 - last.x0) < 8 &&
          Math.abs(other.x1 - last.x1) < 60,
      )
      const moreHere = left.some(
        (other) => other.page === last.page && other.depth > 0 && Math.abs(other.x0 - last.x0) < 8,
      )
      const next = left[at]
      if (!next || moreHere) break
      left.splice(at, 1)
      ordered.push(next)
      last = next
    }
  }
  return ordered
}
