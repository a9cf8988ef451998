import { PassThrough, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file to be put in an archive; it is opened when its turn comes, so only one is ever open. */
export type ArchiveFile = {
  /** Path in the archive, with slashes. */
  name: string
  modified: Date
  /** PDFs are compressed already. */
  compress: boolean
  open: () => Promise<Readable>
}

/** The bytes of a ZIP archive, made as they are read. Ends with an error when a file cannot be read: never in part. */
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
        // whoever wanted it may have gone while it was being opened
        if (archive.destroyed) file.destroy()
        else give(null, file)
      }, fail)
    })
  zip.end()
  zip.outputStream.pipe(archive)
  archive.on('close', () => current?.destroy())
  return archive
}
