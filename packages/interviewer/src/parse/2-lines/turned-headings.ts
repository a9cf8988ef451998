import type { PdfPage, Shape, Word } from '../1-glyphs/pdf-page.ts'
import { guessHeading } from '../words/lexicon/guess-heading.ts'
import { byBase } from './find-bands.ts'
import { makeSegment, type Segment } from './layout.ts'

/** A page cut at headings that are turned by 90 degrees, and the turned words that are none. */
export type Turned = { stretches: Segment[][]; left: Word[] }

type Block = { words: Word[]; text: string; top: number; bottom: number; x1: number; size: number }

/** Fewer may be a name or a date down the margin. */
const fewestHeadings = 2

/**
 * Headings that run up or down the side of their sections: the page is cut between them, and each becomes a level line
 * before the text that stands beside it. Null when there are none.
 */
export const cutAtTurned = (turned: Word[], text: Segment[], page: PdfPage): Turned | null => {
  const blocks = blocksOf(turned)
  const known = blocks.filter((block) => (guessHeading(block.text)?.known ?? 0) > 0.99)
  if (known.length < fewestHeadings) return null
  const heads = blocks
    .filter((block) => known.some((one) => Math.abs(one.size - block.size) < 0.5) && /\p{L}{2}/u.test(block.text))
    .sort((a, b) => a.top - b.top)
  const edge = Math.max(...heads.map((head) => head.x1))
  // only what stands right of them is beside them
  if (text.filter((one) => one.x0 > edge - 2).length < 0.6 * text.length) return null
  const rules = page.shapes.filter((shape) => shape.x1 - shape.x0 > 100 && shape.y1 - shape.y0 < 4)
  const stretches: Segment[][] = []
  let rest = [...text].sort(byBase)
  let from = Number.NEGATIVE_INFINITY
  for (const head of heads) {
    const middle = (head.top + head.bottom) / 2
    const start = boundary(rest, rules, Math.max(from, head.top - reach), middle)
    const [before, after] = [rest.filter((one) => one.base < start), rest.filter((one) => one.base >= start)]
    if (before.length > 0) stretches.push(before)
    stretches.push([levelled(head, after[0]?.top ?? head.top)])
    rest = after
    from = middle
  }
  if (rest.length > 0) stretches.push(rest)
  const taken = new Set(heads.flatMap((head) => head.words))
  return { stretches, left: turned.filter((word) => !taken.has(word)) }
}

/** A heading may be shorter than its section and stand at its middle or foot; text this far above it may be its own. */
const reach = 300

/** Where a section begins: at a rule, else below the widest gap between two lines. */
const boundary = (lines: Segment[], rules: Shape[], from: number, to: number): number => {
  let best = { start: Math.max(from, to), width: Number.NEGATIVE_INFINITY }
  let last: Segment | null = null
  for (const line of lines) {
    const gap = last ? line.top - last.bottom : 0
    const ruled = last !== null && rules.some((rule) => rule.y0 > (last?.base ?? 0) - 1 && rule.y1 < line.base)
    const width = gap + (ruled ? 1000 : 0)
    if (last && line.base > from && line.top < to && width > best.width) best = { start: line.top, width }
    last = line
  }
  return best.start
}

/** The heading as a line right above its section. The boxes of its words stay where they are printed. */
const levelled = (head: Block, top: number): Segment => {
  const words = head.words.map((word) => ({ ...word, angle: 0, base: top - 0.3 * word.size, glued: false }))
  return makeSegment(words)
}

/** Turned words that follow each other. */
const blocksOf = (turned: Word[]): Block[] => {
  const groups: Word[][] = []
  for (const word of turned) {
    if (word.text === '' || Math.abs(Math.abs(word.angle) - 90) > 3) continue
    const last = groups.at(-1)?.at(-1)
    const near =
      last &&
      last.angle === word.angle &&
      Math.abs(last.size - word.size) < 0.5 &&
      Math.abs(last.x0 - word.x0) < 0.6 * word.size &&
      Math.min(Math.abs(last.bottom - word.top), Math.abs(word.bottom - last.top)) < 1.2 * word.size
    if (near) groups.at(-1)?.push(word)
    else groups.push([word])
  }
  return groups.map((words) => ({
    words,
    text: words.map((word) => word.text).join(' '),
    top: Math.min(...words.map((word) => word.top)),
    bottom: Math.max(...words.map((word) => word.bottom)),
    x1: Math.max(...words.map((word) => word.x1)),
    size: Math.max(...words.map((word) => word.size)),
  }))
}
