import {
  appendBezierCurve,
  closePath,
  fill,
  lineTo,
  moveTo,
  PDFDocument,
  type PDFFont,
  type PDFOperator,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  StandardFonts,
  setFillingRgbColor,
  setTextRenderingMode,
  TextRenderingMode,
} from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { parsePdf } from '../parse-pdf.ts'

/** Blobs in the place of letters: as high as each letter is, as wide as its advance. */
const blobs = (text: string, x: number, y: number, size: number, font: PDFFont, alike = false): PDFOperator[] => {
  const drawn: PDFOperator[] = []
  for (const letter of text) {
    const width = font.widthOfTextAtSize(letter, size)
    if (letter !== ' ') {
      const [w, h] = alike
        ? [3.2, 3.2]
        : [0.8 * width, (/[a-z]/.test(letter) && !/[bdfhklt]/.test(letter) ? 0.5 : 0.72) * size]
      const x0 = x + 0.1 * width
      drawn.push(
        moveTo(x0, y),
        lineTo(x0 + w, y),
        appendBezierCurve(x0 + w, y + h / 2, x0 + w, y + h, x0 + w / 2, y + h),
        lineTo(x0, y + h),
        closePath(),
      )
    }
    x += width
  }
  return drawn
}

const invisibly = (page: PDFPage, text: string, x: number, y: number, size: number, font: PDFFont) => {
  page.pushOperators(pushGraphicsState(), setTextRenderingMode(TextRenderingMode.Invisible))
  page.drawText(text, { x, y, size, font })
  page.pushOperators(popGraphicsState())
}

const painted = (page: PDFPage, path: PDFOperator[], [r, g, b]: [number, number, number]) =>
  page.pushOperators(pushGraphicsState(), setFillingRgbColor(r, g, b), ...path, fill(), popGraphicsState())

const dark: [number, number, number] = [0.1, 0.1, 0.1]

const pageWith = async (draw: (page: PDFPage, font: PDFFont) => void) => {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([595, 842])
  page.drawText('Robin Ashdown', { x: 50, y: 780, size: 20, font })
  draw(page, font)
  page.drawText('Welding, Forecasting, Bookkeeping', { x: 50, y: 640, size: 10, font })
  return parsePdf(await pdf.save())
}
const secret = 'Nobel Prize winner'

describe('invisible text', () => {
  it.each<[string, (page: PDFPage, font: PDFFont) => void]>([
    ['over nothing', () => undefined],
    ['over a bar', (page) => page.drawRectangle({ x: 45, y: 655, width: 200, height: 20 })],
    ['over a round shape', (page) => page.drawEllipse({ x: 90, y: 664, xScale: 60, yScale: 10 })],
    ['over a row of dots', (page, font) => painted(page, blobs(secret, 50, 660, 10, font, true), dark)],
    [
      'over outlines of the colour of the page',
      (page, font) => painted(page, blobs(secret, 50, 660, 10, font), [1, 1, 1]),
    ],
    ['over outlines of fewer letters', (page, font) => painted(page, blobs('Nobel', 50, 660, 10, font), dark)],
    ['over outlines of larger letters', (page, font) => painted(page, blobs(secret, 50, 660, 18, font), dark)],
    ['over outlines elsewhere', (page, font) => painted(page, blobs(secret, 50, 700, 10, font), dark)],
  ])('%s stays hidden', async (_, draw) => {
    const result = await pageWith((page, font) => {
      draw(page, font)
      invisibly(page, secret, 50, 660, 10, font)
    })
    expect(result.ok && result.hidden.map((one) => one.text).join(' ')).toContain('Prize winner')
    expect(JSON.stringify(result.ok && [result.items, result.unplaced])).not.toMatch(/Prize|winner/)
  })

  it('over the outlines of its own letters is seen, and bold: how browsers fake a bold face', async () => {
    const result = await pageWith((page, font) => {
      painted(page, blobs('Skills', 50, 660, 13, font), dark)
      invisibly(page, 'Skills', 50, 660, 13, font)
    })
    expect(result.ok && result.hidden).toEqual([])
    expect(result.ok && result.items.filter((item) => item.section === 'skills').map((item) => item.heading)).toEqual([
      'Skills',
      'Skills',
      'Skills',
    ])
  })
})
