import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPostgres, type PostgresProcess, startPostgres } from '../testing/postgres-process.ts'
import { type OpenDatabase, openServer } from './database.ts'

const bin = findPostgres()
let postgres: PostgresProcess
let database: OpenDatabase
beforeAll(async () => {
  if (!bin) return
  postgres = await startPostgres(bin)
  database = await openServer(postgres.url)
})
afterAll(async () => {
  await database?.close()
  await postgres?.stop()
})

/** Runs on one connection. */
const inOne = <T>(work: (db: OpenDatabase['db']) => Promise<T>) => database.db.connection().execute(work)

const preparedOn = async (db: OpenDatabase['db']) => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
  return rows.map(({ statement }) => statement)
}

it.skipIf(!bin)('prepares a statement once on a connection, and not one that gives all columns', async () => {
  const statements = await inOne(async (db) => {
    const one = db.selectFrom('users').select('email').where('id', '=', '00000000-0000-4000-8000-000000000000')
    for (let time = 0; time < 3; time++) await one.execute()
    await db.selectFrom('users').selectAll().execute()
    return (await preparedOn(db)).filter((statement) => statement.includes('from "users"'))
  })
  expect(statements).toEqual(['select "email" from "users" where "id" = $1'])
})

it.skipIf(!bin)('gives up a connection whose statements another process has outdated', async () => {
  const elsewhere = database.db
  await sql`create table notes (id int)`.execute(elsewhere)
  const read = (db: OpenDatabase['db']) => sql`select notes.id from notes`.execute(db)
  const open = () => database.pool?.().open ?? 0
  const before = await inOne(async (db) => {
    await read(db)
    await sql`alter table notes alter column id type text`.execute(elsewhere)
    await expect(read(db)).rejects.toMatchObject({ code: '0A000' })
    return open()
  })
  expect(open()).toBe(before - 1)
  await expect(inOne(read)).resolves.toEqual({ rows: [] })
})
