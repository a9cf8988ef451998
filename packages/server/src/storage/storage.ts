import type { Readable } from 'node:stream'

/** Where uploaded files are kept. Keys are random and made by us, never file names. */
export type Storage = {
  /** Stores the bytes of the file at `sourcePath`; when it returns, they are on disk. The source may be moved. */
  put: (key: string, sourcePath: string) => Promise<void>
  /** The bytes of a key. Rejects when there is none. */
  get: (key: string) => Promise<Readable>
  /** Deletes a key; a missing one is no error. */
  delete: (key: string) => Promise<void>
  exists: (key: string) => Promise<boolean>
  /** Rejects when files cannot be stored now: the place is gone, full, or does not answer. */
  check: () => Promise<void>
}
