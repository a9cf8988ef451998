import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Storage } from '../storage/storage.ts'

const patienceMs = 3_000

/**
 * GET /health/live: this process answers. GET /health/ready (and /health): it can also reach its database and its
 * files; 503 when it cannot, or not within three seconds.
 */
export const addHealth = (app: FastifyInstance, { db, storage }: { db: Database; storage: Storage }): void => {
  app.get('/health/live', async () => ({ status: 'ok' }))
  for (const path of ['/health', '/health/ready'])
    app.get(path, async (request, reply) => {
      const [database, files] = await Promise.allSettled([
        inTime(sql`select 1`.execute(db)),
        // Any key will do: what counts is that the storage can tell.
        inTime(storage.exists('health')),
      ])
      for (const part of [database, files])
        if (part.status === 'rejected') request.log.error({ err: part.reason }, 'not ready')
      if (database.status === 'fulfilled' && files.status === 'fulfilled') return { status: 'ok' }
      return reply.code(503).send({
        status: 'unavailable',
        database: database.status === 'fulfilled' ? 'ok' : 'unavailable',
        storage: files.status === 'fulfilled' ? 'ok' : 'unavailable',
      })
    })
}

const inTime = async (work: Promise<unknown>) => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('no answer in time')), patienceMs)
  try {
    await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
