import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { StartError, toStartError } from '../start-error.ts'
import { needDiskRoom } from '../storage/disk-room.ts'
import { closeToOthers, damaged, markComplete, refuseHollow } from './data-folder.ts'
import { openInThread } from './embedded-database.ts'
import { lockFolder } from './folder-lock.ts'
import { type Listen, listenOnPglite, listenOnServer } from './listen.ts'
import { migrate } from './migrate.ts'
import { createPgliteDialect } from './pglite-dialect.ts'
import { preparing } from './preparing-pool.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
/** An open database and how to close it. `embedded` means that no other process can use it. */
export type OpenDatabase = {
  db: Database
  embedded: boolean
  /** The connections of a server's pool, for metrics. */
  pool?: () => { open: number; idle: number; waiting: number }
  /** Listens to the notifications of a channel, including those of other processes. */
  listen: Listen
  /** For an embedded database: resolves with the reason if it has stopped by itself and cannot be used any more. */
  stopped?: Promise<Error>
  close: () => Promise<void>
}

const vacuumEveryMs = 10 * 60_000

/** PGlite's start parameters: a small cache, a short log, and real fsync (the default disables it with -F). */
export const pgliteStartParams = (fsync: boolean): string[] => [
  ...PGlite.defaultStartParams.filter((parameter) => !fsync || parameter !== '-F'),
  ...['-c', 'shared_buffers=32MB', '-c', 'max_wal_size=128MB'],
  ...(fsync ? ['-c', 'wal_sync_method=fsync'] : []),
]

/**
 * Opens the embedded database in `folder`, locks the folder for this process, and migrates the schema to the newest version or
 * to the step `schema`. Throws FolderInUseError, StartError.
 */
export const openEmbedded = async (
  folder: string,
  warn: (message: string) => void,
  schema?: string,
): Promise<OpenDatabase> => {
  mkdirSync(folder, { recursive: true })
  const lock = lockFolder(join(folder, 'lock.db'))
  refuseHollow(folder)
  const pglite = await openPglite(folder)
  const db: Database = new Kysely({ dialect: createPgliteDialect(pglite) })
  await migrate(db, schema)
  await markComplete(folder)
  closeToOthers(folder)
  await checkSync(db, pglite.syncs, warn)
  const vacuum = startVacuum(db, warn)
  const close = async () => {
    clearInterval(vacuum)
    await db.destroy()
    lock.release()
  }
  return { db, embedded: true, listen: listenOnPglite(pglite), stopped: pglite.stopped, close }
}

const openPglite = async (folder: string): Promise<ReturnType<typeof openInThread>> => {
  const pglite = openInThread({ folder: join(folder, 'pg'), startParams: pgliteStartParams(true) })
  try {
    await pglite.waitReady
    // Reads the catalogue, because a start alone does not notice its loss.
    await pglite.query('select count(*) from pg_class join pg_attribute on attrelid = pg_class.oid')
    return pglite
  } catch (error) {
    await needDiskRoom(folder).catch((full) => {
      throw toStartError(full, folder) ?? full
    })
    throw damaged(folder, error)
  }
}

/** Connects to a PostgreSQL server (or a compatible engine) by its address. Throws StartError if it does not respond. */
export const openServer = async (url: string, schema?: string): Promise<OpenDatabase> => {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 })
  // The pool replaces a lost idle connection. Without a listener the error would end the process.
  pool.on('error', () => undefined)
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool: preparing(pool) }) })
  await sql`select 1`.execute(db).catch((error: Error) => {
    throw new StartError(`the database of DATABASE_URL does not answer: ${reasonOf(error)}`, { cause: error })
  })
  await migrate(db, schema)
  return {
    db,
    embedded: false,
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    listen: listenOnServer(url),
    close: () => db.destroy(),
  }
}

/** Returns why a server does not respond. Each address of a host can have its own reason; the first one is used. */
const reasonOf = (error: Error): string =>
  error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0].message : error.message

/** The fsync hook depends on PGlite's internals, so each start checks that a commit reaches the disk. */
const checkSync = async (db: Database, syncs: () => Promise<number>, warn: (message: string) => void) => {
  const before = await syncs()
  const key = 'probe of the first commit'
  await db.insertInto('rate_limits').values({ key, full_at: new Date() }).execute()
  await db.deleteFrom('rate_limits').where('key', '=', key).execute()
  if ((await syncs()) === before)
    warn('The database does not sync to disk: a loss of power could lose acknowledged writes.')
}

/** PGlite has no background processes, so it would never be vacuumed. */
const startVacuum = (db: Database, warn: (message: string) => void) =>
  setInterval(() => {
    sql`vacuum (analyze)`
      .execute(db)
      .then(() => sql`checkpoint`.execute(db))
      .catch((error: Error) => warn(`Vacuum failed: ${error.message}`))
  }, vacuumEveryMs).unref()
