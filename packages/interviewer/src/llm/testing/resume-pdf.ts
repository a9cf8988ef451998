import { PDFDocument, rgb, StandardFonts } from 'pdf-lib'

/** A line to print: `right` stands at the right edge of the same line, `faint` is white on white. */
export type PrintedLine = { text: string; size?: number; bold?: boolean; right?: string; faint?: boolean; gap?: number }

/** Prints lines on pages of A4, as simple resumes are. */
export const printPdf = async (lines: PrintedLine[]): Promise<Uint8Array> => {
  const document = await PDFDocument.create()
  const [plain, bold] = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  ]
  let page = document.addPage([595, 842])
  let y = 780
  for (const { text, size = 10, bold: heavy = false, right, faint = false, gap = 4 } of lines) {
    const font = heavy ? bold : plain
    y -= size + gap
    if (y < 60) {
      page = document.addPage([595, 842])
      y = 780
    }
    const color = faint ? rgb(1, 1, 1) : rgb(0, 0, 0)
    page.drawText(text, { x: 60, y, size, font, color })
    if (right) page.drawText(right, { x: 535 - plain.widthOfTextAtSize(right, size), y, size, font: plain, color })
  }
  return document.save()
}

const heading = (text: string): PrintedLine => ({ text, size: 13, bold: true, gap: 14 })

/** A made-up resume of one page. */
export const printResume = (more: PrintedLine[] = []): Promise<Uint8Array> =>
  printPdf([
    { text: 'Ada Marlowe', size: 20, bold: true },
    { text: 'ada@example.org' },
    heading('Experience'),
    { text: 'Signalling Engineer, Northwind Rail', bold: true, right: 'March 2019 - Present' },
    { text: '• Replaced the interlocking of 14 stations without closing the line.' },
    { text: '• Led a team of six engineers.' },
    { text: 'Test Engineer, Halden Works', bold: true, right: 'June 2015 - February 2019', gap: 10 },
    { text: '• Wrote the test plans in Python.' },
    heading('Technical Skills'),
    { text: 'Python (expert)' },
    { text: 'Relay logic (advanced)' },
    ...more,
  ])
