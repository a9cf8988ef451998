import { DatabaseSync } from 'node:sqlite'

/** The data folder belongs to another process. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError'
}

/**
 * Takes a data folder for this process alone; two processes on one folder would silently lose each other's writes.
 * The lock is the operating system's (by SQLite's exclusive mode), so that even kill -9 frees it at once.
 */
export const lockFolder = (path: string): { release: () => void } => {
  const lock = new DatabaseSync(path)
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    throw new FolderInUseError(`${path} is locked: another process uses this data folder`, { cause: error })
  }
  return { release: () => lock.close() }
}
