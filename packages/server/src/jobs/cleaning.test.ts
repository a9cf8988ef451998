import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPerson } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { clean } from './cleaning.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('deletes what is past its end, and nothing that is still of use', async () => {
  const [ada, bob] = [await newPerson(app), await newPerson(app)]
  const hourAgo = new Date(Date.now() - 3_600_000)
  const hourAhead = new Date(Date.now() + 3_600_000)
  await app.db.updateTable('sessions').set({ expires_at: hourAgo }).where('user_id', '=', bob.id).execute()
  for (const [hash, expires_at] of [['old', hourAgo] as const, ['new', hourAhead] as const]) {
    await app.db.insertInto('reset_tokens').values({ hash, user_id: ada.id, expires_at }).execute()
    await app.db.insertInto('rate_limits').values({ key: hash, full_at: expires_at }).execute()
  }
  const done = { kind: 'delete_files', payload: '{}', state: 'done' as const }
  await app.db
    .insertInto('jobs')
    .values([
      { ...done, finished_at: sql<Date>`now() - interval '8 days'` },
      { ...done, finished_at: sql<Date>`now() - interval '6 days'` },
    ])
    .execute()
  const seen = (user_id: string, address: string, days: number) =>
    app.db
      .insertInto('known_addresses')
      .values({ user_id, address, seen_at: sql<Date>`now() - ${days} * interval '1 day'` })
      .execute()
  await seen(ada.id, 'long ago', 366)
  await seen(ada.id, 'lately', 364)
  await clean(app.db)

  expect([(await ada.get('/users/me')).status, (await bob.get('/users/me')).status]).toEqual([200, 401])
  const left = async (table: 'sessions' | 'jobs') => (await app.db.selectFrom(table).selectAll().execute()).length
  expect([await left('sessions'), await left('jobs')]).toEqual([1, 1])
  expect(await app.db.selectFrom('reset_tokens').select('hash').execute()).toEqual([{ hash: 'new' }])
  const addresses = await app.db.selectFrom('known_addresses').select('address').where('user_id', '=', ada.id).execute()
  expect(addresses.map(({ address }) => address)).toContain('lately')
  expect(addresses.map(({ address }) => address)).not.toContain('long ago')
  const limits = await app.db.selectFrom('rate_limits').select('key').execute()
  expect(limits.map(({ key }) => key)).toContain('new')
  expect(limits.map(({ key }) => key)).not.toContain('old')
})
