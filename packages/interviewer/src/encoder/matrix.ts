/** What is used of WebAssembly: the types of Node leave it out, and those of browsers bring much else. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array<ArrayBuffer>) => object
  Instance: new (module: object) => { exports: Record<string, unknown> }
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer }
}

/**
 * Multiplies matrices inside one memory of 32-bit floats; places are counted in floats. y = x · w + b, x of `rows` × `inner`, w of
 * `inner` × `columns`, laid out in strips.
 */
export type Multiplier = {
  memory: Float32Array
  multiply: (x: number, w: number, b: number, y: number, rows: number, inner: number, columns: number) => void
}

const float = 4
/** So many columns are summed at a time; every matrix has a multiple of them. */
const stripColumns = 16

/**
 * Writes a matrix of 8-bit numbers with a scale for each column as floats, in strips of sixteen columns one after the other. That is
 * the order in which it is read: a processor fetches beforehand what follows, and lines far apart evict each other from its cache.
 */
export const layOutStrips = (
  to: Float32Array,
  { integers, scale, rows, columns }: { integers: Int8Array; scale: Float32Array; rows: number; columns: number },
) => {
  let place = 0
  for (let strip = 0; strip < columns; strip += stripColumns)
    for (let row = 0; row < rows; row += 1)
      for (let column = strip; column < strip + stripColumns; column += 1) {
        to[place] = (integers[row * columns + column] ?? 0) * (scale[column] ?? 0)
        place += 1
      }
}

/** The kernel in WebAssembly. Odd numbers of rows are padded: x and y must have room for one row more. */
export const wasmMultiplier = (kernel: Uint8Array<ArrayBuffer>): Multiplier => {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(kernel))
  const { memory, multiply } = exports
  if (!(memory instanceof WebAssembly.Memory) || typeof multiply !== 'function')
    throw new Error('The kernel of the answer engine lacks its memory or its function.')
  return {
    memory: new Float32Array(memory.buffer),
    multiply: (x, w, b, y, rows, inner, columns) => {
      multiply(x * float, w * float, b * float, y * float, rows + (rows % 2), inner, columns)
    },
  }
}

/** The same in plain JavaScript, for a machine without SIMD in WebAssembly: the same sums in the same order, so the same bits. */
export const plainMultiplier = (size: number): Multiplier => {
  const memory = new Float32Array(size)
  return {
    memory,
    multiply: (x, w, b, y, rows, inner, columns) => {
      for (let row = 0; row < rows; row += 1) {
        const out = memory.subarray(y + row * columns, y + (row + 1) * columns)
        out.set(memory.subarray(b, b + columns))
        for (let strip = 0; strip < columns; strip += stripColumns) {
          for (let k = 0; k < inner; k += 1) {
            const factor = memory[x + row * inner + k] ?? 0
            const line = w + strip * inner + k * stripColumns
            for (let j = 0; j < stripColumns; j += 1)
              out[strip + j] = (out[strip + j] ?? 0) + Math.fround(factor * (memory[line + j] ?? 0))
          }
        }
      }
    },
  }
}
