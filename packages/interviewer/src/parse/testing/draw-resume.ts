import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'

/** A section of a resume that a test prints. */
export type DrawnSection =
  | { kind: 'summary'; heading: string; text: string }
  | { kind: 'experience'; heading: string; jobs: DrawnJob[] }
  | { kind: 'skills'; heading: string; names: string[] }
  | { kind: 'awards'; heading: string; awards: { name: string; date: string }[] }
  | { kind: 'education'; heading: string; lines: string[] }

type DrawnJob = { title: string; employer: string; dates: string; details: string[] }

/** How the page is laid out: where dates stand, what heads look like, whether skills have a column of their own. */
export type DrawnLayout = {
  dates: 'right' | 'left' | 'below' | 'inline'
  first: 'title' | 'employer'
  caps: boolean
  sidebar: 'none' | 'left' | 'right'
  list: ', ' | ' | ' | ' • ' | 'lines'
}

type Pen = { page: PDFPage; x: number; y: number; width: number; plain: PDFFont; bold: PDFFont }

const leading = 14

/** Prints a resume for tests on one page, 595 points wide and by default long enough for anything. */
export const drawResume = async (
  name: string,
  contact: string,
  sections: DrawnSection[],
  layout: DrawnLayout,
  height = 2400,
): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create()
  const plain = await pdf.embedFont(StandardFonts.Helvetica)
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold)
  const page = pdf.addPage([595, height])
  const pen: Pen = { page, x: 50, y: height - 50, width: 495, plain, bold }
  text(pen, name, { size: 22, bold: true })
  text(pen, contact, {})
  pen.y -= 10
  const isAside = (section: DrawnSection) =>
    layout.sidebar !== 'none' && (section.kind === 'skills' || section.kind === 'awards')
  const aside = sections.filter(isAside)
  const main = sections.filter((section) => !isAside(section))
  const narrow = 150
  if (aside.length === 0) draw(pen, main, layout)
  else {
    const left = layout.sidebar === 'left'
    const side: Pen = { ...pen, x: left ? 50 : 50 + 495 - narrow, width: narrow }
    const rest: Pen = { ...pen, x: left ? 50 + narrow + 25 : 50, width: 495 - narrow - 25 }
    draw(side, aside, { ...layout, list: 'lines' })
    draw(rest, main, layout)
  }
  return pdf.save()
}

const draw = (pen: Pen, sections: DrawnSection[], layout: DrawnLayout) => {
  for (const section of sections) {
    pen.y -= 12
    text(pen, layout.caps ? section.heading.toUpperCase() : section.heading, { size: 13, bold: true })
    if (section.kind === 'summary') text(pen, section.text, {})
    if (section.kind === 'education') for (const line of section.lines) text(pen, line, {})
    if (section.kind === 'awards') for (const award of section.awards) text(pen, `${award.name} (${award.date})`, {})
    if (section.kind === 'skills') {
      if (layout.list === 'lines') for (const skill of section.names) text(pen, skill, {})
      else text(pen, section.names.join(layout.list), {})
    }
    if (section.kind === 'experience') for (const job of section.jobs) drawJob(pen, job, layout)
  }
}

const drawJob = (pen: Pen, job: DrawnJob, layout: DrawnLayout) => {
  pen.y -= 4
  const [first, second] = layout.first === 'title' ? [job.title, job.employer] : [job.employer, job.title]
  if (layout.dates === 'inline') text(pen, `${first} | ${second} | ${job.dates}`, { bold: true })
  if (layout.dates === 'right') {
    put(pen, job.dates, pen.x + pen.width - pen.plain.widthOfTextAtSize(job.dates, 10), {})
    text(pen, first, { bold: true })
    text(pen, second, {})
  }
  if (layout.dates === 'below') {
    text(pen, first, { bold: true })
    text(pen, second, {})
    text(pen, job.dates, {})
  }
  const indent = layout.dates === 'left' ? 130 : 0
  if (layout.dates === 'left') {
    put(pen, job.dates, pen.x, {})
    text({ ...pen, x: pen.x + indent, width: pen.width - indent }, first, { bold: true })
    pen.y -= leading
    text({ ...pen, x: pen.x + indent, width: pen.width - indent }, second, {})
    pen.y -= leading
  }
  for (const detail of job.details) {
    put(pen, '•', pen.x + indent + 4, {})
    const inner = { ...pen, x: pen.x + indent + 16, width: pen.width - indent - 16 }
    text(inner, detail, {})
    pen.y = inner.y
  }
}

type Look = { size?: number; bold?: boolean }

const put = (pen: Pen, content: string, x: number, { size = 10, bold = false }: Look) =>
  pen.page.drawText(content, { x, y: pen.y, size, font: bold ? pen.bold : pen.plain, color: rgb(0, 0, 0) })

/** Writes a text over as many lines as it needs and moves the pen below it. */
const text = (pen: Pen, content: string, look: Look) => {
  const font = look.bold ? pen.bold : pen.plain
  let line = ''
  for (const word of content.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (font.widthOfTextAtSize(longer, look.size ?? 10) <= pen.width || line === '') {
      line = longer
      continue
    }
    put(pen, line, pen.x, look)
    pen.y -= leading
    line = word
  }
  put(pen, line, pen.x, look)
  pen.y -= look.size ? look.size * 1.3 : leading
}
