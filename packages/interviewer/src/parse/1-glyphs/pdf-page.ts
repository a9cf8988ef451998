/** The heading level, list item and block that the tagged structure of a PDF gives to marked content. */
export type StructMark = { heading: number; listItem: number; label: boolean; cell: number; row: number; block: number }

/** One word as it is painted: lengths in PDF points, origin at the top left of the page. */
export type Word = {
  id: number
  page: number
  text: string
  x0: number
  x1: number
  top: number
  bottom: number
  /** The line on which the letters stand. */
  base: number
  size: number
  font: string
  /** Weight of the font by its name, 400 is regular. */
  weight: number
  /** Clearly heavier than most of the resume. */
  bold: boolean
  italic: boolean
  /** '#rrggbb', or null for a pattern. */
  color: string | null
  /** Place in the content stream. */
  seq: number
  /** Stands at the word before it without a space. */
  glued: boolean
  /** A space glyph was painted before it. */
  spaced: boolean
  /** Fully transparent, invisible by its render mode or by a layer that is switched off. */
  unpainted: boolean
  mark: StructMark | null
  /** Degrees, a multiple of 90 or anything else. */
  angle: number
  /** A glyph of an icon font: no word, but a sign of a contact line or a bullet. */
  icon: boolean
  /** Which box of its page it stands in, where boxes hold a name each. */
  box?: number
  /** Read from a picture: whether the reader doubts the word. */
  unsure?: boolean
}

/** A filled or stroked path, or an image. */
export type Shape = {
  x0: number
  y0: number
  x1: number
  y1: number
  /** Fill colour; null when it is a pattern or an image. */
  color: string | null
  kind: 'fill' | 'stroke' | 'image'
  alpha: number
  /** Drawn with curves: a dot rather than a rectangle. */
  round: boolean
  /** Painted through a clip that is no rectangle: it may show less than its box. */
  cut: boolean
  seq: number
}

/** A link of the page with the rectangle that can be clicked. */
export type Link = { url: string; x0: number; y0: number; x1: number; y1: number }

export type PdfPage = {
  number: number
  width: number
  height: number
  words: Word[]
  shapes: Shape[]
  /** The page is a picture: it has no text of its own. */
  picture?: boolean
}

/** Is the text a bullet sign alone? Writers without the font of the signs leave its letters ('Ø' for an arrow). */
export const isBulletText = (text: string) =>
  /^[•●▪■◦‣⁃∙·○◆◇►▶▸➔➜➝➞➢➤✓✔✦★☆❖▫□❑❏☐*–—\-−»›>oØ§ü\u25aa\u2219\u27a2\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf0a8]$/u.test(text)

/** Is the text the number of an item alone: '3.', '3)', 'c)', 'iv.'? */
export const isItemNumber = (text: string) =>
  /^(?:\(?\d{1,2}[.)]|\(?[a-z]\)|\(?[ivx]{1,4}\)|(?:ii|iii|iv|vi|vii|viii)\.)$/.test(text)
