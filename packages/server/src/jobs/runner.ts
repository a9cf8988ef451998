import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { toLoggedError } from '../logged-error.ts'
import type { JobKind, JobPayloads } from './queue.ts'

/** The slow part of a job, outside any transaction. Returns the writes to make together with the end of the job. */
export type JobHandler<K extends JobKind> = (
  payload: JobPayloads[K],
  signal: AbortSignal,
) => Promise<((tx: Database) => Promise<void>) | undefined>
/** `atOnce` is how many jobs of a kind run in parallel in one process, so that slow kinds never delay quick ones. */
export type JobHandlers = {
  [K in JobKind]: { run: JobHandler<K>; attempts: number; atOnce: number; giveUp?: GiveUp<K> }
}
type GiveUp<K extends JobKind> = (tx: Database, payload: JobPayloads[K]) => Promise<void>

type Claim = { id: string; attempts: number; kind: JobKind; payload: never }

export type Runner = {
  /** Looks for work now instead of at the next poll. */
  wake: () => void
  /** Resolves when no job is due or running any more; for tests. */
  idle: () => Promise<void>
  /** Stops taking jobs and releases the running ones, which another process or the next start takes. */
  stop: () => Promise<void>
}

const leaseS = 30
const pollMs = 1_000

/**
 * Runs jobs from the table. A job is leased, and each attempt is fenced: only the holder of the newest attempt can finish it.
 * So another process takes a job whose process died, and no job is finished twice.
 */
export const startRunner = (
  { db, embedded }: { db: Database; embedded: boolean },
  handlers: JobHandlers,
  onError: (error: unknown) => void,
): Runner => {
  const worker = randomUUID()
  const running = new Map<string, { kind: JobKind; abort: AbortController; done: Promise<void> }>()
  let stopped = false
  let polling: Promise<void> | null = null
  let again = false

  const kindsWithRoom = () =>
    (Object.keys(handlers) as JobKind[]).filter(
      (kind) => [...running.values()].filter((job) => job.kind === kind).length < handlers[kind].atOnce,
    )

  const claim = async (): Promise<Claim | undefined> => {
    const kinds = kindsWithRoom()
    if (kinds.length === 0) return undefined
    // A process that was suspended past its leases still has its jobs: the next heartbeat renews them.
    const own = sql.val(`{${[...running.keys()].join(',')}}`)
    // The owner with the fewest running jobs comes first, so that many jobs of one owner do not delay others.
    const { rows } = await sql<Claim>`
      with busy as (select kind, payload->>'ownerId' as owner, count(*) as jobs from jobs
        where state = 'running' group by kind, payload->>'ownerId')
      update jobs set state = 'running', worker = ${worker}, attempts = attempts + 1,
        lease_until = now() + ${leaseS} * interval '1 second'
      where id = (select id from jobs as due where state in ('queued', 'running') and run_at <= now()
        and kind = any(${sql.val(`{${kinds.join(',')}}`)}::text[]) and id <> all(${own}::bigint[])
        and (state = 'queued' or lease_until < now()) order by
          coalesce((select busy.jobs from busy where busy.kind = due.kind and busy.owner = due.payload->>'ownerId'), 0),
          run_at, id limit 1 for update skip locked)
      returning id::text, attempts, kind, payload`.execute(db)
    return rows[0]
  }

  const held = (tx: Kysely<never> | Database, job: Claim) =>
    (tx as Database)
      .selectFrom('jobs')
      .select('id')
      .where('id', '=', job.id)
      .where('worker', '=', worker)
      .where('attempts', '=', job.attempts)
      .where('state', '=', 'running')
      .forUpdate()
      .executeTakeFirst()

  const settle = (
    job: Claim,
    state: 'done' | 'failed' | 'queued',
    write: (tx: Database) => Promise<void>,
    error = '',
  ) =>
    db.transaction().execute(async (tx) => {
      if (!(await held(tx, job))) return
      await write(tx)
      const delayS = state === 'queued' && error ? 2 ** job.attempts : 0
      await tx
        .updateTable('jobs')
        .set({
          state,
          error: error || null,
          lease_until: null,
          run_at: sql`now() + ${delayS} * interval '1 second'`,
          finished_at: state === 'queued' ? null : sql<Date>`now()`,
        })
        .where('id', '=', job.id)
        .execute()
    })

  const execute = async (job: Claim, signal: AbortSignal) => {
    const handler = handlers[job.kind]
    const nothing = async () => undefined
    try {
      const write = await handler.run(job.payload, signal)
      await settle(job, 'done', write ?? nothing)
    } catch (error) {
      if (signal.aborted) return settle(job, 'queued', nothing)
      onError(error)
      // Kept for days and in backups, so it contains no more than the log may.
      const text = error instanceof Error ? toLoggedError(error).message : 'unknown'
      if (job.attempts < handler.attempts) return settle(job, 'queued', nothing, text)
      await settle(job, 'failed', (tx) => handler.giveUp?.(tx, job.payload) ?? nothing(), text)
    }
  }

  const start = (job: Claim) => {
    const abort = new AbortController()
    const heartbeat = setInterval(
      () => {
        db.updateTable('jobs')
          .set({ lease_until: sql<Date>`now() + ${leaseS} * interval '1 second'` })
          .where('id', '=', job.id)
          .where('worker', '=', worker)
          .where('attempts', '=', job.attempts)
          .where('state', '=', 'running')
          .execute()
          .catch(onError)
      },
      (leaseS * 1000) / 3,
    )
    const done = execute(job, abort.signal)
      .catch(onError)
      .finally(() => {
        clearInterval(heartbeat)
        running.delete(job.id)
        wake()
      })
    running.set(job.id, { kind: job.kind, abort, done })
  }

  const poll = async () => {
    do {
      again = false
      while (!stopped) {
        const job = await claim()
        if (!job) break
        start(job)
      }
    } while (again)
  }

  const wake = () => {
    if (stopped) return
    if (polling) again = true
    else
      polling = poll()
        .catch(onError)
        .finally(() => {
          polling = null
        })
  }

  // This process owns the folder and so its jobs: those of a process that died do not have to wait for their lease, and the
  // files of unfinished uploads not for their time.
  const takeOver = embedded
    ? db
        .updateTable('jobs')
        .set({ state: 'queued', run_at: sql`now()` })
        .where((job) => job.or([job('state', '=', 'running'), job('kind', '=', 'delete_files')]))
        .where('state', 'in', ['queued', 'running'])
        .execute()
    : Promise.resolve()
  takeOver.catch(onError).finally(wake)
  const timer = setInterval(wake, pollMs)

  return {
    wake,
    idle: async () => {
      await takeOver
      for (;;) {
        const open = await db
          .selectFrom('jobs')
          .select('id')
          .where('state', 'in', ['queued', 'running'])
          .where('run_at', '<=', sql<Date>`now()`)
          .limit(1)
          .executeTakeFirst()
        if (!open) return
        wake()
        await (polling ?? Promise.resolve())
        if (running.size > 0) await Promise.race([...running.values()].map(({ done }) => done))
        else await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await polling
      for (const { abort } of running.values()) abort.abort()
      await Promise.all([...running.values()].map(({ done }) => done))
    },
  }
}
