import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { ParseProgress, TaskFailure } from '../interviewer.ts'
import type { RemoteEngine } from '../llm/remote.ts'
import { startDeadline, type TimeLimit } from './deadline.ts'
import { createFairQueue } from './fair-queue.ts'
import type { ThreadNews, ThreadSettings, ThreadTask } from './thread.ts'
import type { TaskKind, Tasks } from './thread-engine.ts'

export type PoolSettings = {
  llm?: RemoteEngine | undefined
  /** From when a thread begins a task. */
  timeLimits: Record<TaskKind, TimeLimit>
  threads: number
  /** Threads that may work for one user at a time. */
  threadsPerUser: number
  /** Milliseconds after which a thread without work ends; never when absent. */
  idleTimeout?: number
}

type RunOptions = {
  user?: string | undefined
  onProgress?: ((progress: ParseProgress) => void) | undefined
  /** Aborting kills the thread; the promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
}

/** A pool of threads that work on people's texts. */
export type Pool = {
  /** Does one task. Expected failures are values; a bug in the engine rejects. */
  run: <Kind extends TaskKind>(
    kind: Kind,
    request: Tasks[Kind][0],
    options?: RunOptions,
  ) => Promise<Tasks[Kind][1] | TaskFailure>
  close: () => Promise<void>
}

/** One thread at least is always free for somebody else. */
const ruleThreads = Math.min(8, Math.max(2, availableParallelism()))
const ruleMilliseconds = 10_000
const answerMilliseconds = 30_000
/** What a model may take is bounded by its own deadline for each call; a parse makes several calls. */
const modelMilliseconds = 150_000
const modelParseMilliseconds = 900_000

/** So many times its work may a task of rules take by the clock: its thread waits for a processor meanwhile. */
const patience = 6
const ofWork = (work: number): TimeLimit => ({ work, clock: patience * work })
/** A model's thread waits for the network: there the clock counts. */
const byClock = (clock: number): TimeLimit => ({ work: clock, clock })

const sameForAll = (limit: TimeLimit): Record<TaskKind, TimeLimit> => ({
  parse: limit,
  ask: limit,
  followUp: limit,
  answer: limit,
  suggest: limit,
  readiness: limit,
  similar: limit,
  match: limit,
})

/** The pool for the rules: as many threads as processors, each task at most ten seconds of work. */
export const rulesPool: PoolSettings = {
  // The first question about a resume reads all of it by meaning.
  timeLimits: {
    ...sameForAll(ofWork(ruleMilliseconds)),
    answer: ofWork(answerMilliseconds),
    readiness: ofWork(answerMilliseconds),
  },
  threads: ruleThreads,
  threadsPerUser: ruleThreads - 1,
}

/** The pool for a language model: its threads mostly wait for the network, so there are more of them. */
export const modelPool = (llm: RemoteEngine): PoolSettings => ({
  llm,
  timeLimits: { ...sameForAll(byClock(modelMilliseconds)), parse: byClock(modelParseMilliseconds) },
  threads: 8,
  threadsPerUser: 3,
  idleTimeout: 30_000,
})

const mostWaiting = 500
const mostWaitingPerUser = 20
/** Time for a thread to load its modules. It counts apart, so that a busy machine costs no task its own time. */
const startMilliseconds = 60_000
const heapMegabytes = 512

const failed = (code: TaskFailure['code'], detail: string): TaskFailure => ({ ok: false, code, detail })

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/**
 * Starts threads for an engine. A task that overruns its time limit or its thread's memory is stopped by killing the
 * thread, which is replaced at once. Users take turns, and each may have only so many tasks running and waiting.
 */
export const createPool = ({ llm, timeLimits, threads, threadsPerUser, idleTimeout }: PoolSettings): Pool => {
  const piscina = new Piscina({
    filename: new URL('./thread.ts', import.meta.url).href,
    name: 'runTask',
    workerData: { llm: llm ?? null } satisfies ThreadSettings,
    // The first question meets a thread that has loaded; the others start when several come at once, and are kept.
    minThreads: idleTimeout === undefined ? 1 : 0,
    maxThreads: threads,
    idleTimeout: idleTimeout ?? Number.POSITIVE_INFINITY,
    // The event loop of the server goes before any of this.
    niceIncrement: 10,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    recordTiming: false,
  })
  const queue = createFairQueue({
    atOnce: threads,
    atOncePerUser: threadsPerUser,
    waiting: mostWaiting,
    waitingPerUser: mostWaitingPerUser,
  })
  const listeners = new Map<number, (news: ThreadNews) => void>()
  piscina.on('message', (news: ThreadNews) => listeners.get(news.id)?.(news))
  let nextId = 1

  const execute = async <Kind extends TaskKind>(
    kind: Kind,
    request: Tasks[Kind][0],
    { onProgress, signal }: RunOptions,
  ): Promise<Tasks[Kind][1] | TaskFailure> => {
    const id = nextId++
    const deadline = startDeadline(timeLimits[kind], startMilliseconds)
    const overdue = deadline.signal
    // The result comes by another way than the news, and may overtake the last of them.
    const progressEnded = Promise.withResolvers<void>()
    overdue.addEventListener('abort', () => progressEnded.resolve(), { once: true })
    listeners.set(id, (news) => {
      if ('progress' in news) onProgress?.(news.progress)
      else if ('progressEnded' in news) progressEnded.resolve()
      else deadline.begin(piscina.threads.find(({ threadId }) => threadId === news.begun))
    })
    try {
      // The kind says which request and result it is; the compiler does not follow the union through the pool.
      const task = { id, kind, request } as ThreadTask
      const result = await piscina.run(task, { signal: signal ? AbortSignal.any([overdue, signal]) : overdue })
      if (kind === 'parse') await progressEnded.promise
      return result
    } catch (error) {
      signal?.throwIfAborted()
      if (overdue.aborted) return failed('too_much_work', `The task (${kind}) was stopped after its time limit.`)
      if (codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY')
        return failed('too_much_work', `The task (${kind}) was stopped at its memory limit.`)
      throw error
    } finally {
      deadline.stop()
      listeners.delete(id)
    }
  }

  return {
    run: async (kind, request, options = {}) => {
      const result = queue.pass(options.user ?? '', async () => {
        options.signal?.throwIfAborted()
        return execute(kind, request, options)
      })
      return result ?? failed('busy', `The task (${kind}) found too many others waiting.`)
    },
    close: () => piscina.destroy(),
  }
}
