import { type GraphicsState, initialState, stateSetters } from './graphics-state.ts'
import { boxAround, isMatrix, type Matrix, number, overlap, times } from './matrix.ts'
import type { FontFacts, Glyph, Outline, Painted } from './painted.ts'
import type { Shape, StructMark } from './pdf-page.ts'

/**
 * Replays the operators of a page (pdf.js `getOperatorList`) and notes what is painted where. One pass
 * gives glyphs, fonts, colours and vector graphics at the price of `getTextContent`.
 */
export const replay = (
  list: { fnArray: ArrayLike<number>; argsArray: ArrayLike<unknown> },
  ops: Record<string, number>,
  base: Matrix,
  page: { width: number; height: number },
  fontOf: (id: string) => FontFacts,
  marks: Map<number, StructMark>,
  layerHidden: (props: unknown) => boolean,
): Painted => {
  const glyphs: Glyph[] = []
  const shapes: Shape[] = []
  const outlines: Outline[] = []
  let state = initialState(base, page)
  const stack: GraphicsState[] = []
  /** Per open `save`: was anything painted since? A block that only scales was an image that was left out. */
  const painted: boolean[] = []
  let textMatrix: Matrix = [1, 0, 0, 1, 0, 0]
  let lineMatrix: Matrix = textMatrix
  const content: { mark: StructMark | null; hidden: boolean }[] = []
  let mark: StructMark | null = null
  let layerOff = 0

  const notePaint = () => {
    if (painted.length > 0) painted[painted.length - 1] = true
  }
  const boxOnPage = (box: ArrayLike<number>) => boxAround(box, state.ctm)
  const addShape = (box: ArrayLike<number>, kind: Shape['kind'], color: string | null, round: boolean, seq: number) => {
    const shape = overlap(boxOnPage(box), state.clip)
    if (shape.x1 < shape.x0 || shape.y1 < shape.y0) return null
    const made: Shape = { ...shape, kind, color, round, alpha: state.alpha, cut: state.cut, seq }
    shapes.push(made)
    return made
  }
  let clipping = 0
  const move = (x: number, y: number) => {
    lineMatrix = times(lineMatrix, [1, 0, 0, 1, x, y])
    textMatrix = lineMatrix
  }
  const show = (items: unknown, seq: number) => {
    if (!Array.isArray(items)) return
    const facts = fontOf(state.font)
    const { fontSize, hScale, charSpacing, wordSpacing } = state
    const m = times(state.ctm, textMatrix)
    const scaleX = Math.hypot(m[0], m[1])
    const scaleY = Math.hypot(m[2], m[3])
    const size = Math.abs(fontSize) * scaleY
    const angle = Math.round((Math.atan2(m[1], m[0]) * 180) / Math.PI)
    const turned = Math.abs(angle) > 2
    const cos = Math.cos((angle * Math.PI) / 180)
    const sin = Math.sin((angle * Math.PI) / 180)
    const unpainted = state.mode === 3 || state.mode === 7 || state.alpha < 0.05 || layerOff > 0
    let x = 0
    for (const item of items) {
      if (typeof item === 'number') {
        x -= (item / 1000) * fontSize * hScale
        continue
      }
      if (item === null || typeof item !== 'object') continue
      const glyph = item as { unicode?: unknown; width?: unknown; isSpace?: unknown }
      const text = typeof glyph.unicode === 'string' ? glyph.unicode : ''
      const width = number(glyph.width) * facts.widthScale * fontSize * hScale
      const px = m[0] * x + m[2] * state.rise + m[4]
      const py = m[1] * x + m[3] * state.rise + m[5]
      // text that runs in another direction keeps its own axis: x along the line, base across it
      const along = turned ? px * cos + py * sin : px
      const across = turned ? py * cos - px * sin : py
      const wide = width * scaleX
      glyphs.push({
        text,
        size,
        angle: turned ? angle : 0,
        seq,
        unpainted,
        mark,
        x0: wide < 0 ? along + wide : along,
        x1: wide < 0 ? along : along + wide,
        base: across,
        font: state.font,
        color: state.mode === 1 ? state.stroke : state.fill,
        space: text.trim() === '',
        stroked: state.mode === 2,
      })
      x += width + (charSpacing + (glyph.isSpace === true ? wordSpacing : 0)) * hScale
    }
    textMatrix = times(textMatrix, [1, 0, 0, 1, x, 0])
    notePaint()
  }

  const handlers: Record<string, (args: unknown[], seq: number) => void> = {
    save: () => {
      stack.push({ ...state })
      painted.push(false)
    },
    restore: (_, seq) => {
      const was = stack.pop()
      const any = painted.pop()
      if (any) notePaint()
      if (!was) return
      const grown = Math.abs(state.ctm[0] * state.ctm[3] - state.ctm[1] * state.ctm[2])
      const before = Math.abs(was.ctm[0] * was.ctm[3] - was.ctm[1] * was.ctm[2])
      if (any === false && grown > 64 && grown > before * 64) addShape([0, 0, 1, 1], 'image', null, false, seq)
      state = was
    },
    transform: (args) => {
      if (isMatrix(args)) state.ctm = times(state.ctm, args)
    },
    paintFormXObjectBegin: (args) => {
      stack.push({ ...state })
      painted.push(true)
      if (isMatrix(args[0])) state.ctm = times(state.ctm, args[0])
    },
    paintFormXObjectEnd: () => {
      state = stack.pop() ?? state
      painted.pop()
    },
    beginAnnotation: (args) => {
      stack.push({ ...state })
      painted.push(true)
      state = { ...state, ctm: base }
      if (isMatrix(args[2])) state.ctm = times(state.ctm, args[2])
      if (isMatrix(args[3])) state.ctm = times(state.ctm, args[3])
    },
    endAnnotation: () => {
      state = stack.pop() ?? state
      painted.pop()
    },
    beginText: () => {
      textMatrix = [1, 0, 0, 1, 0, 0]
      lineMatrix = textMatrix
    },
    setTextMatrix: (args) => {
      const matrix = isMatrix(args[0]) ? args[0] : args
      if (isMatrix(matrix)) {
        textMatrix = [...matrix].slice(0, 6) as Matrix
        lineMatrix = textMatrix
      }
    },
    moveText: (args) => move(number(args[0]), number(args[1])),
    setLeadingMoveText: (args) => {
      state.leading = number(args[1])
      move(number(args[0]), number(args[1]))
    },
    nextLine: () => move(0, state.leading),
    showText: (args, seq) => show(args[0], seq),
    constructPath: (args, seq) => {
      const box = args[2]
      if (!box || !ArrayBuffer.isView(box)) return
      const data = Array.isArray(args[1]) ? args[1][0] : null
      if (clipping > 0) {
        state.clip = overlap(state.clip, boxOnPage(box as Float32Array))
        if (ArrayBuffer.isView(data) && (data as Float32Array).length > 16) state.cut = true
        clipping = 0
      }
      const kind = pathKinds.get(number(args[0]))
      if (!kind) return
      notePaint()
      const round = ArrayBuffer.isView(data) && hasCurve(data as Float32Array)
      const shape = addShape(box as Float32Array, kind, kind === 'fill' ? state.fill : state.stroke, round, seq)
      if (shape && kind === 'fill' && layerOff === 0 && ArrayBuffer.isView(data)) {
        const points = data as Float32Array
        if (points.length > fewestPoints) outlines.push({ points, matrix: state.ctm, clip: state.clip, shape })
      }
    },
    clip: () => {
      clipping = 1
    },
    eoClip: () => {
      clipping = 1
    },
    shadingFill: (_, seq) => {
      notePaint()
      shapes.push({ ...state.clip, kind: 'image', color: null, round: false, alpha: 1, cut: true, seq })
    },
    beginMarkedContent: () => {
      content.push({ mark, hidden: false })
    },
    beginMarkedContentProps: (args) => {
      const hidden = args[0] === 'OC' && layerHidden(args[1])
      content.push({ mark, hidden })
      if (hidden) layerOff++
      if (typeof args[1] === 'number') mark = marks.get(args[1]) ?? null
    },
    endMarkedContent: () => {
      const was = content.pop()
      if (!was) return
      mark = was.mark
      if (was.hidden) layerOff--
    },
  }
  const pathKinds = new Map<number, Shape['kind']>()
  for (const name of ['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke']) {
    const op = ops[name]
    if (op !== undefined) pathKinds.set(op, 'fill')
  }
  for (const name of ['stroke', 'closeStroke']) {
    const op = ops[name]
    if (op !== undefined) pathKinds.set(op, 'stroke')
  }
  const table: (((args: unknown[], seq: number) => void) | undefined)[] = []
  for (const [name, set] of Object.entries(stateSetters)) {
    const op = ops[name]
    if (op !== undefined) table[op] = (args) => set(state, args)
  }
  for (const [name, handler] of Object.entries(handlers)) {
    const op = ops[name]
    if (op !== undefined) table[op] = handler
  }
  for (let i = 0; i < list.fnArray.length; i++) {
    const handler = table[list.fnArray[i] ?? -1]
    if (!handler) continue
    const args = list.argsArray[i]
    handler(Array.isArray(args) || ArrayBuffer.isView(args) ? (args as unknown[]) : [], i)
  }
  return { glyphs, shapes, outlines }
}

/** A rectangle has 13 numbers; the simplest letter, an 'l' with serifs or an 'i', has more. */
const fewestPoints = 13

/** Path data is opcode, then numbers: 0 move, 1 line, 2 cubic, 3 quadratic, 4 close. */
const hasCurve = (data: Float32Array) => {
  for (let i = 0; i < data.length; ) {
    const op = data[i]
    if (op === 2 || op === 3) return true
    i += op === 4 ? 1 : 3
  }
  return false
}
