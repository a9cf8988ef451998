import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline as pipe, Readable, type Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import * as v from 'valibot'
import type { Database } from '../db/database.ts'
import { migrate, migrations } from '../db/migrate.ts'
import { sync } from '../storage/local-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { continueNumbers, insertRows, type Snapshot, writeSnapshot } from './snapshot.ts'
import { type Entry, readTar, toTar } from './tar.ts'

/** Thrown if a backup or a restore is not possible. The message is one line for the person who requested it. */
export class BackupError extends Error {
  override name = 'BackupError'
}

export type BackupParts = { db: Database; storage: Storage; dataDir: string }

const manifestSchema = v.object({ format: v.literal(1), schema: v.string(), made_at: v.string(), files: v.number() })
export type Manifest = v.InferOutput<typeof manifestSchema>

const secretName = 'jwt-secret'
const maxTries = 10

/** Streams everything that this server stores as a gzipped tar: files, the key of the tokens, all rows, and last the manifest. */
export const createBackup = (parts: BackupParts): Readable => through(toTar(entriesOf(parts)), createGzip({ level: 1 }))

/** Pipes `source` through `transform`; an error of either ends both and reaches the reader. */
const through = (source: Readable, transform: Transform): Readable => {
  pipe(source, transform, () => undefined)
  return transform
}

async function* entriesOf({ db, storage, dataDir }: BackupParts): AsyncGenerator<Entry> {
  const folder = join(dataDir, 'tmp', `backup-${randomUUID()}`)
  try {
    const packed = new Set<string>()
    let snapshot = await newSnapshot(db, folder)
    for (let tries = 1; ; tries++) {
      let gone = 0
      for (const [key, size] of snapshot.files) {
        if (packed.has(key)) continue
        const content = await storage.get(key).catch(() => null)
        if (content) yield { name: `files/${key}`, size, content }
        if (content) packed.add(key)
        else gone += 1
      }
      if (gone === 0) break
      // Files were deleted since the rows were read. With newer rows the archive is complete. Keys are never reused.
      if (tries === maxTries) throw new Error(`${gone} files are missing in the storage`)
      snapshot = await newSnapshot(db, folder)
    }
    const secret = await readFile(join(dataDir, secretName)).catch(() => null)
    if (secret) yield small(secretName, secret)
    for (const { name, path, size } of snapshot.tables)
      yield { name: `database/${name}`, size, content: createReadStream(path) }
    const made_at = new Date().toISOString()
    const manifest: Manifest = { format: 1, schema: snapshot.schema, made_at, files: snapshot.files.size }
    yield small('manifest.json', Buffer.from(JSON.stringify(manifest)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const small = (name: string, bytes: Buffer): Entry => ({ name, size: bytes.length, content: Readable.from([bytes]) })

const newSnapshot = async (db: Database, folder: string): Promise<Snapshot> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  return writeSnapshot(db, folder)
}

/** Writes a backup to `path`: either complete and on disk, or not at all. Throws if it cannot be read back. */
export const saveBackup = async (source: Readable, path: string): Promise<Manifest> => {
  const own = `${path}.${randomUUID().slice(0, 8)}.part`
  try {
    const file = await open(own, 'wx', 0o600)
    await pipeline(source, file.createWriteStream())
    await sync(own)
    const manifest = await verifyBackup(own)
    await rename(own, path)
    await sync(dirname(path))
    return manifest
  } finally {
    await rm(own, { force: true })
  }
}

const entriesIn = (path: string) => readTar(through(createReadStream(path), createGunzip()))

/** Reads an archive to its end and returns its manifest. Throws BackupError if it is not a complete backup. */
export const verifyBackup = async (path: string): Promise<Manifest> => {
  let manifest: unknown
  try {
    for await (const { name, content } of entriesIn(path))
      if (name === 'manifest.json') manifest = JSON.parse(String(await buffer(content)))
  } catch (error) {
    throw new BackupError(`${path} cannot be read as a backup: ${error instanceof Error ? error.message : error}`)
  }
  const result = v.safeParse(manifestSchema, manifest)
  if (!result.success) throw new BackupError(`${path} is no whole backup: it has no manifest`)
  if (!(result.output.schema in migrations)) throw new BackupError(`${path} was made by a newer version`)
  return result.output
}

/**
 * Restores a verified backup into an empty server whose database has the backup's schema, and then migrates it.
 * Rows are written in one transaction after the files, so that an interrupted restore can simply be repeated.
 */
export const restoreBackup = async (path: string, { db, storage, dataDir }: BackupParts): Promise<void> => {
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<string | number | bigint>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) > 0) throw new BackupError('a backup is restored only into an empty database; this one has users')
  const folder = join(dataDir, 'tmp')
  await mkdir(folder, { recursive: true })
  for await (const { name, content } of entriesIn(path)) {
    if (name.startsWith('files/')) {
      const temp = join(folder, randomUUID())
      await writeFile(temp, content)
      await storage.put(name.slice('files/'.length), temp)
      await rm(temp, { force: true })
    }
    if (name === secretName) await writeFile(join(dataDir, secretName), content, { mode: 0o600, flush: true })
  }
  await db.transaction().execute(async (tx) => {
    for await (const { name, content } of entriesIn(path))
      if (name.startsWith('database/'))
        await insertRows(tx, name.slice('database/'.length), createInterface({ input: Readable.from(content) }))
    await continueNumbers(tx)
  })
  await migrate(db)
}
