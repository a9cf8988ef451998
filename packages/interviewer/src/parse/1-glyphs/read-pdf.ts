import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import type { ParseFailure, PdfInspection } from '../../interviewer.ts'
import { formWords } from './form-words.ts'
import { showOutlined } from './glyph-outlines.ts'
import { lightWorker } from './light-worker.ts'
import type { Matrix } from './matrix.ts'
import type { FontFacts } from './painted.ts'
import type { Link, PdfPage, StructMark } from './pdf-page.ts'
import { imageNames, pictureOf } from './pictures/page-picture.ts'
import { wordsOfPicture } from './pictures/picture-words.ts'
import { replay } from './read-operators.ts'
import { readStructure } from './read-structure.ts'

/** The longest resume that is read: academic ones list decades of publications. A limit keeps hostile files cheap. */
export const maxPages = 100

type Document = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Document['getPage']>>

/** An open PDF: its pages are read; links are fetched on demand, since pdf.js reads the page's text again for them. */
export type OpenPdf = {
  ok: true
  /** Those that could be read. */
  pages: PdfPage[]
  /** All pages of the file, broken ones too. */
  count: number
  /** Pages that are pictures and were not read. */
  unread: number[]
  linksOf: (page: number) => Promise<Link[]>
  close: () => Promise<void>
}

const failure = (code: ParseFailure['code'], detail?: string): ParseFailure =>
  detail === undefined ? { ok: false, code } : { ok: false, code, detail }

/** Does the file start like a PDF? The format allows 1024 bytes of something else before it. */
const looksLikePdf = (bytes: Uint8Array) => {
  const head = bytes.subarray(0, 1024 + 5)
  for (let i = 0; i + 4 < head.length; i++)
    if (head[i] === 37 && head[i + 1] === 80 && head[i + 2] === 68 && head[i + 3] === 70 && head[i + 4] === 45)
      return true
  return false
}

/** In pixels: images are only decoded where pages are read from them. */
const noImages = 1
/** A page of A4 at 400 dots per inch has 15 million. */
const largestImage = 20_000_000
/** More pages that are pictures are not read: each takes seconds. */
const mostPictures = 20

type Opened = { ok: true; pdf: Document; close: () => Promise<void> }

const openDocument = async (bytes: Uint8Array, maxImageSize = noImages): Promise<Opened | ParseFailure> => {
  if (!looksLikePdf(bytes)) return failure('not_a_pdf')
  const worker = await lightWorker()
  try {
    const pdf = await getDocumentProxy(bytes, {
      verbosity: 0,
      useSystemFonts: false,
      disableFontFace: false,
      maxImageSize,
      ...(worker ? { worker } : {}),
    })
    const close = async () => {
      await pdf.loadingTask?.destroy().catch(ignoreClosing)
      worker?.destroy()
    }
    return { ok: true, pdf, close }
  } catch (error) {
    worker?.destroy()
    return failureOf(error)
  }
}

const checkCount = ({ numPages }: Document): ParseFailure | null => {
  if (numPages < 1) return failure('no_pages')
  return numPages > maxPages ? failure('too_many_pages', `${numPages} pages, at most ${maxPages}`) : null
}

/** Opens a PDF, counts its pages and finds one that is there; nothing is read from it, so it costs a few milliseconds. */
export const countPages = async (bytes: Uint8Array): Promise<PdfInspection> => {
  const opened = await openDocument(bytes)
  if (!opened.ok) return opened
  const { pdf, close } = opened
  try {
    return checkCount(pdf) ?? (await anyPage(pdf)) ?? { ok: true, pages: pdf.numPages }
  } finally {
    await close()
  }
}

/** Null when one of the pages is there; as in reading, one broken page costs not the others. */
const anyPage = async (pdf: Document): Promise<ParseFailure | null> => {
  let broken: unknown = null
  for (let number = 1; number <= pdf.numPages; number++) {
    try {
      await pdf.getPage(number)
      return null
    } catch (error) {
      broken = error
    }
  }
  return failureOf(broken)
}

type OpenOptions = {
  /** Whether pages that are pictures are read. */
  pictures?: boolean | undefined
  /** Hears after each page how many of all are read. */
  onPage?: (read: number, all: number) => void
}

/** Reads the pages of a PDF with words and shapes; a file that cannot be read is a typed failure. Close it after use. */
export const openPdf = async (
  bytes: Uint8Array,
  { pictures = false, onPage }: OpenOptions = {},
): Promise<OpenPdf | ParseFailure> => {
  const opened = await openDocument(bytes, pictures ? largestImage : noImages)
  if (!opened.ok) return opened
  const { pdf, close } = opened
  const read = await readPages(pdf, pictures, onPage)
  if (!('pages' in read)) {
    await close()
    return read
  }
  // a page that is read in several ways has the same links in each
  const known = new Map<number, Link[]>()
  const linksOf = async (number: number) => {
    const before = known.get(number)
    if (before) return before
    const page = await pdf.getPage(number)
    const links = await readLinks(page, page.getViewport({ scale: 1 }))
    known.set(number, links)
    return links
  }
  return { ok: true, pages: read.pages, count: pdf.numPages, unread: read.unread, linksOf, close }
}

const hasText = (page: PdfPage) => page.words.some((word) => !word.icon)

const readPages = async (
  pdf: Document,
  pictures: boolean,
  onPage: OpenOptions['onPage'],
): Promise<{ pages: PdfPage[]; unread: number[] } | ParseFailure> => {
  const wrong = checkCount(pdf)
  if (wrong) return wrong
  const pages: PdfPage[] = []
  let broken: unknown = null
  for (let number = 1; number <= pdf.numPages; number++) {
    try {
      pages.push(await readPage(pdf, number))
    } catch (error) {
      // one broken page must not cost the others; when all are broken the file is
      broken = error
    }
    // Where pictures are read, a page counts once that is done.
    if (!pictures) onPage?.(number, pdf.numPages)
  }
  if (pages.length === 0) return failureOf(broken)
  const scanned = pages.filter((page) => !hasText(page) && isPicture(page))
  if (pictures && scanned.length > 0) {
    const withText = pdf.numPages - scanned.length
    await readPictures(pdf, scanned.slice(0, mostPictures), (read) => onPage?.(withText + read, pdf.numPages))
  }
  const unread = scanned.filter((page) => !page.picture).map((page) => page.number)
  if (!pages.some(hasText)) {
    const code = pictures ? 'no_text' : 'no_text_layer'
    return { ...failure(code), ...(unread.length > 0 ? { pictures: unread.length } : {}) }
  }
  markBold(pages)
  return { pages, unread }
}

/** Of a page that an image must cover for the page to be a scan, and no portrait. */
const leastCover = 0.3

const isPicture = ({ shapes, width, height }: PdfPage) => {
  const images = shapes.filter((shape) => shape.kind === 'image')
  return images.reduce((sum, one) => sum + (one.x1 - one.x0) * (one.y1 - one.y0), 0) >= leastCover * width * height
}

/** An image, which pdf.js decodes after it has told where it stands; nothing when that fails. */
const imageOf = (page: Page, id: string) =>
  new Promise<unknown>((resolve) => {
    const objects = id.startsWith('g_') ? page.commonObjs : page.objs
    objects.get(id, resolve)
  })

/** Reads pages that are pictures, one after the other, and puts their words on them. */
const readPictures = async (pdf: Document, pages: PdfPage[], onRead: (read: number) => void) => {
  const { openPictureReader } = await import('./pictures/read-picture.ts')
  const { OPS: ops } = await getResolvedPDFJS()
  const reader = await openPictureReader()
  try {
    onRead(0)
    for (const [index, scanned] of pages.entries()) {
      const page = await pdf.getPage(scanned.number)
      const { width, height, transform } = page.getViewport({ scale: 1 })
      const list = await page.getOperatorList()
      const images = new Map<string, unknown>()
      for (const id of imageNames(list, ops)) images.set(id, await imageOf(page, id))
      const picture = pictureOf({
        list,
        ops,
        base: transform as Matrix,
        width,
        height,
        imageOf: (id) => images.get(id),
      })
      page.cleanup()
      if (picture) {
        scanned.words = wordsOfPicture(await reader.read(picture), picture, scanned.number)
        scanned.shapes = []
        scanned.picture = true
      }
      onRead(index + 1)
    }
  } finally {
    await reader.close()
  }
}

/** Bold is what is clearly heavier than the resume's running text. */
const markBold = (pages: PdfPage[]) => {
  const counts = new Map<number, number>()
  for (const page of pages)
    for (const word of page.words) counts.set(word.weight, (counts.get(word.weight) ?? 0) + word.text.length)
  const usual = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 400
  const least = Math.max(500, usual + 150)
  for (const page of pages) for (const word of page.words) word.bold = word.weight >= least
}

/** Closing a document that is already broken has nothing to tell. */
const ignoreClosing = () => undefined

const failureOf = (error: unknown): ParseFailure => {
  const name = error instanceof Error ? error.name : ''
  const detail = error instanceof Error ? error.message.slice(0, 200) : undefined
  if (name === 'PasswordException') return failure('password_protected')
  return failure('damaged', detail)
}

const readPage = async (pdf: Document, number: number): Promise<PdfPage> => {
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
    words: formWords(painted.glyphs, number, (id) => fontOf(id).name),
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

/**
 * For what is shown pdf.js reads the page's text once more, to say which words a link covers; for what is printed it does
 * not. Writers mark all links of a file for printing, or none.
 */
const linkAnnotations = async (page: Page) => {
  const printed = await page.getAnnotations({ intent: 'print' })
  return printed.some((one) => one.url !== undefined) ? printed : await page.getAnnotations()
}

const readLinks = async (page: Page, viewport: { transform: number[] }): Promise<Link[]> => {
  const links: Link[] = []
  for (const annotation of await linkAnnotations(page)) {
    const url: unknown = annotation.url ?? annotation.unsafeUrl
    const rect: unknown = annotation.rect
    if (typeof url !== 'string' || !Array.isArray(rect)) continue
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = viewport.transform
    const corner = (x: number, y: number): [number, number] => [a * x + c * y + e, b * x + d * y + f]
    const [x0, y0] = corner(Number(rect[0]), Number(rect[1]))
    const [x1, y1] = corner(Number(rect[2]), Number(rect[3]))
    links.push({ url, x0: Math.min(x0, x1), y0: Math.min(y0, y1), x1: Math.max(x0, x1), y1: Math.max(y0, y1) })
  }
  return links
}
