import type { Readable } from 'node:stream'

/** The storage of uploaded files. Keys are random and never file names. */
export type Storage = {
  /** Stores the bytes of the file at `sourcePath`; when it resolves, they are on disk. The source may be moved. */
  put: (key: string, sourcePath: string) => Promise<void>
  /** Returns the bytes of a key. Rejects if it does not exist. */
  get: (key: string) => Promise<Readable>
  /** Deletes a key; a missing one is not an error. */
  delete: (key: string) => Promise<void>
  exists: (key: string) => Promise<boolean>
  /** Rejects if files cannot be stored now: the storage is gone, full, or does not respond. */
  check: () => Promise<void>
}
