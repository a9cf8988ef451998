import { EventEmitter } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { EmbeddedDatabase, Results } from './embedded-session.ts'
import type { DatabaseReply, DatabaseRequest, ThreadSettings } from './embedded-thread.ts'

/**
 * Opens PGlite in a thread of its own. A large statement computes and writes for a tenth of a second or more without a pause;
 * in the server's thread all calls would have to wait.
 */
export const openInThread = (
  settings: ThreadSettings,
): EmbeddedDatabase & {
  /** The number of syncs to disk. */
  syncs: () => Promise<number>
  /** Resolves with the reason if the thread has ended by itself; it is not restarted. */
  stopped: Promise<Error>
} => {
  const thread = new Worker(new URL('./embedded-thread.ts', import.meta.url), { workerData: settings })
  const pending = new Map<number, PromiseWithResolvers<unknown>>()
  const notifications = new EventEmitter()
  let nextId = 1
  let nextTransaction = 1
  let stopped: Error | null = null
  const stoppedByItself = Promise.withResolvers<Error>()
  let closed = false

  const stop = (cause: unknown) => {
    // PostgreSQL's code for a server that shuts down; callers get a 503.
    stopped ??= Object.assign(new Error('The embedded database has stopped', { cause }), { code: '57P01' })
    for (const { reject } of pending.values()) reject(stopped)
    pending.clear()
    if (!closed) stoppedByItself.resolve(stopped)
  }
  thread.on('error', stop)
  thread.on('exit', stop)
  thread.on('message', (reply: DatabaseReply) => {
    if ('channel' in reply) {
      notifications.emit(reply.channel, reply.payload)
      return
    }
    const asked = pending.get(reply.id)
    pending.delete(reply.id)
    if ('value' in reply) asked?.resolve(reply.value)
    else asked?.reject(Object.assign(new Error(reply.error.message), reply.error.fields))
  })

  // The thread answers each kind of request with one type.
  const ask = <T>(request: DatabaseRequest): Promise<T> => {
    if (stopped) return Promise.reject(stopped)
    const id = nextId++
    const asked = Promise.withResolvers<T>()
    pending.set(id, asked as PromiseWithResolvers<unknown>)
    thread.postMessage({ id, request })
    return asked.promise
  }

  const queryIn =
    (tx: number | null) =>
    <R>(sql: string, parameters: unknown[] = []) =>
      ask<Results<R>>({ kind: 'query', tx, sql, parameters })

  return {
    waitReady: ask<void>({ kind: 'open' }),
    get closed() {
      return closed
    },
    query: queryIn(null),
    transaction: async (work) => {
      const tx = nextTransaction++
      // Not awaited: the thread handles requests in order, and if the begin fails, so does the end.
      ask({ kind: 'begin', tx }).catch(() => undefined)
      let how: 'commit' | 'rollback' = 'commit'
      const rollback = async () => {
        how = 'rollback'
      }
      try {
        await work({ query: queryIn(tx), rollback })
      } catch (error) {
        await ask({ kind: 'end', tx, how: 'rollback' })
        throw error
      }
      await ask({ kind: 'end', tx, how })
    },
    listen: async (channel, onMessage) => {
      notifications.on(channel, onMessage)
      if (notifications.listenerCount(channel) === 1) await ask({ kind: 'listen', channel })
      return async () => {
        notifications.off(channel, onMessage)
        if (notifications.listenerCount(channel) === 0) await ask({ kind: 'unlisten', channel })
      }
    },
    syncs: () => ask<number>({ kind: 'syncs' }),
    stopped: stoppedByItself.promise,
    close: async () => {
      closed = true
      await ask({ kind: 'close' })
      await thread.terminate()
    },
  }
}
