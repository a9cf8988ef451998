import { type FileHandle, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

/** All rows at one moment: each table as a file of JSON lines, parents before children, and the files they refer to. */
export type Snapshot = {
  schema: string
  tables: { name: string; path: string; size: number }[]
  files: Map<string, number>
}

const rowsAtOnce = 500

/** Writes all rows into `folder` in one transaction, so that the snapshot is consistent. */
export const writeSnapshot = (db: Database, folder: string): Promise<Snapshot> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { rows: versions } = await sql<{ name: string }>`
        select name from kysely_migration order by name desc limit 1`.execute(tx)
      const tables: Snapshot['tables'] = []
      for (const name of await tablesInOrder(tx)) {
        const path = join(folder, name)
        const file = await open(path, 'wx', 0o600)
        try {
          await writeRows(tx, name, file)
        } finally {
          await file.close()
        }
        tables.push({ name, path, size: (await stat(path)).size })
      }
      const resumes = await tx.selectFrom('resumes').select(['storage_key', 'size']).execute()
      const files = new Map(resumes.map(({ storage_key, size }) => [storage_key, size]))
      return { schema: versions[0]?.name ?? '', tables, files }
    })

const writeRows = async (tx: Transaction<Tables>, table: string, file: FileHandle) => {
  await sql`declare backup_rows no scroll cursor for select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(
    tx,
  )
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch forward ${sql.lit(rowsAtOnce)} from backup_rows`.execute(tx)
    if (rows.length === 0) break
    await file.write(rows.map(({ row }) => `${row}\n`).join(''))
  }
  await sql`close backup_rows`.execute(tx)
}

/** Returns our tables, each after those that it refers to, without tables that triggers fill. */
const tablesInOrder = async (db: Database): Promise<string[]> => {
  const { rows: tables } = await sql<{ name: string; parents: string[] }>`
    select c.relname as name, array(
      select p.relname::text from pg_constraint f join pg_class p on p.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents
    from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and c.relname not like 'kysely%' and obj_description(c.oid) is distinct from 'derived' order by c.relname`.execute(
    db,
  )
  const done = new Set<string>()
  while (done.size < tables.length) {
    const next = tables.filter(({ name, parents }) => !done.has(name) && parents.every((parent) => done.has(parent)))
    if (next.length === 0) throw new Error('The tables refer to each other in a circle')
    for (const { name } of next) done.add(name)
  }
  return [...done]
}

/** Inserts rows, given as JSON lines, into a table. */
export const insertRows = async (tx: Database, table: string, lines: AsyncIterable<string>): Promise<void> => {
  let batch: string[] = []
  const flush = async () => {
    if (batch.length === 0) return
    await sql`insert into ${sql.table(table)} overriding system value
      select * from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${batch.join()}]`}::jsonb)`.execute(tx)
    batch = []
  }
  for await (const line of lines) {
    if (batch.push(line) >= rowsAtOnce) await flush()
  }
  await flush()
}

/** Sets the sequences of the database to continue after the restored numbers. */
export const continueNumbers = async (tx: Database): Promise<void> => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name::text as table, column_name::text as column from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(tx)
  for (const { table, column } of rows)
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 1),
      max(${sql.ref(column)}) is not null) from ${sql.table(table)}`.execute(tx)
}
