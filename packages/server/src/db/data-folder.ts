import { chmodSync, existsSync, readdirSync } from 'node:fs'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { StartError, toStartError } from '../start-error.ts'
import { needDiskRoom } from '../storage/disk-room.ts'

const restoring =
  'Keep a copy of the folder, then restore a backup into an empty DATA_DIR (npm start -- --restore FILE)'

/**
 * Creates a folder and its parents. It does not use `recursive`, which reports a missing folder on a read-only disk and never
 * ends below /proc (seen with Node 26).
 */
const makeFolder = async (folder: string): Promise<void> => {
  const make = () => mkdir(folder, { mode: 0o700 })
  try {
    await make()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error
    await makeFolder(dirname(folder))
    await make()
  }
}

/** Creates the data folder if needed and writes to it once. Throws StartError if that is not possible. */
export const openDataFolder = async (folder: string, leastFree?: number): Promise<void> => {
  const probe = join(folder, `probe-${process.pid}`)
  try {
    await makeFolder(resolve(folder))
    await needDiskRoom(folder, leastFree)
    await writeFile(probe, Buffer.alloc(4_096), { flush: true })
    await rm(probe)
  } catch (error) {
    throw toStartError(error, folder) ?? error
  }
}

/** The marker of a folder in which a database was created completely. From then on missing files are always an error. */
const markerOf = (folder: string) => join(folder, 'complete')

/**
 * Refuses a folder whose database is missing or lacks its PG_VERSION file, because a new, empty database would be created
 * there. A database whose creation was interrupted contains nothing yet. Throws StartError.
 */
export const refuseHollow = (folder: string): void => {
  const pg = join(folder, 'pg')
  const wasMade = existsSync(markerOf(folder)) || existsSync(join(pg, 'global/pg_control'))
  if (wasMade && !existsSync(join(pg, 'PG_VERSION')))
    throw new StartError(`the database in ${pg} has lost its PG_VERSION, so it is damaged. ${restoring}`)
}

/** Marks a database as completely created. */
export const markComplete = (folder: string): Promise<void> =>
  writeFile(markerOf(folder), 'The database in pg was made to the end.\n', { flush: true })

/** Returns the error for a database that does not open. */
export const damaged = (folder: string, cause: unknown): StartError =>
  new StartError(`the database in ${join(folder, 'pg')} is damaged and does not open. ${restoring}`, { cause })

/** Removes all rights of other users on the files of a database, because PostgreSQL and older versions set their own modes. */
export const closeToOthers = (folder: string): void => {
  if (process.platform === 'win32') return
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
}
