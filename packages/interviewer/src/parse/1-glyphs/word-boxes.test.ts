import { PDFDocument, rgb, StandardFonts } from 'pdf-lib'
import { expect, it } from 'vitest'
import { parsePdf } from '../parse-pdf.ts'

/** A row of words on grey grounds, `apart` points from one ground to the next. */
const skillsOf = async (names: string[], apart: number) => {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold)
  const page = pdf.addPage()
  page.drawText('Skills', { x: 50, y: 700, size: 16, font: bold })
  page.drawText('Kitchen:', { x: 50, y: 670, size: 10, font })
  let x = 50 + font.widthOfTextAtSize('Kitchen: ', 10)
  for (const name of names) {
    const width = font.widthOfTextAtSize(name, 10) + 2
    page.drawRectangle({ x, y: 667, width, height: 12, color: rgb(0.93, 0.93, 0.93) })
    page.drawText(name, { x: x + 1, y: 670, size: 10, font })
    x += width + apart
  }
  page.drawText('Languages', { x: 50, y: 600, size: 16, font: bold })
  page.drawText('English, Dutch', { x: 50, y: 580, size: 10, font })
  const result = await parsePdf(await pdf.save())
  if (!result.ok) throw new Error(result.code)
  return result.items.flatMap((item) => (item.section === 'skills' ? [item.content] : []))
}

it('names in boxes of their own are skills of their own, however narrow the gap', async () => {
  expect(await skillsOf(['Menu design', 'Butchery', 'Food safety'], 1.5)).toMatchObject([
    { name: 'Menu design', description: 'Kitchen' },
    { name: 'Butchery', description: 'Kitchen' },
    { name: 'Food safety', description: 'Kitchen' },
  ])
})

it('words on grounds that touch are one text', async () => {
  expect(await skillsOf(['Menu', 'design'], 0)).toMatchObject([{ name: 'Menu design' }])
})
