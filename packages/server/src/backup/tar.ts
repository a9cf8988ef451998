import { pipeline as pipe, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract, type Pack, pack } from 'tar-stream'

/** One file of an archive: its name, its exact size and its bytes. */
export type Entry = { name: string; size: number; content: AsyncIterable<Uint8Array> }

/** Readable only for the owner, and without a time, so that equal content gives equal bytes. */
const sameForAll = { mode: 0o600, mtime: new Date(0), type: 'file' } as const

const fill = async (archive: Pack, entries: AsyncIterable<Entry>): Promise<void> => {
  for await (const { name, size, content } of entries)
    await pipeline(content, archive.entry({ ...sameForAll, name, size }))
  archive.finalize()
}

/** Streams entries as a tar archive. The reader gets an error if an entry does not have its declared length. */
export const toTar = (entries: AsyncIterable<Entry>): Readable => {
  const archive = pack()
  fill(archive, entries).catch((error: Error) => archive.destroy(error))
  return Readable.from(archive)
}

/** Iterates over the entries of a tar archive. Read the content of each before the next; unread content is skipped. */
export async function* readTar(source: Readable): AsyncGenerator<Entry> {
  const archive = extract()
  // An error of either reaches the reader of the entries.
  pipe(source, archive, () => undefined)
  for await (const entry of archive) {
    const { name, size = 0 } = entry.header
    yield { name, size, content: Readable.from(entry) }
    entry.resume()
  }
}
