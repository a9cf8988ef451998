import type { ItemContent, Section } from '@candid/core'
import { degrees, PDFDocument, rgb, StandardFonts, setCharacterSpacing } from 'pdf-lib'
import { parsePdf } from '../parse-pdf.ts'

/** A text at its place: points from the left, points from the top, the text, its look. */
export type Placed = [x: number, y: number, text: string, look?: Look]
type Look = {
  bold?: boolean
  italic?: boolean
  size?: number
  turned?: boolean
  page?: number
  /** Red, green and blue, 0 to 1. */
  color?: [number, number, number]
  /** How far apart the letters stand, in points. */
  spacing?: number
}
/** A line that rules a table: from (x, y) to (x, y), points from the top. */
export type Rule = [x0: number, y0: number, x1: number, y1: number]

/** Prints texts exactly where a test wants them, on A4 pages. */
export const placeLines = async (lines: Placed[], rules: Rule[] = []): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create()
  const plain = await pdf.embedFont(StandardFonts.Helvetica)
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold)
  const italic = await pdf.embedFont(StandardFonts.HelveticaOblique)
  const last = Math.max(1, ...lines.map(([, , , look]) => look?.page ?? 1))
  const pages = Array.from({ length: last }, () => pdf.addPage([595, 842]))
  for (const [x, y, text, look = {}] of lines) {
    const font = look.bold ? bold : look.italic ? italic : plain
    const rotate = degrees(look.turned ? 90 : 0)
    const page = pages[(look.page ?? 1) - 1]
    page?.pushOperators(setCharacterSpacing(look.spacing ?? 0))
    page?.drawText(text, {
      x,
      y: 842 - y,
      size: look.size ?? 10,
      font,
      color: rgb(...(look.color ?? [0, 0, 0])),
      rotate,
    })
  }
  for (const [x0, y0, x1, y1] of rules)
    pages[0]?.drawLine({ start: { x: x0, y: 842 - y0 }, end: { x: x1, y: 842 - y1 }, thickness: 0.5 })
  return pdf.save()
}

/** What the parser makes of such a page: the contents of one section's items. */
export const contentsOf = async <S extends Section>(
  lines: Placed[],
  section: S,
  rules: Rule[] = [],
): Promise<ItemContent<S>[]> => {
  const result = await parsePdf(await placeLines(lines, rules))
  if (!result.ok) throw new Error(result.code)
  // an item's section tells the type of its content
  return result.items.filter((item) => item.section === section).map((item) => item.content as ItemContent<S>)
}

/** A person's name and a summary, as most resumes begin. */
export const opening: Placed[] = [
  [50, 50, 'Robin Ashdown', { bold: true, size: 20 }],
  [50, 68, 'robin.ashdown@example.org'],
]

/** A heading in the size and weight of all headings. */
export const heading = (y: number, text: string, x = 50): Placed => [x, y, text, { bold: true, size: 13 }]
