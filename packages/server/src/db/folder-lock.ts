import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'

/** Thrown if another process uses the data folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError'
}

/**
 * Locks a data folder for this process, because two processes on one folder would silently lose each other's writes.
 * It is a lock of the operating system (through SQLite's exclusive mode), so that even kill -9 releases it at once.
 */
export const lockFolder = (path: string): { release: () => void } => {
  const lock = new DatabaseSync(path)
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error))
      throw new StartError(`${path} cannot be locked: ${reasonOf(error)}. Delete that file and start again`)
    throw new FolderInUseError(`${path} is locked: another process uses this data folder`, { cause: error })
  }
  return { release: () => lock.close() }
}

const busy = [5, 6]
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && busy.includes(Number(error.errcode) & 0xff)
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown reason')
