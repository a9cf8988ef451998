import type { ItemContent, Section } from '@candid/core'
import { PDFDocument, rgb, StandardFonts } from 'pdf-lib'
import { parsePdf } from '../parse-pdf.ts'

/** A text at its place: points from the left, points from the top, the text, its look. */
export type Placed = [x: number, y: number, text: string, look?: Look]
type Look = { bold?: boolean; italic?: boolean; size?: number }

/** Prints texts exactly where a test wants them, on one A4 page. */
export const placeLines = async (lines: Placed[]): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create()
  const plain = await pdf.embedFont(StandardFonts.Helvetica)
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold)
  const italic = await pdf.embedFont(StandardFonts.HelveticaOblique)
  const page = pdf.addPage([595, 842])
  for (const [x, y, text, look = {}] of lines) {
    const font = look.bold ? bold : look.italic ? italic : plain
    page.drawText(text, { x, y: 842 - y, size: look.size ?? 10, font, color: rgb(0, 0, 0) })
  }
  return pdf.save()
}

/** What the parser makes of such a page: the contents of one section's items. */
export const contentsOf = async <S extends Section>(lines: Placed[], section: S): Promise<ItemContent<S>[]> => {
  const result = await parsePdf(await placeLines(lines))
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
