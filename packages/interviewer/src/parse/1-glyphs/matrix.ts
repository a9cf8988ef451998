/** A transformation of the plane as PDF writes it: a b c d e f. */
export type Matrix = [number, number, number, number, number, number]

/** The transformation that does `n` first and then `m`. */
export const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

/** True when a value of an operator is a transformation. */
export const isMatrix = (value: unknown): value is Matrix =>
  (Array.isArray(value) || ArrayBuffer.isView(value)) && (value as ArrayLike<unknown>).length >= 6

/** A box with its sides along the axes. */
export type Rectangle = { x0: number; y0: number; x1: number; y1: number }

/** A number of an operator; 0 for anything else, since damaged files hold anything. */
export const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

/** The box around a box (its sides from the left, the top, the right, the bottom) that a transformation turned. */
export const boxAround = (box: ArrayLike<number>, m: Matrix): Rectangle => {
  const xs: number[] = []
  const ys: number[] = []
  for (const [x, y] of [
    [box[0], box[1]],
    [box[2], box[1]],
    [box[0], box[3]],
    [box[2], box[3]],
  ]) {
    xs.push(m[0] * number(x) + m[2] * number(y) + m[4])
    ys.push(m[1] * number(x) + m[3] * number(y) + m[5])
  }
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) }
}

/** What two boxes have in common; turned inside out where that is nothing. */
export const overlap = (a: Rectangle, b: Rectangle): Rectangle => ({
  x0: Math.max(a.x0, b.x0),
  y0: Math.max(a.y0, b.y0),
  x1: Math.min(a.x1, b.x1),
  y1: Math.min(a.y1, b.y1),
})
