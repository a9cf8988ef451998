import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import pg from 'pg'
import { type Database, type OpenDatabase, openServer, pgliteStartParams } from '../db/database.ts'
import { listenOnPglite } from '../db/listen.ts'
import { migrate, migrations } from '../db/migrate.ts'
import { createPgliteDialect } from '../db/pglite-dialect.ts'

const cache = join(import.meta.dirname, '../../../../node_modules/.cache/candid-test-database')

const open = (loadDataDir?: Blob) => {
  const pglite = new PGlite({ startParams: pgliteStartParams(false), ...(loadDataDir && { loadDataDir }) })
  const db: Database = new Kysely({ dialect: createPgliteDialect(pglite) })
  return { pglite, db }
}

/**
 * A database of one's own with the whole schema: in memory, or on the PostgreSQL server that TEST_DATABASE_URL names,
 * so that the same tests run on both.
 */
export const openTestDatabase = (): Promise<OpenDatabase> => {
  const server = process.env['TEST_DATABASE_URL']
  return server ? openOnServer(server) : openInMemory()
}

const openOnServer = async (server: string, schema?: string): Promise<OpenDatabase> => {
  const name = `candid_${randomUUID().replaceAll('-', '')}`
  const administer = async (statement: string) => {
    const client = new pg.Client(server)
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await administer(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openServer(url.href, schema)
  return {
    ...database,
    close: async () => {
      await database.close()
      await administer(`drop database ${name} with (force)`)
    },
  }
}

/** A database of one's own with the schema as it was at a step, for tests of later steps. */
export const openTestDatabaseAt = async (schema: string): Promise<OpenDatabase> => {
  const server = process.env['TEST_DATABASE_URL']
  if (server) return openOnServer(server, schema)
  const { db, pglite } = open()
  await migrate(db, schema)
  return { db, embedded: true, listen: listenOnPglite(pglite), close: () => db.destroy() }
}

/** A kept copy of the empty schema makes all but the first start fast. */
const openInMemory = async (): Promise<OpenDatabase> => {
  const template = await readTemplate().catch(() => makeTemplate())
  const { db, pglite } = open(template)
  await pglite.waitReady
  return { db, embedded: true, listen: listenOnPglite(pglite), close: () => db.destroy() }
}

/** The name changes with the schema's source, so that a template is never stale. */
const templatePath = () => {
  const source = Object.values(migrations).map(({ up }) => String(up))
  return readAll().then((text) =>
    join(
      cache,
      createHash('sha256')
        .update(text + source.join())
        .digest('hex')
        .slice(0, 16),
    ),
  )
}
const readAll = async () => {
  const folder = join(import.meta.dirname, '../db/migrations')
  const names = Object.keys(migrations).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, `${name}.ts`), 'utf8')))
  return texts.join('\n')
}

const readTemplate = async () => new Blob([new Uint8Array(await readFile(await templatePath()))])

const makeTemplate = async () => {
  const { db, pglite } = open()
  await migrate(db)
  const dump = await pglite.dumpDataDir('none')
  await db.destroy()
  const path = await templatePath()
  await mkdir(cache, { recursive: true })
  const own = `${path}.${randomUUID()}`
  await writeFile(own, new Uint8Array(await dump.arrayBuffer()))
  await rename(own, path)
  return dump
}
