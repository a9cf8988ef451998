import { type Matrix, number, type Rectangle } from './matrix.ts'

/** What holds for all that is painted next, until an operator changes it. */
export type GraphicsState = {
  ctm: Matrix
  font: string
  fontSize: number
  charSpacing: number
  wordSpacing: number
  hScale: number
  leading: number
  rise: number
  mode: number
  fill: string | null
  stroke: string | null
  alpha: number
  /** What painting is limited to: the box around the clip paths. */
  clip: Rectangle
  /** The clip is no plain rectangle, so a shape may show less than its box. */
  cut: boolean
}

/** The state at the beginning of a page. */
export const initialState = (base: Matrix, page: { width: number; height: number }): GraphicsState => ({
  ctm: base,
  font: '',
  fontSize: 0,
  charSpacing: 0,
  wordSpacing: 0,
  hScale: 1,
  leading: 0,
  rise: 0,
  mode: 0,
  fill: '#000000',
  stroke: '#000000',
  alpha: 1,
  clip: { x0: 0, y0: 0, x1: page.width, y1: page.height },
  cut: false,
})

const colour = (value: unknown) => (typeof value === 'string' ? value : null)

/** The operators that only set something of the state, by their names in pdf.js. */
export const stateSetters: Record<string, (state: GraphicsState, args: unknown[]) => void> = {
  setGState: (state, args) => {
    for (const pair of Array.isArray(args[0]) ? args[0] : []) {
      if (!Array.isArray(pair)) continue
      if (pair[0] === 'ca') state.alpha = number(pair[1])
      if (pair[0] === 'Font' && Array.isArray(pair[1])) {
        state.font = String(pair[1][0])
        state.fontSize = number(pair[1][1])
      }
    }
  },
  setFont: (state, args) => {
    state.font = String(args[0])
    state.fontSize = number(args[1])
  },
  setCharSpacing: (state, args) => {
    state.charSpacing = number(args[0])
  },
  setWordSpacing: (state, args) => {
    state.wordSpacing = number(args[0])
  },
  setHScale: (state, args) => {
    state.hScale = number(args[0]) / 100
  },
  setLeading: (state, args) => {
    state.leading = -number(args[0])
  },
  setTextRise: (state, args) => {
    state.rise = number(args[0])
  },
  setTextRenderingMode: (state, args) => {
    state.mode = number(args[0])
  },
  setFillRGBColor: (state, args) => {
    state.fill = colour(args[0])
  },
  setStrokeRGBColor: (state, args) => {
    state.stroke = colour(args[0])
  },
  setFillColorN: (state, args) => {
    state.fill = colour(args[0])
  },
  setFillTransparent: (state) => {
    state.fill = null
  },
}
