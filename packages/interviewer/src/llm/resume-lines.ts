import type { Line } from '../parse/2-lines/group-lines.ts'
import { type Span, spanOf } from '../parse/2-lines/span.ts'
import type { ResumeSection } from '../parse/3-sections/cut-sections.ts'
import { addressesMachine } from '../text/machine-address.ts'

/** A piece of a printed line that a model can point at: the whole line, or one of its cells where wide gaps part them. */
export type Piece = {
  id: string
  span: Span
  line: Line /** The line has no other piece. */
  whole: boolean
  place: number
}

/** The part of a resume that goes to a model in one call. */
export type Passage = { heading: string | null; section: ResumeSection; pieces: Map<string, Piece> }

const longestPassage = 120

const piecesOf = (line: Line): { id: string; span: Span }[] => {
  const cells = line.cells.map((cell) => spanOf(cell.words))
  const rail = line.rail.map((cell) => spanOf(cell.words))
  const [only] = cells
  if (only && cells.length + rail.length === 1) return [{ id: `L${line.id}`, span: only }]
  return [
    ...rail.map((span, index) => ({ id: `L${line.id}.side${index + 1}`, span })),
    ...cells.map((span, index) => ({ id: `L${line.id}.${index + 1}`, span })),
  ]
}

/**
 * Cuts sections into passages of pieces with ids, in reading order. Lines that speak to machines are left out: they are shown to the
 * person as 'Not placed', and to no model.
 */
export const toPassages = (sections: ResumeSection[]): Passage[] => {
  let place = 0
  return sections.flatMap((section) => {
    const lines = section.lines.filter((line) => !addressesMachine(line.text))
    const passages: Passage[] = []
    for (let from = 0; from < lines.length; from += longestPassage) {
      const pieces = lines.slice(from, from + longestPassage).flatMap((line) => {
        const found = piecesOf(line).filter(({ span }) => span.text !== '')
        return found.map((piece) => ({ ...piece, line, whole: found.length === 1, place: place++ }))
      })
      if (pieces.length > 0)
        passages.push({ heading: section.title, section, pieces: new Map(pieces.map((piece) => [piece.id, piece])) })
    }
    return passages
  })
}

/** A passage as a model sees it. */
export const shownPassage = ({ heading, pieces }: Passage) => ({
  heading,
  lines: [...pieces.values()].map(({ id, span, line }) => ({
    id,
    text: span.text,
    ...(line.bullet ? { bullet: true } : {}),
    ...(span.parts.every(({ word }) => word.bold) ? { bold: true } : {}),
  })),
})
