import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import { type Database, type OpenDatabase, pgliteStartParams } from '../db/database.ts'
import { migrate, migrations } from '../db/migrate.ts'
import { createPgliteDialect } from '../db/pglite-dialect.ts'

const cache = join(import.meta.dirname, '../../../../node_modules/.cache/candid-test-database')

const open = (loadDataDir?: Blob) => {
  const pglite = new PGlite({ startParams: pgliteStartParams(false), ...(loadDataDir && { loadDataDir }) })
  const db: Database = new Kysely({ dialect: createPgliteDialect(pglite) })
  return { pglite, db }
}

/** A database in memory with the whole schema. A kept copy of it makes all but the first start fast. */
export const openTestDatabase = async (): Promise<OpenDatabase> => {
  const template = await readTemplate().catch(() => makeTemplate())
  const { db, pglite } = open(template)
  await pglite.waitReady
  return { db, embedded: true, close: () => db.destroy() }
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
