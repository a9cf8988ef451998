import { PassThrough, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file for an archive. It is opened when its turn comes, so that only one is open at a time. */
export type ArchiveFile = {
  /** Path in the archive, with slashes. */
  name: string
  modified: Date
  /** Whether it is compressed already, as PDFs are. */
  compress: boolean
  open: () => Promise<Readable>
}

/** Streams the bytes of a ZIP archive. Fails if a file cannot be read, so that an archive is never silently incomplete. */
export const zipOf = (files: readonly ArchiveFile[]): Readable => {
  const zip = new ZipFile()
  const archive = new PassThrough()
  let current: Readable | undefined
  const fail = (error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', fail)
  for (const { name, modified, compress, open } of files)
    zip.addReadStreamLazy(name, { mtime: modified, compress }, (give) => {
      open().then((file) => {
        current = file
        // the reader may have left while it was being opened
        if (archive.destroyed) file.destroy()
        else give(null, file)
      }, fail)
    })
  zip.end()
  zip.outputStream.pipe(archive)
  archive.on('close', () => current?.destroy())
  return archive
}
