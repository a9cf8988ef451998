import { dropHidden } from '../1-glyphs/drop-hidden.ts'
import type { PdfPage, Shape, Word } from '../1-glyphs/pdf-page.ts'
import { joinDatesBeside } from './dates-side-by-side.ts'
import { findRegions, regionOf } from './find-columns.ts'
import { groupLines, type Line } from './group-lines.ts'
import { partLabels } from './label-columns.ts'
import {
  groupSegments,
  joinDatesBelow,
  type Marker,
  type Rail,
  type Region,
  type Segment,
  takeMarkers,
} from './layout.ts'
import { joinPercentages } from './percentages.ts'
import { withoutPhotoCaptions } from './photo-captions.ts'
import { type Choice, usualChoice } from './readings.ts'
import { cutAtTables } from './ruled-tables.ts'
import { joinStackedDates } from './stacked-dates.ts'
import { cutAtTurned } from './turned-headings.ts'
import { cutAtWrappedRows } from './wrapped-rows.ts'

/** All lines of a resume in reading order, with the regions they stand in and what was left out. */
export type Layout = {
  lines: Line[]
  regions: Region[]
  hidden: Word[]
  turned: Word[]
  furniture: Segment[]
  /** What heads the columns of ruled tables. */
  labels: Segment[]
}

/** What the pages show before columns are looked for; the same however they are read. */
export type Sight = {
  pages: PdfPage[]
  /** What is cut into columns, in the order of the pages; the cells of a table's row are one region as they are. */
  stretches: { segments: Segment[]; row: boolean }[]
  marks: Map<number, Marker[]>
  hidden: Word[]
  turned: Word[]
  furniture: Segment[]
  /** What heads the columns of ruled tables. */
  labels: Segment[]
}

/** Turns pages of words into segments, and parts tables and what is turned from the rest. */
export const seePages = (pages: PdfPage[]): Sight => {
  const hidden: Word[] = []
  const turned: Word[] = []
  const stretches: Sight['stretches'] = []
  const marks = new Map<number, Marker[]>()
  const furniture: Segment[] = []
  const labels: Segment[] = []
  const texts: Segment[][] = []
  const aside: Word[][] = []
  for (const page of pages) {
    const sight = dropHidden(page)
    hidden.push(...sight.hidden)
    const level = sight.visible.filter((word) => word.angle === 0)
    aside.push(sight.visible.filter((word) => word.angle !== 0))
    const { text, markers } = takeMarkers(
      joinPercentages(joinStackedDates(joinDatesBelow(partLabels(withoutPhotoCaptions(groupSegments(level), page))))),
    )
    marks.set(page.number, markers)
    texts.push(text)
  }
  const repeated = repeatedMargins(texts, pages)
  pages.forEach((page, index) => {
    const { kept, margins } = dropMargins(texts[index] ?? [], page, repeated)
    furniture.push(...margins)
    const beside = aside[index] ?? []
    const cut = cutAtTurned(beside, kept, page)
    turned.push(...(cut?.left ?? beside))
    for (const stretch of cut?.stretches ?? [kept]) {
      const tables = cutAtTables(stretch, page)
      labels.push(...(tables?.labels ?? []))
      for (const { segments, row } of tables?.stretches ?? [{ segments: stretch, row: false }]) {
        const joined = row ? segments : joinDatesBeside(segments)
        const wrapped = row ? null : cutAtWrappedRows(joined)
        labels.push(...(wrapped?.labels ?? []))
        stretches.push(...(wrapped?.stretches ?? [{ segments: joined, row }]))
      }
    }
  })
  return { pages, stretches, marks, hidden, turned, furniture, labels }
}

/** Puts what the pages show into lines in the order in which a person reads them. */
export const readLayout = (sight: Sight, choice: Choice = usualChoice): Layout => {
  const { pages, marks, hidden, turned, furniture, labels } = sight
  const regions = sight.stretches.flatMap(({ segments, row }) =>
    row ? [regionOf(segments, 0, [], [])] : findRegions(segments, 0, choice),
  )
  const ordered = followColumns(regions)
  let id = 0
  const lines = ordered.flatMap((region, index) => {
    const drawn = drawnBullets(pages.find((page) => page.number === region.page)?.shapes ?? [])
    return groupLines(region, index, [...drawn, ...(marks.get(region.page) ?? [])], () => id++)
  })
  return { lines, regions: ordered, hidden, turned, furniture, labels }
}

/** Do two layouts of one sight hold the same lines: regions of the same segments, with the same rails? */
export const sameLayout = (a: Layout, b: Layout): boolean =>
  a.regions.length === b.regions.length && a.regions.every((one, n) => sameRegion(one, b.regions[n]))

const sameRegion = (a: Region, b: Region | undefined) =>
  b !== undefined &&
  a.depth === b.depth &&
  a.flows === b.flows &&
  a.segments.length === b.segments.length &&
  a.segments.every((one, n) => one === b.segments[n]) &&
  sameRails(a.rails, b.rails) &&
  sameRails(a.sides, b.sides)

const sameRails = (a: Rail[], b: Rail[]) =>
  a.length === b.length &&
  a.every(({ x, top, bottom }, n) => x === b[n]?.x && top === b[n]?.top && bottom === b[n]?.bottom)

/** A dot is no larger, nor further from the next one of its row, in points and in its own widths. */
const largestDot = 7
const nextDot = 4

/** Of a dotted line the dots are no further apart, in points; the signs of a list are. */
const nextInLine = 3

/** Small shapes as wide as high may be the signs of lists; several in a row show how well something is known, or are a dotted line. */
const drawnBullets = (shapes: Shape[]): Marker[] => {
  const dots = shapes.filter(({ x0, x1, y0, y1 }) => {
    const [width, height] = [x1 - x0, y1 - y0]
    return width > 1 && width < largestDot && height > 1 && height < largestDot && Math.abs(width - height) < 1.5
  })
  const inRow = (one: Shape) =>
    dots.some((other) => {
      const apart = Math.max(other.x0 - one.x1, one.x0 - other.x1)
      const below = Math.max(other.y0 - one.y1, one.y0 - other.y1)
      return (
        (Math.abs(other.y0 - one.y0) < 1 && apart > 0 && apart < nextDot * (one.x1 - one.x0)) ||
        (Math.abs(other.x0 - one.x0) < 1 && below > 0 && below < nextInLine)
      )
    })
  const marks = dots.filter((dot) => !inRow(dot))
  return marks.map((dot) => ({ x1: dot.x1, top: dot.y0, bottom: dot.y1, bullet: true, numbered: false }))
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
          Math.abs(other.x0 - last.x0) < 8 &&
          other.x1 < last.x1 + (other.depth > 0 ? 60 : 12),
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

/** The number of a page and nothing else, or with the word for it. */
export const isPageNumber = (text: string) =>
  /^[-–—|\s]{0,5}(?:page|seite|p\.|pagina|página|blad)?\s{0,5}\d{1,2}\s{0,5}(?:(?:of|von|sur|de|di|van|\/)\s{0,5}\d{1,2}\s{0,5})?[-–—|\s]{0,5}$/iu.test(
    text,
  )

const pageNumber =
  /^(?:.{0,50}?(?:page|seite|p\.|pagina|página|blad)\s{0,5}|.{2,45}\s[-–—|·]\s{0,5})?[-–—|]?\s{0,5}\d{1,2}\s{0,5}(?:(?:of|von|sur|de|di|van|\/)\s{0,5}\d{1,2}\s{0,5})?[-–—|]?$/iu

/** 'Page 1/2 - Curriculum vitae of Ashdown': the number before what the foot says. */
const numberFirst =
  /^(?:page|seite|página|pagina|blad)\s{0,5}\d{1,2}\s{0,5}(?:(?:of|von|sur|de|di|van|\/)\s{0,5}\d{1,2}\s{0,5})?[-–—|·]\s.{2,50}$/iu

const isNumbered = (text: string) =>
  text.length < 70 &&
  /\d/.test(text) &&
  (pageNumber.test(text) || numberFirst.test(text)) &&
  !/^(?:19|20)\d\d$/.test(text)

const inMargin = (segment: Segment, page: PdfPage) =>
  segment.top > 0.9 * page.height || segment.bottom < 0.09 * page.height

const marginKey = (segment: Segment) => `${segment.text.replace(/\d+/g, '#')}|${Math.round(segment.base / 4)}`

/** What stands in the margin of several pages at the same height: running heads and feet. */
const repeatedMargins = (texts: Segment[][], pages: PdfPage[]): Set<string> => {
  const seen = new Map<string, number>()
  texts.forEach((segments, index) => {
    const page = pages[index]
    if (!page) return
    for (const key of new Set(segments.filter((segment) => inMargin(segment, page)).map(marginKey)))
      seen.set(key, (seen.get(key) ?? 0) + 1)
  })
  return new Set([...seen].filter(([, count]) => count > 1).map(([key]) => key))
}

/** Page numbers and what repeats in the margins are the page's furniture, no part of the resume; the first head is kept. */
const dropMargins = (
  segments: Segment[],
  page: PdfPage,
  repeated: Set<string>,
): { kept: Segment[]; margins: Segment[] } => {
  const kept: Segment[] = []
  const margins: Segment[] = []
  for (const segment of segments) {
    const again = () => repeated.has(marginKey(segment)) && (page.number > 1 || segment.top > 0.5 * page.height)
    if (inMargin(segment, page) && (isNumbered(segment.text) || again())) margins.push(segment)
    else kept.push(segment)
  }
  // what stands beside the number of a page in its foot is its furniture too: the date of printing, the maker of the form
  const foot = margins.filter((one) => one.top > 0.9 * page.height && /\p{L}|\//u.test(one.text))
  const beside = (one: Segment) =>
    one.top > 0.9 * page.height && foot.some((other) => Math.abs(other.base - one.base) < 2)
  margins.push(...kept.filter(beside))
  return { kept: kept.filter((one) => !beside(one)), margins }
}
