import type { Matrix, Rectangle } from './matrix.ts'
import type { Shape, StructMark } from './pdf-page.ts'

/** One glyph where it is painted, in PDF points from the top left of the page. */
export type Glyph = {
  text: string
  x0: number
  x1: number
  base: number
  size: number
  angle: number
  font: string
  color: string | null
  seq: number
  space: boolean
  unpainted: boolean
  mark: StructMark | null
  /** 'fill and stroke': how writers without a bold font fake one. */
  stroked: boolean
}

/** A filled path of many points: it may be the outlines of letters. */
export type Outline = { points: Float32Array; matrix: Matrix; clip: Rectangle; shape: Shape }

/** What the operators of one page painted. */
export type Painted = { glyphs: Glyph[]; shapes: Shape[]; outlines: Outline[] }

/** The part of a pdf.js font that matters here. */
export type FontFacts = { name: string; widthScale: number; vertical: boolean }
