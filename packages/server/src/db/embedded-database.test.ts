import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toHttpError } from '../http/request-error.ts'
import { pgliteStartParams } from './database.ts'
import { openInThread } from './embedded-database.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candid-thread-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

it('says when its thread has ended by itself, and refuses what comes then as unavailable', async () => {
  const post = vi.spyOn(Worker.prototype, 'postMessage')
  const database = openInThread({ folder, startParams: pgliteStartParams(false) })
  await database.waitReady
  const late = database.query('select pg_sleep(60)').catch((error: Error) => error)
  const [thread] = post.mock.contexts
  if (!(thread instanceof Worker)) throw new Error('no thread')
  await thread.terminate()
  const reason = await database.stopped
  expect(reason.message).toBe('The embedded database has stopped')
  expect(await late).toBe(reason)
  const after = await database.query('select 1').catch((error) => toHttpError(error).status)
  expect(after).toBe(503)
})

it('does not say so when it is closed', async () => {
  const database = openInThread({ folder, startParams: pgliteStartParams(false) })
  await database.waitReady
  await database.close()
  const outcome = await Promise.race([database.stopped, Promise.resolve('closed')])
  expect(outcome).toBe('closed')
})
