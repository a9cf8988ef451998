import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '../db/database.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { eventually } from '../testing/time-limits.ts'
import { enqueue } from './queue.ts'
import { type JobHandler, type Runner, startRunner } from './runner.ts'

let database: OpenDatabase
const runners: Runner[] = []
beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()))
  await database.db.deleteFrom('jobs').execute()
})
afterAll(() => database.close())

const unused = { attempts: 1, atOnce: 4, run: async () => undefined }
/** A runner of a process of its own: it takes nothing over at its start. */
const start = (
  run: JobHandler<'delete_files'>,
  { attempts = 1, embedded = false, giveUp = async () => undefined } = {},
) => {
  const handlers = { parse_resume: unused, send_mail: unused, delete_files: { attempts, atOnce: 4, run, giveUp } }
  const runner = startRunner({ db: database.db, embedded }, handlers, () => undefined)
  runners.push(runner)
  return runner
}
const add = (key = 'a') => enqueue(database.db, 'delete_files', { keys: [key] })
const jobs = () => database.db.selectFrom('jobs').select(['state', 'attempts', 'error']).orderBy('id').execute()

it('runs each job once, though several processes look for work', async () => {
  const seen: string[] = []
  for (let n = 0; n < 40; n++) await add(String(n))
  const run: JobHandler<'delete_files'> = async ({ keys }) => {
    seen.push(...keys)
    return undefined
  }
  await Promise.all([start(run), start(run), start(run)].map((runner) => runner.idle()))
  expect(seen.toSorted()).toEqual(Array.from({ length: 40 }, (_, n) => String(n)).toSorted())
  expect((await jobs()).every(({ state, attempts }) => state === 'done' && attempts === 1)).toBe(true)
})

it('writes the result together with the end of the job, or neither', async () => {
  await add()
  const runner = start(async () => async (tx) => {
    await tx.insertInto('rate_limits').values({ key: 'result', full_at: new Date() }).execute()
    throw new Error('no')
  })
  await runner.idle()
  expect(await database.db.selectFrom('rate_limits').selectAll().execute()).toEqual([])
  expect(await jobs()).toMatchObject([{ state: 'failed', error: 'no' }])
})

it('tries a job again, later each time, and gives up after its attempts', async () => {
  await add()
  const giveUp = vi.fn(async () => undefined)
  const runner = start(() => Promise.reject(new Error('broken')), { attempts: 2, giveUp })
  await runner.idle()
  const { wait } = await database.db
    .selectFrom('jobs')
    .select((row) => row('run_at', '>', new Date()).as('wait'))
    .executeTakeFirstOrThrow()
  expect(wait).toBe(true)
  expect(await jobs()).toMatchObject([{ state: 'queued', attempts: 1 }])
  await database.db.updateTable('jobs').set({ run_at: new Date() }).execute()
  await runner.idle()
  expect(await jobs()).toMatchObject([{ state: 'failed', attempts: 2 }])
  expect(giveUp).toHaveBeenCalledTimes(1)
})

describe('a job of a process that died', () => {
  const leave = (lease_until: Date) =>
    database.db
      .insertInto('jobs')
      .values({
        kind: 'delete_files',
        payload: '{"keys":["x"]}',
        state: 'running',
        attempts: 1,
        worker: 'dead',
        lease_until,
      })
      .execute()

  it('is taken up when its lease is over', async () => {
    await leave(new Date(Date.now() - 1))
    await start(async () => undefined).idle()
    expect(await jobs()).toMatchObject([{ state: 'done', attempts: 2 }])
  })

  it('is taken up at once by the next owner of an embedded database', async () => {
    await leave(new Date(Date.now() + 30_000))
    await start(async () => undefined, { embedded: true }).idle()
    expect(await jobs()).toMatchObject([{ state: 'done', attempts: 2 }])
  })

  it('cannot be finished by it any more once another has it', async () => {
    await add()
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const writes: string[] = []
    const slow = start(async () => {
      begun.resolve()
      await gate.promise
      return async () => void writes.push('slow')
    })
    await begun.promise
    await database.db
      .updateTable('jobs')
      .set({ lease_until: new Date(Date.now() - 1) })
      .execute()
    const quick = start(async () => async () => void writes.push('quick'))
    while ((await jobs())[0]?.state !== 'done') quick.wake()
    gate.resolve()
    await slow.stop()
    expect(writes).toEqual(['quick'])
  })
})

it('does not take up its own running job when it stood still past the lease', async () => {
  await add()
  const gate = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const run = vi.fn(async () => {
    begun.resolve()
    await gate.promise
    return undefined
  })
  const runner = start(run)
  await begun.promise
  await database.db
    .updateTable('jobs')
    .set({ lease_until: new Date(Date.now() - 1) })
    .execute()
  await add('b')
  runner.wake()
  await eventually(() => expect(run).toHaveBeenCalledTimes(2))
  gate.resolve()
  await runner.idle()
  expect(run).toHaveBeenCalledTimes(2)
  expect(await jobs()).toMatchObject([
    { state: 'done', attempts: 1 },
    { state: 'done', attempts: 1 },
  ])
})

it('gives a running job back when it stops', async () => {
  await add()
  const begun = Promise.withResolvers<void>()
  const runner = start(
    (_, signal) =>
      new Promise((_resolve, reject) => {
        begun.resolve()
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  await begun.promise
  await runner.stop()
  expect(await jobs()).toMatchObject([{ state: 'queued' }])
})

it('never lets slow jobs of one kind hold up those of another', async () => {
  const gate = Promise.withResolvers<void>()
  const slow = { attempts: 1, atOnce: 2, run: () => gate.promise.then(() => undefined) }
  const sent = vi.fn(async () => undefined)
  const handlers = { parse_resume: slow, send_mail: { attempts: 1, atOnce: 1, run: sent }, delete_files: unused }
  for (let n = 0; n < 5; n++) await enqueue(database.db, 'parse_resume', { resumeId: String(n), generation: 1 })
  await enqueue(database.db, 'send_mail', { mail: 'reset_password', to: 'ada@example.com' })
  runners.push(startRunner({ db: database.db, embedded: false }, handlers, () => undefined))
  await eventually(() => expect(sent).toHaveBeenCalledTimes(1))
  // A job is called before its end is written.
  const states = async () => (await jobs()).map(({ state }) => state)
  await eventually(async () =>
    expect(await states()).toEqual(['running', 'running', 'queued', 'queued', 'queued', 'done']),
  )
  gate.resolve()
})
