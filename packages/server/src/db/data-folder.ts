import { chmodSync, existsSync, readdirSync } from 'node:fs'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { StartError, toStartError } from '../start-error.ts'
import { needDiskRoom } from '../storage/disk-room.ts'

const restoring =
  'Keep a copy of the folder, then restore a backup into an empty DATA_DIR (npm start -- --restore FILE)'

/**
 * Makes a folder and those above it. Not by `recursive`: on a read-only disk that says that something is missing, and below
 * /proc it never ends (seen with Node 26).
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

/** Makes the data folder where there is none, and writes to it once. Throws StartError when that cannot be done. */
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

/** A database was made in this folder to the end: its files are never absent for a good reason from then on. */
const markerOf = (folder: string) => join(folder, 'complete')

/**
 * Refuses a folder whose database is gone or lacks the file by which PostgreSQL knows it: it would be taken for an empty one
 * and started over. One whose making was cut off holds nothing yet. Throws StartError.
 */
export const refuseHollow = (folder: string): void => {
  const pg = join(folder, 'pg')
  const wasMade = existsSync(markerOf(folder)) || existsSync(join(pg, 'global/pg_control'))
  if (wasMade && !existsSync(join(pg, 'PG_VERSION')))
    throw new StartError(`the database in ${pg} has lost its PG_VERSION, so it is damaged. ${restoring}`)
}

/** Says that a database was made to the end. */
export const markComplete = (folder: string): Promise<void> =>
  writeFile(markerOf(folder), 'The database in pg was made to the end.\n', { flush: true })

/** What it means that a database does not open. */
export const damaged = (folder: string, cause: unknown): StartError =>
  new StartError(`the database in ${join(folder, 'pg')} is damaged and does not open. ${restoring}`, { cause })

/** Takes every right on the files of a database from others: of before we saw to it, and of its making, which sets its own. */
export const closeToOthers = (folder: string): void => {
  if (process.platform === 'win32') return
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
}
