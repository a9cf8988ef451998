import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { openSession, type Querying } from './embedded-session.ts'
import { SyncNodeFS } from './sync-node-fs.ts'

/** How the thread opens its database. */
export type ThreadSettings = { folder: string; startParams: string[] }

/** What the server asks. `tx` names an open transaction. */
export type DatabaseRequest =
  | { kind: 'open' }
  | { kind: 'query'; tx: number | null; sql: string; parameters: unknown[] }
  | { kind: 'begin'; tx: number }
  | { kind: 'end'; tx: number; how: 'commit' | 'rollback' }
  | { kind: 'listen'; channel: string }
  | { kind: 'unlisten'; channel: string }
  | { kind: 'syncs' }
  | { kind: 'close' }

/** What it gets: a value or an error with the database's own fields, by the number of the request; or a notification. */
export type DatabaseReply =
  | { id: number; value: unknown }
  | { id: number; error: { message: string; fields: object } }
  | { channel: string; payload: string }

// Only openEmbedded starts this thread.
const { folder, startParams }: ThreadSettings = workerData
const files = new SyncNodeFS(folder)
const session = openSession(new PGlite({ fs: files, startParams }))

type Open = { tx: Promise<Querying>; end: (how: 'commit' | 'rollback') => void; ended: Promise<unknown> }
const open = new Map<number, Open>()
const listening = new Map<string, () => Promise<void>>()

const send = (reply: DatabaseReply) => parentPort?.postMessage(reply)

const transactionOf = (tx: number): Open => {
  const found = open.get(tx)
  if (!found) throw new Error('The transaction has ended')
  return found
}

/** Opens a transaction at once; what it is asked waits until its turn has come. */
const begin = (id: number) => {
  const begun = Promise.withResolvers<Querying>()
  const ending = Promise.withResolvers<'commit' | 'rollback'>()
  const ended = session.transaction(async (tx) => {
    begun.resolve(tx)
    if ((await ending.promise) === 'rollback') await tx.rollback()
  })
  ended.catch(begun.reject)
  // A transaction that cannot begin may have nothing to ask.
  begun.promise.catch(() => undefined)
  open.set(id, { tx: begun.promise, end: ending.resolve, ended })
}

const answer = async (request: DatabaseRequest): Promise<unknown> => {
  switch (request.kind) {
    case 'open':
      return session.waitReady
    case 'query': {
      const asked = request.tx === null ? session : await transactionOf(request.tx).tx
      return asked.query(request.sql, request.parameters)
    }
    case 'begin':
      return begin(request.tx)
    case 'end': {
      const { end, ended } = transactionOf(request.tx)
      open.delete(request.tx)
      end(request.how)
      return ended
    }
    case 'listen':
      listening.set(
        request.channel,
        await session.listen(request.channel, (payload) => send({ channel: request.channel, payload })),
      )
      return undefined
    case 'unlisten':
      await listening.get(request.channel)?.()
      listening.delete(request.channel)
      return undefined
    case 'syncs':
      return files.syncs
    case 'close':
      return session.close()
  }
}

const toError = (error: unknown) =>
  error instanceof Error
    ? { message: error.message, fields: { ...error, name: error.name } }
    : { message: 'unknown', fields: {} }

parentPort?.on('message', ({ id, request }: { id: number; request: DatabaseRequest }) => {
  answer(request).then(
    (value) => send({ id, value }),
    (error: unknown) => send({ id, error: toError(error) }),
  )
})
