import { layOutStrips, type Multiplier, plainMultiplier, wasmMultiplier } from './matrix.ts'
import { type ModelFiles, readModelFiles } from './model-files.ts'
import { createPieces } from './pieces.ts'

/** How many numbers an embedding has. */
const embeddingSize = 512
/** Pieces beyond this are not read: a sentence has seldom more than sixty. */
const longestText = 128
const heads = 4
const layers = [0, 1]
const pieceSize = 256
/** Kept from dividing by nothing. */
const tiny = { variance: 1e-6, norm: 1e-12 }

/**
 * Gives the meaning of a text as 512 numbers of length one: texts that mean alike have a large inner product. Several texts at once give the same numbers
 * and take less time, as the weights are read once for all of them.
 */
export type Encoder = {
  embed: (text: string) => Float32Array
  embedAll: (texts: readonly string[]) => Float32Array[]
  hash: string
}

/** Places of the tensors in the multiplier's memory, and of the rooms for what lies between. */
const layOut = ({ parts, bytes, base }: ModelFiles, memory: Float32Array) => {
  let top = 0
  const reserve = (length: number) => {
    const start = top
    top += Math.ceil(length / 4) * 4
    return start
  }
  const places = new Map<string, number>()
  for (const [name, { rows, columns, start, scales }] of Object.entries(parts)) {
    if (name === 'pieceWeights') continue
    const place = reserve(rows * columns)
    places.set(name, place)
    if (scales === undefined) {
      memory.set(new Float32Array(bytes, base + start, rows * columns), place)
      continue
    }
    const integers = new Int8Array(bytes, base + start, rows * columns)
    const scale = new Float32Array(bytes, base + scales, columns)
    layOutStrips(memory.subarray(place), { integers, scale, rows, columns })
  }
  const rooms = Array.from({ length: 8 }, () => reserve((longestText + 2) * 1536))
  if (top > memory.length) throw new Error(`The encoder needs ${top} floats and has ${memory.length}.`)
  return { places, rooms }
}

/**
 * The Universal Sentence Encoder lite: two layers of a transformer over pieces of words. All sums run in one order, so that every
 * machine gives the same numbers.
 */
const buildEncoder = (files: ModelFiles, { memory, multiply }: Multiplier): Encoder => {
  const { places, rooms } = layOut(files, memory)
  const [input = 0, normed = 0, wide = 0, attended = 0, output = 0, second = 0, widened = 0, first = 0] = rooms
  const tensor = (name: string): number => {
    const place = places.get(name)
    if (place === undefined) throw new Error(`The weights lack ${name}.`)
    return place
  }
  const { parts, bytes, base } = files
  const pieces = parts.pieceWeights
  if (pieces?.scales === undefined) throw new Error('The weights lack their pieces.')
  const pieceIntegers = new Int8Array(bytes, base + pieces.start, pieces.rows * pieces.columns)
  const pieceScales = new Float32Array(bytes, base + pieces.scales, pieces.rows)
  const cut = createPieces(files.vocabulary)
  const weights = new Float64Array(longestText)
  const value = (place: number) => memory[place] ?? 0

  const normalise = (from: number, to: number, rows: number, size: number, scale: number, bias: number) => {
    for (let row = 0; row < rows; row += 1) {
      const start = from + row * size
      let mean = 0
      for (let j = 0; j < size; j += 1) mean += value(start + j)
      mean /= size
      let variance = 0
      for (let j = 0; j < size; j += 1) variance += (value(start + j) - mean) ** 2
      const inverse = 1 / Math.sqrt(variance / size + tiny.variance)
      for (let j = 0; j < size; j += 1)
        memory[to + row * size + j] = (value(start + j) - mean) * inverse * value(scale + j) + value(bias + j)
    }
  }

  /** Each piece of a text looks at all others of it, as far as they matter to it. */
  const attend = (begin: number, rows: number, inner: number) => {
    const size = inner / heads
    const scale = 1 / Math.sqrt(size)
    const [from, to] = [wide + begin * inner * 3, attended + begin * inner]
    for (let head = 0; head < heads; head += 1) {
      for (let row = 0; row < rows; row += 1) {
        let largest = Number.NEGATIVE_INFINITY
        const query = from + row * inner * 3 + head * size
        // Four sums at a time: each addition waits for the one before it, but not for those of another sum.
        for (let other = 0; other < rows; other += 4) {
          const key = from + other * inner * 3 + inner + head * size
          const [second, third, fourth] = [key + inner * 3, key + inner * 6, key + inner * 9]
          let [a, b, c, d] = [0, 0, 0, 0]
          for (let j = 0; j < size; j += 1) {
            const factor = value(query + j)
            a += factor * value(key + j)
            b += factor * value(second + j)
            c += factor * value(third + j)
            d += factor * value(fourth + j)
          }
          weights[other] = a * scale
          weights[other + 1] = b * scale
          weights[other + 2] = c * scale
          weights[other + 3] = d * scale
        }
        for (let other = 0; other < rows; other += 1) largest = Math.max(largest, weights[other] ?? 0)
        let sum = 0
        for (let other = 0; other < rows; other += 1) {
          weights[other] = Math.exp((weights[other] ?? 0) - largest)
          sum += weights[other] ?? 0
        }
        const place = to + row * inner + head * size
        for (let other = 0; other < rows; other += 1) {
          const share = (weights[other] ?? 0) / sum
          const seen = from + other * inner * 3 + 2 * inner + head * size
          for (let j = 0; j < size; j += 1) memory[place + j] = value(place + j) + share * value(seen + j)
        }
      }
    }
  }

  const runLayer = (layer: number, from: number, to: number, counts: readonly number[]) => {
    const rows = counts.reduce((sum, count) => sum + count, 0)
    const part = (name: string) => tensor(`${layer}.${name}`)
    const size = layer === 0 ? pieceSize : embeddingSize
    const inner = (parts[`${layer}.queryKeyValueBias`]?.columns ?? 0) / 3
    normalise(from, normed, rows, size, part('attentionNormScale'), part('attentionNormBias'))
    multiply(normed, part('queryKeyValueWeights'), part('queryKeyValueBias'), wide, rows, size, inner * 3)
    memory.fill(0, attended, attended + (rows + 1) * inner)
    let begin = 0
    for (const count of counts) {
      attend(begin, count, inner)
      begin += count
    }
    multiply(attended, part('outputWeights'), part('outputBias'), output, rows, inner, embeddingSize)
    let residual = from
    if (layer === 0) {
      residual = second
      multiply(from, tensor('residualWeights'), tensor('residualBias'), second, rows, size, embeddingSize)
    }
    const length = rows * embeddingSize
    for (let at = 0; at < length; at += 1) memory[output + at] = value(output + at) + value(residual + at)
    normalise(output, normed, rows, embeddingSize, part('forwardNormScale'), part('forwardNormBias'))
    const width = parts[`${layer}.widenBias`]?.columns ?? 0
    multiply(normed, part('widenWeights'), part('widenBias'), widened, rows, embeddingSize, width)
    for (let at = 0; at < rows * width; at += 1) memory[widened + at] = Math.max(0, value(widened + at))
    multiply(widened, part('narrowWeights'), part('narrowBias'), to, rows, width, embeddingSize)
    for (let at = 0; at < length; at += 1) memory[to + at] = value(to + at) + value(output + at)
  }

  /** Writes the pieces of a text with their places in it, from a row on. */
  const readPieces = (ids: readonly number[], begin: number) => {
    const half = pieceSize / 2
    const rate = tensor('positions')
    for (const [row, id] of ids.entries()) {
      const scale = pieceScales[id] ?? 0
      const piece = (j: number) => 2 * (pieceIntegers[id * pieceSize + j] ?? 0) * scale
      const to = input + (begin + row) * pieceSize
      for (let j = 0; j < half; j += 1) {
        const angle = row * value(rate + j)
        memory[to + j] = piece(j) + Math.sin(angle)
        memory[to + half + j] = piece(half + j) + Math.cos(angle)
      }
    }
  }

  /** The meaning of a text from its pieces, which stand from a row on. */
  const meaningOf = (begin: number, count: number): Float32Array => {
    const result = new Float32Array(embeddingSize)
    memory.fill(0, normed, normed + 2 * embeddingSize)
    for (let row = begin; row < begin + count; row += 1)
      for (let j = 0; j < embeddingSize; j += 1)
        memory[normed + j] = value(normed + j) + value(second + row * embeddingSize + j)
    for (let j = 0; j < embeddingSize; j += 1) memory[normed + j] = value(normed + j) / count
    multiply(normed, tensor('sentenceWeights'), tensor('sentenceBias'), wide, 1, embeddingSize, embeddingSize)
    let squares = 0
    for (let j = 0; j < embeddingSize; j += 1) {
      const bent = Math.fround(Math.tanh(value(wide + j)))
      result[j] = bent
      squares += bent * bent
    }
    const inverse = 1 / Math.sqrt(Math.max(squares, tiny.norm))
    for (let j = 0; j < embeddingSize; j += 1) result[j] = (result[j] ?? 0) * inverse
    return result
  }

  /** The meanings of texts whose pieces have room side by side. */
  const embedTogether = (texts: readonly (readonly number[])[]): Float32Array[] => {
    const counts = texts.map((ids) => ids.length)
    const begins = counts.map((_, at) => counts.slice(0, at).reduce((sum, count) => sum + count, 0))
    for (const [at, ids] of texts.entries()) readPieces(ids, begins[at] ?? 0)
    const ends = [first, second]
    for (const layer of layers) runLayer(layer, layer === 0 ? input : first, ends[layer] ?? second, counts)
    return counts.map((count, at) => meaningOf(begins[at] ?? 0, count))
  }

  const embedAll = (texts: readonly string[]): Float32Array[] => {
    const results: Float32Array[] = []
    let together: number[][] = []
    let rows = 0
    const flush = () => {
      results.push(...embedTogether(together))
      together = []
      rows = 0
    }
    const places = texts.map((text) => {
      const ids = cut(text.slice(0, longestText * 8)).slice(0, longestText)
      if (ids.length === 0) return null
      if (rows + ids.length > longestText) flush()
      together.push(ids)
      rows += ids.length
      return results.length + together.length - 1
    })
    if (together.length > 0) flush()
    return places.map((place) => (place === null ? undefined : results[place]) ?? new Float32Array(embeddingSize))
  }
  const embed = (text: string): Float32Array => embedAll([text])[0] ?? new Float32Array(embeddingSize)
  return { embed, embedAll, hash: files.hash }
}

/** Floats that weights and rooms need. */
const memorySize = 700 * 16_384

/** Loads the encoder from the project's files. Throws with a plain sentence when they are missing or damaged. `plain`: without WebAssembly. */
export const createEncoder = ({ plain = false, files = readModelFiles() } = {}): Encoder =>
  buildEncoder(files, plain ? plainMultiplier(memorySize) : wasmMultiplier(files.kernel))
