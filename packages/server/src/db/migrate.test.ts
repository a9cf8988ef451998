import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../accounts/passwords.ts'
import { callerOf } from '../testing/caller.ts'
import { createTestApp } from '../testing/test-app.ts'
import { openTestDatabaseAt } from '../testing/test-database.ts'
import type { Database, OpenDatabase } from './database.ts'
import { migrate, migrations, NewerSchemaError } from './migrate.ts'

const steps = Object.keys(migrations)
const [first = '', latest = ''] = [steps[0], steps.at(-1)]
const password = 'the password of before'
const passwordHash = hashPassword(password)
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const json = (value: unknown) => JSON.stringify(value)

/** What people had stored, by the step that made its tables: written once per step, and never changed afterwards. */
const stored: Record<string, (db: Database) => Promise<unknown>> = {
  '0001-start': async (db) => {
    const statements = [
      sql`insert into users (id, email, full_name, password_hash, is_superuser, is_active)
        values (${id(1)}, 'before@example.com', 'Bea Before', ${await passwordHash}, false, true)`,
      sql`insert into sessions (id, user_id, expires_at) values (${id(2)}, ${id(1)}, now() + interval '1 day')`,
      sql`insert into reset_tokens (hash, user_id, expires_at) values ('hash', ${id(1)}, now() + interval '1 hour')`,
      sql`insert into rate_limits (key, full_at) values ('key', now())`,
      sql`insert into resumes (id, owner_id, file_name, storage_key, size, sha256, chunked, active, parse_status, engine, pages)
        values (${id(3)}, ${id(1)}, 'before.pdf', 'key', 1, 'sum', true, true, 'done', ${json({ kind: 'rules' })}, 1)`,
      sql`insert into items (id, resume_id, section, position, content, source, version)
        values (${id(4)}, ${id(3)}, 'overview', 0, ${json({ text: 'An item of before' })},
          ${json([{ page: 1, boxes: [[1, 2, 3, 4]] }])}, 2)`,
      sql`insert into item_versions (item_id, version, content) values (${id(4)}, 1, ${json({ text: 'Its first text' })})`,
      sql`insert into questions (id, resume_id, item_id, text, kind, engine, category, item_text)
        values (${id(5)}, ${id(3)}, ${id(4)}, 'What did you do before?', 'situation', ${json({ kind: 'rules' })}, 'overview',
          'An item of before')`,
      sql`insert into answers (id, question_id, text, release) values (${id(6)}, ${id(5)}, 'An answer of before', 'employers')`,
      sql`insert into drafts (question_id, text) values (${id(5)}, 'A draft of before')`,
      sql`insert into jobs (kind, payload, state) values ('mail', '{}', 'done')`,
    ]
    for (const statement of statements) await statement.execute(db)
  },
  '0002-employers': async (db) => {
    const answer = { verdict: 'refused', engine: { kind: 'rules' }, sentences: [], nearest: [] }
    const statements = [
      sql`insert into share_links (id, owner_id, name, token_hash, sections, questions, contact)
        values (${id(7)}, ${id(1)}, 'Acme', 'hash', ${json(['overview'])}, true, false)`,
      sql`insert into employer_queries (id, link_id, owner_id, question, answer, sent_at)
        values (${id(8)}, ${id(7)}, ${id(1)}, 'A query of before?', ${json(answer)}, now())`,
      sql`insert into owner_answers (id, owner_id, query_id, question, text)
        values (${id(9)}, ${id(1)}, ${id(8)}, 'A query of before?', 'A reply of before')`,
    ]
    for (const statement of statements) await statement.execute(db)
  },
  '0007-known-addresses': (db) =>
    sql`insert into known_addresses (user_id, address) values (${id(1)}, 'a hash of before')`.execute(db),
  '0017-answer-choices': (db) =>
    sql`insert into answer_choices (id, resume_id, question, item_id)
      values (${id(1)}, ${id(3)}, 'A question of before?', ${id(4)})`.execute(db),
  '0016-link-days': (db) =>
    sql`insert into link_days (link_id, day, opened) values (${id(7)}, '2026-11-22', 2)`.execute(db),
  '0015-notices': async (db) => {
    const statements = [
      sql`insert into notices (owner_id, link_id, query_id) values (${id(1)}, ${id(7)}, ${id(8)})`,
      sql`insert into notice_mails (owner_id, wanted) values (${id(1)}, false)`,
      sql`insert into unsubscribe_tokens (hash, owner_id, expires_at) values ('hash', ${id(1)}, now())`,
    ]
    for (const statement of statements) await statement.execute(db)
  },
}

/** Tables with their rows. */
type Dump = Map<string, Record<string, unknown>[]>

/** Every table of the schema with its rows, as text and in a fixed order; the migrator's own tables left out. */
const dump = async (db: Database): Promise<Dump> => {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%' order by 1`.execute(
    db,
  )
  const dumped: Dump = new Map()
  for (const { name } of tables) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(name)} t order by to_jsonb(t)::text`.execute(db)
    dumped.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return dumped
}

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  // The last opened is the first to close: an app before its database.
  for (const close of closers.splice(0).toReversed()) await close()
})

/** A database as somebody left it who used the version whose last step was `step`. */
const leftAt = async (step: string) => {
  const database = await openTestDatabaseAt(first)
  for (const next of steps.slice(0, steps.indexOf(step) + 1)) {
    await migrate(database.db, next)
    await stored[next]?.(database.db)
  }
  return database
}

/** Compares with a dump of before: rows and fields may have come, and none may be lost or changed. */
const expectKept = (after: Dump, before: Dump) => {
  for (const [table, rows] of before) expect(after.get(table), table).toMatchObject(rows)
}

const expectServed = async (database: OpenDatabase) => {
  const app = await createTestApp({ database: { ...database, close: async () => undefined } })
  closers.push(app.close)
  const form = new URLSearchParams({ username: 'before@example.com', password })
  const login = await callerOf(app).post('/login/access-token', undefined, { form })
  const user = callerOf(app, login.body.access_token)
  expect((await user.get(`/resumes/active`)).body.overview).toMatchObject([{ text: 'An item of before' }])
  const interview = await user.get(`/resumes/${id(3)}/chunks/${id(4)}/questions`)
  expect(interview.body).toMatchObject({
    questions: [{ text: 'What did you do before?' }],
    answers: [{ text: 'An answer of before' }],
  })
}

// One database goes through all steps, and gets the rows of each. So each step meets all that any older version stored.
describe('data of every older schema', () => {
  let database: OpenDatabase
  let kept: Dump
  beforeAll(async () => {
    database = await openTestDatabaseAt(first)
    kept = new Map()
  })
  afterAll(() => database.close())

  it.each(steps)('is all there after the step %s, every row and every field', async (step) => {
    await migrate(database.db, step)
    expectKept(await dump(database.db), kept)
    await stored[step]?.(database.db)
    kept = await dump(database.db)
    const empty = [...kept].filter(([, rows]) => rows.length === 0).map(([name]) => name)
    expect(empty, 'each table has a row, so that the next step proves something').toEqual([])
  })

  it('is served by this version: its user logs in and finds the resume, the question and the answer', async () => {
    await migrate(database.db)
    await expectServed(database)
  })
})

// An update makes all steps that are missing in one transaction, which can fail where the single steps do not. Only the
// versions that brought new tables are left: the steps from any other are the last ones of an update that is here.
describe.each(Object.keys(stored))('an update in one go from the schema %s', (step) => {
  it('keeps every row and every field, and is served by this version', async () => {
    const database = await leftAt(step)
    closers.push(database.close)
    const before = await dump(database.db)
    await migrate(database.db)
    expectKept(await dump(database.db), before)
    await expectServed(database)
  })
})

describe('an update', () => {
  it('makes text of links that nobody may follow, in items and their history [#14.3]', async () => {
    const database = await leftAt('0003-evidence-index')
    closers.push(database.close)
    const award = (link: string) => json({ name: 'Award', description: 'Best paper.', date: null, link })
    const add = (n: number, link: string) => sql`with added as (
      insert into items (id, resume_id, section, position, content, source, version)
        values (gen_random_uuid(), ${id(3)}, 'achievements', ${n}, ${award(link)}, '[]', 2) returning id)
      insert into item_versions (item_id, version, content) select id, 1, ${award(link)}::jsonb from added`
    const links = ['javascript:alert(1)', 'https://example.org/a?b', 'mailto:ada@example.org', 'example.org', '']
    for (const [n, link] of links.entries()) await add(n, link).execute(database.db)
    await migrate(database.db)
    for (const source of ['items', 'item_versions join items on items.id = item_id'] as const) {
      const of = source === 'items' ? 'items' : 'item_versions'
      const { rows } = await sql<{ link: string | null; description: string }>`
        select ${sql.ref(`${of}.content`)}->>'link' as link, ${sql.ref(`${of}.content`)}->>'description' as description
        from ${sql.raw(source)} where items.section = 'achievements' order by position`.execute(database.db)
      expect(rows).toEqual([
        { link: null, description: 'Best paper.\njavascript:alert(1)' },
        { link: 'https://example.org/a?b', description: 'Best paper.' },
        { link: 'mailto:ada@example.org', description: 'Best paper.' },
        { link: null, description: 'Best paper.\nexample.org' },
        { link: '', description: 'Best paper.' },
      ])
    }
  })

  it('that is made twice changes nothing the second time', async () => {
    const database = await leftAt(latest)
    closers.push(database.close)
    const before = await dump(database.db)
    await migrate(database.db)
    expect(await dump(database.db)).toEqual(before)
  })

  it('of data that a newer version wrote is refused with what to do, and changes nothing', async () => {
    const database = await leftAt(latest)
    closers.push(database.close)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', 'then')`.execute(database.db)
    const before = await dump(database.db)
    await expect(migrate(database.db)).rejects.toThrow(NewerSchemaError)
    await expect(migrate(database.db)).rejects.toThrow('schema 9999-future')
    expect(await dump(database.db)).toEqual(before)
  })
})
