import { type Section, unplacedId } from '@candid/core'

type Box = { x: number; y: number; width: number; height: number }
type Source = readonly { page: number; boxes: readonly Box[] }[]
type Chunk = { chunk_id: string; category: Section; source: Source }
type LeftOver = { source: Source }

/** A line of the PDF and its item, in points of the page with the origin at the top left. */
export type Place = Box & { key: string; id: string; section: Section | null }

/** Returns the lines on each page (counted from 1) that became an item or were not placed. */
export const toPlaces = (chunks: readonly Chunk[], unplaced: readonly LeftOver[]): Map<number, Place[]> => {
  const pages = new Map<number, Place[]>()
  const add = (id: string, section: Section | null, source: Source) => {
    for (const { page, boxes } of source) {
      const places = pages.get(page) ?? []
      for (const box of boxes) places.push({ ...box, id, section, key: `${id}-${places.length}` })
      pages.set(page, places)
    }
  }
  for (const { chunk_id, category, source } of chunks) add(chunk_id, category, source)
  for (const [index, { source }] of unplaced.entries()) add(unplacedId(index), null, source)
  return pages
}

/** The margin, in points, that is kept around the printed area when the page's margins are cut off. */
const air = 14

/** Returns the horizontal extent of the printed area of pages that are `width` points wide; the full width if no line is known. */
export const toPrintedPart = (pages: ReadonlyMap<number, readonly Box[]>, width: number) => {
  const boxes = [...pages.values()].flat()
  if (boxes.length === 0) return { left: 0, width }
  const left = Math.max(0, Math.min(...boxes.map(({ x }) => x)) - air)
  const right = Math.min(width, Math.max(...boxes.map((box) => box.x + box.width)) + air)
  return { left, width: right - left }
}
