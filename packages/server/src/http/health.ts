import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Storage } from '../storage/storage.ts'

/** `needRoom` rejects if the disk of the data folder is full. */
export type HealthParts = { db: Database; storage: Storage; needRoom: () => Promise<void> }

const patienceMs = 3_000

/**
 * GET /health/live says that this process responds. GET /health/ready (and /health) also checks that the database and the files
 * can be reached and that there is room to write; 503 if not, or not within three seconds.
 */
export const addHealth = (app: FastifyInstance, { db, storage, needRoom }: HealthParts): void => {
  app.get('/health/live', async () => ({ status: 'ok' }))
  for (const path of ['/health', '/health/ready'])
    app.get(path, async (request, reply) => {
      const [database, files] = await Promise.allSettled([
        inTime(sql`select 1`.execute(db)),
        inTime(Promise.all([storage.check(), needRoom()])),
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
