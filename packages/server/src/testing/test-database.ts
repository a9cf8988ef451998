import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import pg from 'pg'
import { type Database, type OpenDatabase, openEmbedded, openServer, pgliteStartParams } from '../db/database.ts'
import { openSession } from '../db/embedded-session.ts'
import { listenOnPglite } from '../db/listen.ts'
import { migrations } from '../db/migrate.ts'
import { createPgliteDialect } from '../db/pglite-dialect.ts'
import { readTemplate, type Template, TemplateFS } from './template-fs.ts'

const cache = join(import.meta.dirname, '../../../../node_modules/.cache/candid-test-database')

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
export const openTestDatabaseAt = (schema: string): Promise<OpenDatabase> => {
  const server = process.env['TEST_DATABASE_URL']
  return server ? openOnServer(server, schema) : openInMemory(schema)
}

const openInMemory = async (schema?: string): Promise<OpenDatabase> => {
  const fs = new TemplateFS(await templateOf(schema))
  const session = openSession(new PGlite({ fs, startParams: pgliteStartParams(false) }))
  const db: Database = new Kysely({ dialect: createPgliteDialect(session) })
  await session.waitReady
  return { db, embedded: true, listen: listenOnPglite(session), close: () => db.destroy() }
}

const templates = new Map<string | undefined, Promise<Template>>()

/** Read once by each process. */
const templateOf = (schema?: string): Promise<Template> => {
  const template = templates.get(schema) ?? keptFolder(schema).then((folder) => readTemplate(join(folder, 'pg')))
  templates.set(schema, template)
  return template
}

/** The folder of an empty database with the schema as it was at a step, by default the latest. It is made once. */
const keptFolder = async (schema = 'latest'): Promise<string> => {
  const kept = await keptPath(schema)
  if (!existsSync(kept)) {
    const own = `${kept}.${randomUUID()}`
    const database = await openEmbedded(own, () => undefined, schema === 'latest' ? undefined : schema)
    await database.close()
    // Another process may have been first.
    await rename(own, kept).catch(() => rm(own, { recursive: true }))
  }
  return kept
}

/**
 * Gives a data folder that is not there yet the database of a server that was started once and held nothing: making one
 * takes a server's start seconds. For tests that are not about the first start.
 */
export const fillDataFolder = async (dataDir: string): Promise<void> => {
  await cp(await keptFolder(), join(dataDir, 'db'), { recursive: true })
}

/** Where something made from the schema is kept. The place changes with the schema's source, so that nothing is ever stale. */
const keptPath = async (name: string): Promise<string> => {
  const sources = join(import.meta.dirname, '../db/migrations')
  const names = Object.keys(migrations).toSorted()
  const texts = await Promise.all(names.map((step) => readFile(join(sources, `${step}.ts`), 'utf8')))
  const hash = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)
  await mkdir(join(cache, hash), { recursive: true })
  return join(cache, hash, name)
}
