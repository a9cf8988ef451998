import { remembering } from '../words/remembering.ts'
import type { PdfPage, Shape, Word } from './pdf-page.ts'

const rgb = (color: string): [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
]

/** Relative luminance, WCAG 2.2. A page is set in few colours, and all its words are compared with the ground; a drawing may have thousands. */
const luminance = remembering((color) => {
  const [r, g, b] = rgb(color).map((part) => {
    const c = part / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}, 500)

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
const contrast = (a: string, b: string) => {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

const covers = (shape: Shape, x: number, y: number) => shape.x0 <= x && shape.x1 >= x && shape.y0 <= y && shape.y1 >= y

/** The colour on which a word is painted; null when that is an image or a pattern. */
const ground = (word: Word, backdrops: Shape[]): string | null => {
  const x = (word.x0 + word.x1) / 2
  const y = (word.top + word.bottom) / 2
  let color: string | null = '#ffffff'
  for (const shape of backdrops) {
    if (shape.seq > word.seq) break
    if (covers(shape, x, y)) color = shape.cut ? null : shape.alpha < 0.5 ? color : shape.color
  }
  return color
}

/** The least contrast that a person can still read; below it text counts as hidden. */
const leastContrast = 1.12

/**
 * Splits a page's words into what a person sees and what is hidden: invisible by render mode, layer or
 * transparency, in the colour of its ground, smaller than 1.5 pt, or off the page.
 */
export const dropHidden = (page: PdfPage): { visible: Word[]; hidden: Word[] } => {
  const backdrops = page.shapes.filter(
    (shape) => shape.kind !== 'stroke' && shape.x1 - shape.x0 > 4 && shape.y1 - shape.y0 > 4,
  )
  const scanned = page.words.every((word) => word.unpainted)
  const isHidden = (word: Word) => {
    // the text layer of a scan is invisible as a whole, over an image that shows the same words
    if (word.unpainted) return !scanned
    if (word.size < 1.5) return true
    const x = (word.x0 + word.x1) / 2
    const y = (word.top + word.bottom) / 2
    if (x < -2 || x > page.width + 2 || y < -2 || y > page.height + 2) return true
    if (word.color === null) return false
    if (backdrops.length === 0 && word.color !== '#ffffff' && luminance(word.color) < 0.8) return false
    const under = ground(word, backdrops)
    return under !== null && contrast(word.color, under) < leastContrast
  }
  const visible: Word[] = []
  const hidden: Word[] = []
  for (const word of page.words) (isHidden(word) ? hidden : visible).push(word)
  return { visible, hidden }
}
