import type { Matrix } from '../matrix.ts'

/** A page as a picture in grey, 0 black to 255 white. `perPoint` pixels make a PDF point. */
export type PagePicture = { pixels: Uint8Array; width: number; height: number; perPoint: number }

type Image = { width: number; height: number; kind: number; data: Uint8Array | Uint8ClampedArray }
type Placed = { image: Image; matrix: Matrix }

/** What is needed of a pdf.js page: its operators and where its images wait. */
type Source = {
  list: { fnArray: ArrayLike<number>; argsArray: ArrayLike<unknown> }
  ops: Record<string, number>
  base: Matrix
  width: number
  height: number
  imageOf: (id: string) => unknown
}

/** Letters of ten points are legible from about 100 dots per inch; more than 300 only cost time. */
const [fewestPerPoint, mostPerPoint] = [100 / 72, 300 / 72]
/** About two pages of A4 at 300 dots per inch. */
const mostPixels = 18_000_000
/** Of the page that images must cover: else they are logos and portraits. */
const leastCover = 0.3

/** Puts the images of a page together as they are printed: scans come whole or in strips. Null when they cover little. */
export const pictureOf = (source: Source): PagePicture | null => {
  const placed = placedImages(source)
  const covered = placed.reduce((sum, { matrix: m }) => sum + Math.abs(m[0] * m[3] - m[1] * m[2]), 0)
  if (covered < leastCover * source.width * source.height) return null
  const finest = Math.max(...placed.map(({ image, matrix: m }) => image.width / Math.max(1, Math.hypot(m[0], m[1]))))
  const wanted = Math.min(mostPerPoint, Math.max(fewestPerPoint, finest))
  const perPoint = Math.min(wanted, Math.sqrt(mostPixels / (source.width * source.height)))
  const [width, height] = [Math.round(source.width * perPoint), Math.round(source.height * perPoint)]
  if (width < 1 || height < 1) return null
  const pixels = new Uint8Array(width * height).fill(255)
  for (const one of placed) paint(one, pixels, width, height, perPoint)
  return { pixels, width, height, perPoint }
}

/** The names of the images that a page paints. */
export const imageNames = (list: Source['list'], ops: Source['ops']): Set<string> => {
  const names = new Set<string>()
  for (let i = 0; i < list.fnArray.length; i++) {
    const args = list.argsArray[i]
    if (list.fnArray[i] === ops.paintImageXObject && Array.isArray(args) && typeof args[0] === 'string')
      names.add(args[0])
  }
  return names
}

/** Images with the matrix that puts their unit square on the page. */
const placedImages = ({ list, ops, base, imageOf }: Source): Placed[] => {
  const placed: Placed[] = []
  const stack: Matrix[] = []
  let matrix = base
  for (let i = 0; i < list.fnArray.length; i++) {
    const op = list.fnArray[i]
    const raw = list.argsArray[i]
    const args: unknown[] = Array.isArray(raw) || ArrayBuffer.isView(raw) ? [...(raw as unknown[])] : []
    if (op === ops.save) stack.push(matrix)
    else if (op === ops.restore) matrix = stack.pop() ?? matrix
    else if (op === ops.transform) matrix = times(matrix, args)
    else if (op === ops.paintFormXObjectBegin) {
      stack.push(matrix)
      matrix = times(matrix, args[0])
    } else if (op === ops.paintFormXObjectEnd) matrix = stack.pop() ?? matrix
    else if (op === ops.paintImageXObject || op === ops.paintInlineImageXObject) {
      const image = readImage(typeof args[0] === 'string' ? imageOf(args[0]) : args[0])
      if (image) placed.push({ image, matrix })
    }
  }
  return placed
}

const times = (m: Matrix, by: unknown): Matrix => {
  if (!(Array.isArray(by) || ArrayBuffer.isView(by))) return m
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = [...(by as ArrayLike<unknown> & Iterable<unknown>)].map(Number)
  return [
    m[0] * a + m[2] * b,
    m[1] * a + m[3] * b,
    m[0] * c + m[2] * d,
    m[1] * c + m[3] * d,
    m[0] * e + m[2] * f + m[4],
    m[1] * e + m[3] * f + m[5],
  ]
}

const readImage = (value: unknown): Image | null => {
  if (value === null || typeof value !== 'object') return null
  const { width, height, kind, data } = value as Partial<Image>
  const bytes = data instanceof Uint8Array || data instanceof Uint8ClampedArray ? data : null
  if (!bytes || !width || !height || !kind) return null
  const needed = kind === 1 ? ((width + 7) >> 3) * height : width * height * (kind === 2 ? 3 : 4)
  return bytes.length >= needed ? { width, height, kind, data: bytes } : null
}

/** Grey of a pixel; kinds as pdf.js counts them: 1 one bit, 2 RGB, 3 RGBA. */
const greyAt = ({ width, kind, data }: Image, x: number, y: number): number => {
  if (kind === 1) return ((data[y * ((width + 7) >> 3) + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0
  const at = (y * width + x) * (kind === 2 ? 3 : 4)
  const [r, g, b] = [data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255]
  const grey = 0.299 * r + 0.587 * g + 0.114 * b
  const alpha = kind === 3 ? (data[at + 3] ?? 255) / 255 : 1
  return Math.round(grey * alpha + 255 * (1 - alpha))
}

/** Draws an image by asking for every pixel of the page which pixel of the image it shows. */
const paint = ({ image, matrix: m }: Placed, pixels: Uint8Array, width: number, height: number, perPoint: number) => {
  const area = m[0] * m[3] - m[1] * m[2]
  if (area === 0) return
  const xs = [m[4], m[4] + m[0], m[4] + m[2], m[4] + m[0] + m[2]].map((x) => x * perPoint)
  const ys = [m[5], m[5] + m[1], m[5] + m[3], m[5] + m[1] + m[3]].map((y) => y * perPoint)
  const [left, right] = [Math.max(0, Math.floor(Math.min(...xs))), Math.min(width, Math.ceil(Math.max(...xs)))]
  const [top, bottom] = [Math.max(0, Math.floor(Math.min(...ys))), Math.min(height, Math.ceil(Math.max(...ys)))]
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const [px, py] = [(x + 0.5) / perPoint - m[4], (y + 0.5) / perPoint - m[5]]
      const u = (m[3] * px - m[2] * py) / area
      const v = (m[0] * py - m[1] * px) / area
      if (u < 0 || u >= 1 || v < 0 || v >= 1) continue
      // the first row of an image is at the top of its unit square
      pixels[y * width + x] = greyAt(image, Math.floor(u * image.width), Math.floor((1 - v) * image.height))
    }
}
