import { buffer } from 'node:stream/consumers'

/** One file of an archive: its name (ASCII, at most 100 characters), its exact size and its bytes. */
export type Entry = { name: string; size: number; content: AsyncIterable<Uint8Array> }

const block = 512
const padding = (size: number) => Buffer.alloc((block - (size % block)) % block)

/** A header of the ustar format (POSIX.1-1988), owner-only and without a time, so that equal content is equal bytes. */
const headerOf = (name: string, size: number): Buffer => {
  if (!/^[\x21-\x7e]{1,100}$/.test(name)) throw new Error(`Not a name for an archive: ${name}`)
  const header = Buffer.alloc(block)
  header.write(name, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  header.write('00000000000\0', 136)
  header.write('        0', 148)
  header.write('ustar\u000000', 257)
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** The sum of a header's bytes, its own field read as blanks. */
const checksum = (header: Uint8Array) =>
  header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 0x20 : byte), 0)

/** Entries as a tar archive. Throws when an entry is not as long as it said. */
export async function* toTar(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  for await (const { name, size, content } of entries) {
    yield headerOf(name, size)
    let written = 0
    for await (const chunk of content) {
      written += chunk.length
      yield chunk
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes, not ${size}`)
    yield padding(size)
  }
  yield Buffer.alloc(2 * block)
}

/** The entries of a tar archive. The content of each must be read before the next; what is left is skipped. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const bytes = byteReader(source)
  for (;;) {
    const header = await buffer(bytes(block))
    if (header.every((byte) => byte === 0)) break
    if (Number.parseInt(header.toString('latin1', 148, 154), 8) !== checksum(header))
      throw new Error('The archive is damaged')
    const size = Number.parseInt(header.toString('latin1', 124, 135), 8)
    const content = bytes(size)
    yield { name: header.toString('latin1', 0, 100).replace(/\0.*$/s, ''), size, content }
    for await (const _ of content);
    for await (const _ of bytes(padding(size).length));
  }
  // To the end, where gzip keeps its checksum.
  for await (const _ of source);
}

/** Takes an exact number of bytes at a time from a stream of chunks. Throws when it ends before. */
const byteReader = (source: AsyncIterable<Uint8Array>) => {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Uint8Array = new Uint8Array()
  return async function* (count: number): AsyncGenerator<Uint8Array> {
    for (let left = count; left > 0; ) {
      if (rest.length === 0) {
        const next = await chunks.next()
        if (next.done) throw new Error('The archive ends too early')
        rest = next.value
      }
      const part = rest.subarray(0, left)
      rest = rest.subarray(part.length)
      left -= part.length
      yield part
    }
  }
}
