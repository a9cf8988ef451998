import { getResolvedPDFJS } from 'unpdf'
import { formWords } from './form-words.ts'
import { showOutlined } from './glyph-outlines.ts'
import type { Matrix } from './matrix.ts'
import type { Document } from './open-document.ts'
import type { FontFacts } from './painted.ts'
import type { PdfPage, StructMark } from './pdf-page.ts'
import { replay } from './read-operators.ts'
import { readStructure } from './read-structure.ts'
import { markBoxes } from './word-boxes.ts'

/** A page that pdf.js has loaded. */
export type Page = Awaited<ReturnType<Document['getPage']>>

/** Bold is what is clearly heavier than the resume's running text. */
export const markBold = (pages: PdfPage[]) => {
  const counts = new Map<number, number>()
  for (const page of pages)
    for (const word of page.words) counts.set(word.weight, (counts.get(word.weight) ?? 0) + word.text.length)
  const usual = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 400
  const least = Math.max(500, usual + 150)
  for (const page of pages) for (const word of page.words) word.bold = word.weight >= least
}

/** Reads the words and shapes of one page. */
export const readPage = async (pdf: Document, number: number): Promise<PdfPage> => {
  const { OPS } = await getResolvedPDFJS()
  const page = await pdf.getPage(number)
  const viewport = page.getViewport({ scale: 1 })
  const list = await page.getOperatorList()
  const marks: Map<number, StructMark> = list.fnArray.includes(OPS.beginMarkedContentProps)
    ? readStructure(await page.getStructTree())
    : new Map()
  const layers = list.fnArray.some((op, at) => op === OPS.beginMarkedContentProps && list.argsArray[at]?.[0] === 'OC')
    ? await pdf.getOptionalContentConfig()
    : null
  const fonts = new Map<string, FontFacts>()
  const fontOf = (id: string): FontFacts => {
    const known = fonts.get(id)
    if (known) return known
    const facts = readFont(page, id)
    fonts.set(id, facts)
    return facts
  }
  const painted = showOutlined(
    replay(
      list,
      OPS,
      viewport.transform as Matrix,
      viewport,
      fontOf,
      marks,
      (props) => layers !== null && props !== null && typeof props === 'object' && !layers.isVisible(props),
    ),
  )
  page.cleanup()
  return {
    number,
    width: viewport.width,
    height: viewport.height,
    words: markBoxes(
      formWords(painted.glyphs, number, (id) => fontOf(id).name),
      painted.shapes,
    ),
    shapes: painted.shapes,
  }
}

const readFont = (page: Page, id: string): FontFacts => {
  if (!page.commonObjs.has(id)) return { name: '', widthScale: 0.001, vertical: false }
  const font: unknown = page.commonObjs.get(id)
  if (font === null || typeof font !== 'object') return { name: '', widthScale: 0.001, vertical: false }
  const facts = font as { name?: unknown; fontMatrix?: unknown; vertical?: unknown }
  const matrix = facts.fontMatrix
  const scale = Array.isArray(matrix) && typeof matrix[0] === 'number' ? matrix[0] : 0.001
  return {
    name: typeof facts.name === 'string' ? facts.name : '',
    widthScale: scale,
    vertical: facts.vertical === true,
  }
}
