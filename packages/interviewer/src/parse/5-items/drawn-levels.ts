import type { Proficiency } from '@candid/core'
import type { PdfPage, Shape } from '../1-glyphs/pdf-page.ts'
import type { Span } from '../2-lines/span.ts'

/** The level that bars or dots beside a skill show; null when nothing of the kind is drawn there. */
export type DrawnLevel = (name: Span) => Proficiency | null

const levelOf = (share: number): Proficiency =>
  share <= 0.3 ? 'beginner' : share <= 0.55 ? 'intermediate' : share <= 0.85 ? 'advanced' : 'expert'

/** Shapes that stand right of a name on its line, or right below it, before the next line. */
const beside = (name: Span, shapes: Shape[]): Shape[] => {
  const first = name.parts[0]?.word
  const last = name.parts.at(-1)?.word
  if (!first || !last) return []
  return shapes.filter((shape) => {
    const middle = (shape.y0 + shape.y1) / 2
    const right =
      middle > last.top - 1 && middle < last.bottom + 1 && shape.x0 > last.x1 - 1 && shape.x0 < last.x1 + 260
    const below =
      shape.y0 > last.base - 1 &&
      shape.y1 < last.bottom + 1.1 * last.size &&
      shape.x0 > first.x0 - 4 &&
      shape.x0 < last.x1 + 160
    return right || below
  })
}

/** A track and its filling: two bars that start at the same place, one shorter than the other. */
const barShare = (shapes: Shape[]): number | null => {
  for (const track of shapes)
    for (const filling of shapes) {
      const [whole, part] = [track.x1 - track.x0, filling.x1 - filling.x0]
      const together =
        Math.abs(track.x0 - filling.x0) < 1.2 &&
        Math.abs(track.y0 - filling.y0) < 1.5 &&
        Math.abs(track.y1 - filling.y1) < 1.5
      if (
        together &&
        filling.seq > track.seq &&
        whole > 25 &&
        part < whole + 0.5 &&
        part > 2 &&
        track.color !== filling.color
      )
        return part / whole
    }
  return null
}

/** Three to ten marks of one size in a row, of which the first are filled. */
const dotShare = (shapes: Shape[]): number | null => {
  const dots = shapes
    .filter(
      (shape) =>
        shape.x1 - shape.x0 > 2 &&
        shape.x1 - shape.x0 < 16 &&
        Math.abs(shape.x1 - shape.x0 - (shape.y1 - shape.y0)) < 1.5,
    )
    .sort((a, b) => a.x0 - b.x0)
  const first = dots[0]
  if (!first) return null
  const row = dots.filter((dot) => Math.abs(dot.y0 - first.y0) < 1.5)
  const places: Shape[] = []
  for (const dot of row) {
    const last = places.at(-1)
    // a filled dot may be painted over its empty one
    if (last && Math.abs(last.x0 - dot.x0) < 1.5) {
      if (dot.seq > last.seq && dot.kind === 'fill') places[places.length - 1] = dot
    } else places.push(dot)
  }
  if (places.length < 3 || places.length > 10) return null
  const look = (dot: Shape) => `${dot.kind}|${dot.color}`
  const start = places[0]
  const filled = places.findIndex((dot) => start && look(dot) !== look(start))
  const count = filled < 0 ? places.length : filled
  // after the filled dots only empty ones may follow
  if (filled > 0 && places.slice(filled).some((dot) => start && look(dot) === look(start))) return null
  return count / places.length
}

/** Reads levels from the shapes of the pages. */
export const drawnLevels = (pages: PdfPage[]): DrawnLevel => {
  const small = new Map(
    pages.map((page) => [
      page.number,
      page.shapes.filter((shape) => shape.y1 - shape.y0 < 16 && shape.x1 - shape.x0 < 260 && shape.x1 - shape.x0 > 2),
    ]),
  )
  return (name) => {
    const shapes = beside(name, small.get(name.parts[0]?.word.page ?? 0) ?? [])
    if (shapes.length < 2) return null
    const share = barShare(shapes) ?? dotShare(shapes)
    return share === null ? null : levelOf(share)
  }
}

/** '●●●○○' printed as letters: the level they show, null for anything else. */
export const dottedLevel = (text: string): Proficiency | null => {
  const dots = text.replace(/\s+/g, '')
  if (!/^[●⬤★■◼▮▪]*[○◯☆□◻▯▫]*$/u.test(dots) || [...dots].length < 3 || [...dots].length > 10) return null
  return levelOf((dots.match(/[●⬤★■◼▮▪]/gu)?.length ?? 0) / [...dots].length)
}
