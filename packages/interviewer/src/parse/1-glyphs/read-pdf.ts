import type { ParseFailure, PdfInspection } from '../../interviewer.ts'
import { type Document, failure, failureOf, noImages, openDocument } from './open-document.ts'
import type { Link, PdfPage } from './pdf-page.ts'
import { readLinks } from './read-links.ts'
import { markBold, readPage } from './read-page.ts'
import { isPicture, mostPictures, readPictures } from './scanned-pages.ts'

/** The longest resume that is read: academic ones list decades of publications. A limit keeps hostile files cheap. */
export const maxPages = 100

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
/** A page of A4 at 400 dots per inch has 15 million. */
const largestImage = 20_000_000

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
