import { PGlite } from '@electric-sql/pglite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { pgliteStartParams } from './database.ts'
import { type EmbeddedDatabase, openSession } from './embedded-session.ts'

let pglite: PGlite
let session: EmbeddedDatabase
beforeAll(() => {
  pglite = new PGlite({ startParams: pgliteStartParams(false) })
  session = openSession(pglite)
})
beforeEach(async () => {
  await session.query('create table notes (id int primary key, said text)')
})
afterEach(async () => {
  vi.restoreAllMocks()
  await session.query('drop table notes')
})
afterAll(() => session.close())

const preparedNow = async () => {
  const { rows } = await session.query<{ statement: string }>('select statement from pg_prepared_statements')
  return rows.map(({ statement }) => statement)
}

it('prepares a statement once, and then enters the database once each time', async () => {
  const insert = 'insert into notes values ($1, $2)'
  await session.query(insert, [1, 'one'])
  const entries = vi.spyOn(pglite, 'execProtocolStream')
  expect(await session.query(insert, [2, null])).toEqual({ rows: [], affectedRows: 1 })
  expect(entries).toHaveBeenCalledTimes(1)
  expect(await session.query('select id, said from notes order by id')).toEqual({
    rows: [
      { id: 1, said: 'one' },
      { id: 2, said: null },
    ],
    affectedRows: 0,
  })
})

it('gives and takes values as PGlite itself does', async () => {
  const sql = `select $1::jsonb as json, $2::timestamptz as date, $3::bool as bool, $4::int8 as number, $5::text[] as texts,
    $6::float8 as real, $7::uuid as id, null::text as nothing`
  const values = [{ a: [1, 'ä'] }, new Date(0), true, 7, ['a"b', 'c'], 0.5, '00000000-0000-4000-8000-000000000000']
  const { rows } = await pglite.query(sql, values)
  expect((await session.query(sql, values)).rows).toEqual(rows)
})

it('prepares a statement anew after the tables have changed', async () => {
  await session.query("insert into notes values (1, 'one')")
  await session.query('select * from notes')
  await session.query('alter table notes add column tag text')
  expect((await session.query('select * from notes')).rows).toEqual([{ id: 1, said: 'one', tag: null }])
})

it('makes the plan of a statement anew from time to time, as the tables grow', async () => {
  const sql = 'select said from notes where id = $1'
  await session.query(sql, [1])
  const entries = vi.spyOn(pglite, 'execProtocolStream')
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000)
  await session.query(sql, [1])
  expect(entries).toHaveBeenCalledTimes(2)
  expect((await preparedNow()).filter((statement) => statement === sql)).toHaveLength(1)
})

it('keeps no more statements than it has to', async () => {
  for (let number = 0; number < 250; number++) await session.query(`select ${number}`)
  const kept = await preparedNow()
  expect(kept.length).toBeLessThan(210)
  expect(kept).toContain('select 249')
  expect(kept).not.toContain('select 0')
})

it('runs on after a statement has failed, prepared or not', async () => {
  await expect(session.query('select no_such_column from notes')).rejects.toMatchObject({ code: '42703' })
  const insert = 'insert into notes values ($1, $2)'
  await session.query(insert, [1, 'one'])
  await expect(session.query(insert, [1, 'again'])).rejects.toMatchObject({ code: '23505', constraint: 'notes_pkey' })
  await expect(session.query(insert, ['x', 'no number'])).rejects.toMatchObject({ code: '22P02' })
  expect((await session.query('select id from notes')).rows).toEqual([{ id: 1 }])
})

it('keeps what comes from elsewhere out of a transaction', async () => {
  const begun = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const insert = 'insert into notes values ($1, $2)'
  const transaction = session.transaction(async (tx) => {
    await tx.query(insert, [1, 'inside'])
    begun.resolve()
    await mayEnd.promise
    throw new Error('given up')
  })
  await begun.promise
  const elsewhere = session.query(insert, [2, 'outside'])
  mayEnd.resolve()
  await expect(transaction).rejects.toThrow('given up')
  await elsewhere
  expect((await session.query('select id from notes')).rows).toEqual([{ id: 2 }])
})

it('does not take the commit of an aborted transaction for one', async () => {
  const transaction = session.transaction(async (tx) => {
    await tx.query("insert into notes values (1, 'one')")
    await tx.query('select 1 / 0').catch(() => undefined)
  })
  await expect(transaction).rejects.toThrow('aborted')
  expect((await session.query('select id from notes')).rows).toEqual([])
})

it('refuses statements of a transaction that has ended', async () => {
  const late: (() => Promise<unknown>)[] = []
  await session.transaction(async (tx) => {
    late.push(() => tx.query("insert into notes values (1, 'late')"))
    await tx.rollback()
  })
  for (const query of late) await expect(query()).rejects.toThrow('ended')
  expect((await session.query('select id from notes')).rows).toEqual([])
})

it('hears notifications until told to stop', async () => {
  const heard: string[] = []
  const stop = await session.listen('news', (payload) => heard.push(payload))
  await session.query("select pg_notify('news', $1)", ['first'])
  await session.transaction(async (tx) => void (await tx.query("select pg_notify('news', 'second')")))
  expect(heard).toEqual(['first', 'second'])
  await stop()
  await session.query("select pg_notify('news', $1)", ['third'])
  expect(heard).toEqual(['first', 'second'])
})
