import type { Rectangle } from './matrix.ts'
import type { Glyph, Outline, Painted } from './painted.ts'

/**
 * A font without a bold face is printed by some browsers as outlines, filled in the colour of the text, with the text
 * itself invisible over them so that it can be searched. Such letters are seen, and bold. Each letter must have outlines
 * of its own at its place and about its size; invisible text over a bar, a picture or other letters stays invisible.
 */
export const showOutlined = (painted: Painted): Painted => {
  const { glyphs, outlines } = painted
  const invisible = glyphs.some((glyph) => glyph.unpainted)
  if (!invisible || outlines.length === 0 || outlines.length > mostOutlines) return painted
  const drawn = outlines.filter(({ shape }) => shape.alpha >= leastAlpha && !shape.cut).map(partsOf)
  const used = new Set<Outline>()
  const shown = runsOf(glyphs).flatMap((run) => {
    const first = run[0]
    if (!first?.unpainted || first.angle !== 0) return run
    const found = drawn.find(({ parts }) => outlinesOf(run, parts))
    if (!found) return run
    used.add(found.outline)
    return run.map((glyph) => ({ ...glyph, unpainted: false, stroked: true, color: found.outline.shape.color }))
  })
  if (used.size === 0) return painted
  const letters = new Set([...used].map(({ shape }) => shape))
  return { glyphs: shown, outlines, shapes: painted.shapes.filter((shape) => !letters.has(shape)) }
}

/** More filled paths than text ever has: a map or a chart, which is not searched. */
const mostOutlines = 3000
/** A path fainter than this is no ink to read. */
const leastAlpha = 0.5

/** Glyphs that one operator shows, word by word. */
const runsOf = (glyphs: Glyph[]): Glyph[][] => {
  const runs: Glyph[][] = []
  for (const glyph of glyphs) {
    const last = runs.at(-1)?.at(-1)
    if (last && last.seq === glyph.seq && last.space === glyph.space) runs.at(-1)?.push(glyph)
    else runs.push([glyph])
  }
  return runs
}

/** The boxes of a path's parts on the page: an 'o' has two, an 'i' has two, an 'l' has one. */
const partsOf = (outline: Outline): { outline: Outline; parts: Rectangle[] } => {
  const { points, matrix: m, clip } = outline
  const parts: Rectangle[] = []
  let box: Rectangle | null = null
  const close = () => {
    const inside =
      box && box.x0 >= clip.x0 - 1 && box.x1 <= clip.x1 + 1 && box.y0 >= clip.y0 - 1 && box.y1 <= clip.y1 + 1
    if (box && inside) parts.push(box)
    box = null
  }
  for (let i = 0; i < points.length; ) {
    const op = points[i] ?? 4
    if (op === 0 || op === 4) close()
    const numbers = numbersOf[op] ?? 0
    for (let n = i + 1; n < i + 1 + numbers; n += 2) {
      const [x, y] = [points[n] ?? 0, points[n + 1] ?? 0]
      const [px, py] = [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]]
      box ??= { x0: px, x1: px, y0: py, y1: py }
      box = { x0: Math.min(box.x0, px), x1: Math.max(box.x1, px), y0: Math.min(box.y0, py), y1: Math.max(box.y1, py) }
    }
    i += 1 + numbers
  }
  close()
  return { outline, parts }
}

/** How many numbers follow each opcode of a path: move, line, cubic, quadratic, close. */
const numbersOf = [2, 2, 6, 4, 0]

/** Do the parts look like the letters of a run: each has ink at its place, from near its foot to about its height? */
const outlinesOf = (run: Glyph[], parts: Rectangle[]): boolean => {
  const letters = run.filter((glyph) => /[\p{L}\p{N}]/u.test(glyph.text))
  if (letters.length === 0 || parts.length < letters.length) return false
  const inks: Rectangle[] = []
  for (const glyph of letters) {
    const own = parts.filter((part) => isPartOf(part, glyph))
    if (own.length === 0) return false
    const ink = {
      x0: Math.min(...own.map((part) => part.x0)),
      x1: Math.max(...own.map((part) => part.x1)),
      y0: Math.min(...own.map((part) => part.y0)),
      y1: Math.max(...own.map((part) => part.y1)),
    }
    // the small letters of a font are about half its size, capitals at most its size
    const height = ink.y1 - ink.y0
    if (height < 0.3 * glyph.size || height > 1.3 * glyph.size) return false
    if (Math.abs(ink.y1 - glyph.base) > 0.35 * glyph.size) return false
    inks.push(ink)
  }
  return varies(inks, letters)
}

const isPartOf = (part: Rectangle, glyph: Glyph) => {
  const middle = (part.x0 + part.x1) / 2
  return (
    middle > glyph.x0 - 0.02 * glyph.size &&
    middle < glyph.x1 + 0.02 * glyph.size &&
    part.x1 - part.x0 < 1.3 * glyph.size &&
    part.y0 > glyph.base - 1.15 * glyph.size &&
    part.y1 < glyph.base + 0.4 * glyph.size
  )
}

/** A row of dots or boxes is all alike; letters are not: tall ones rise above small ones, and wide ones are wider. */
const varies = (inks: Rectangle[], letters: Glyph[]) => {
  if (new Set(letters.map((glyph) => glyph.text)).size < 3) return true
  const heights = (kind: RegExp) =>
    inks.filter((_, index) => kind.test(letters[index]?.text ?? '')).map((ink) => ink.y1 - ink.y0)
  const [tall, small] = [heights(tallLetters), heights(smallLetters)]
  if (tall.length > 0 && small.length > 0) return mean(tall) > 1.15 * mean(small)
  const widths = inks.map((ink) => ink.x1 - ink.x0)
  return Math.max(...widths) > 1.2 * Math.min(...widths)
}

const tallLetters = /^[A-Zbdfhkl0-9]$/
const smallLetters = /^[acemnorsuvwxz]$/
const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
