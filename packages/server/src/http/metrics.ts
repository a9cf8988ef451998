import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { OpenDatabase } from '../db/database.ts'

/**
 * GET /metrics in the text format of Prometheus: requests by operation and status, jobs, database connections, and the
 * process itself. Only counts and times: no user, address or text is ever a label.
 */
export const addMetrics = (
  app: FastifyInstance,
  { db, pool, streams }: Pick<OpenDatabase, 'db' | 'pool'> & { streams: () => number },
): void => {
  const register = new Registry()
  collectDefaultMetrics({ register, prefix: 'candid_' })
  const requests = new Histogram({
    name: 'candid_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [register],
  })
  app.addHook('onResponse', async ({ routeOptions }, reply) => {
    // The time that a stream was open is not a response time.
    if (routeOptions.config.operation?.id === 'readEvents') return
    const operation = routeOptions.config.operation?.id ?? routeOptions.url ?? 'unknown'
    requests.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  new Gauge({
    name: 'candid_jobs',
    help: 'Jobs in the database by kind and state; done ones are not counted',
    labelNames: ['kind', 'state'],
    registers: [register],
    async collect() {
      this.reset()
      const rows = await db
        .selectFrom('jobs')
        .select(['kind', 'state', sql<number>`count(*)::int`.as('count')])
        .where('state', '!=', 'done')
        .groupBy(['kind', 'state'])
        .execute()
      for (const { kind, state, count } of rows) this.set({ kind, state }, count)
    },
  })
  new Gauge({
    name: 'candid_oldest_due_job_seconds',
    help: 'How long the job that is due longest has been waiting',
    registers: [register],
    async collect() {
      const { age } = await db
        .selectFrom('jobs')
        .select(sql<number>`coalesce(extract(epoch from now() - min(run_at)), 0)::float8`.as('age'))
        .where('state', '=', 'queued')
        .where('run_at', '<=', sql<Date>`now()`)
        .executeTakeFirstOrThrow()
      this.set(age)
    },
  })
  new Gauge({
    name: 'candid_event_streams',
    help: 'Open streams of GET /events',
    registers: [register],
    collect() {
      this.set(streams())
    },
  })
  if (pool)
    new Gauge({
      name: 'candid_database_connections',
      help: 'Connections to the database: open, idle, and requests that wait for one',
      labelNames: ['state'],
      registers: [register],
      collect() {
        for (const [state, count] of Object.entries(pool())) this.set({ state }, count)
      },
    })
  app.get('/metrics', async (_, reply) => reply.type(register.contentType).send(await register.metrics()))
}
