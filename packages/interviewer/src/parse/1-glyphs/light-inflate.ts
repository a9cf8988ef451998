import { inflateSync } from 'node:zlib'
import { withoutOutlines } from './light-fonts.ts'

/** The part of a stream that pdf.js uses to inflate: it writes all bytes at once, closes, and reads what came of them. */
type Inflating = {
  writable: {
    getWriter: () => { ready: Promise<void>; write: (bytes: Uint8Array) => Promise<void>; close: () => Promise<void> }
  }
  readable: AsyncIterable<Uint8Array>
}

/** The first piece of memory for what comes out, in times of what goes in: text and fonts shrink to a third or a quarter. */
const growth = 4
const [leastMemory, mostMemory] = [256, 65_536]

/** Inflates at once what the standard's streams hand from thread to thread: a resume has dozens of small streams. */
const inflateAtOnce = (): Inflating => {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const written: Uint8Array[] = []
  const inflate = () => {
    const [first, ...more] = written
    const bytes = first && more.length === 0 ? first : Buffer.concat(written)
    const chunkSize = Math.min(mostMemory, Math.max(leastMemory, growth * bytes.byteLength))
    return inflateSync(bytes, { chunkSize })
  }
  const writer = {
    ready: Promise.resolve(),
    write: async (bytes: Uint8Array) => {
      written.push(bytes)
    },
    close: async () => {
      try {
        resolve(withoutOutlines(inflate()))
      } catch (error) {
        reject(error)
      }
    },
  }
  const readable = {
    async *[Symbol.asyncIterator]() {
      yield await promise
    },
  }
  return { writable: { getWriter: () => writer }, readable }
}

const standard = globalThis.DecompressionStream
type Format = ConstructorParameters<typeof standard>[0]

/** Streams of the other formats are the standard's business. */
class LightDecompressionStream {
  readonly readable: Inflating['readable']
  readonly writable: Inflating['writable'] | WritableStream
  constructor(format: Format) {
    const stream = format === 'deflate' ? inflateAtOnce() : new standard(format)
    this.readable = stream.readable
    this.writable = stream.writable
  }
}

/** Has pdf.js inflate at once in this process, which is the parser's own. */
export const useLightInflate = () => {
  Object.assign(globalThis, { DecompressionStream: LightDecompressionStream })
}
