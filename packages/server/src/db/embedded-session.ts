import { type PGlite, protocol } from '@electric-sql/pglite'
import pLimit from 'p-limit'
import { isOfRows, isPreparable } from './preparable.ts'

export type Results<R> = { rows: R[]; affectedRows?: number }
export type Querying = { query<R>(sql: string, parameters?: unknown[]): Promise<Results<R>> }

/** The interface of the embedded database, in this thread or in one of its own. */
export type EmbeddedDatabase = Querying & {
  readonly waitReady: Promise<void>
  readonly closed: boolean
  /** Runs `work` in a transaction. No other statement runs in between. */
  transaction(work: (tx: Querying & { rollback(): Promise<void> }) => Promise<void>): Promise<unknown>
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

const { messages, serialize } = protocol

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]
type Statement = {
  name: string
  preparedAt: number
  parameterTypes: number[]
  columns: { name: string; dataTypeID: number }[]
}

/** More than the number of the server's statements; each keeps its plan in memory. */
const mostPrepared = 200
/** How long a plan is used. A plan depends on the sizes of the tables, and nothing reports that they have grown. */
const longestMs = 10_000

/**
 * Runs statements on PGlite. Its own `query` parses and plans each statement again and enters the database six times for it,
 * which takes longer than most statements themselves. Here each statement is prepared once and then run with one entry.
 */
export const openSession = (pglite: PGlite): EmbeddedDatabase => {
  // A transaction is also one turn.
  const inTurn = pLimit(1)
  const prepared = new Map<string, Statement>()
  let outdated: string[] = []
  let prepares = 0

  // Durability does not depend on `syncToFs`, which copies files to a browser's storage: PostgreSQL syncs its own files.
  const send = (...parts: Uint8Array[]) => pglite.execProtocolStream(Buffer.concat(parts), { syncToFs: false })

  /** PGlite runs statements during its start. Taking the lock earlier would wait forever. */
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    await pglite.waitReady
    return pglite.runExclusive(work)
  }

  const forget = ([sql, { name }]: [string, Statement]) => {
    prepared.delete(sql)
    outdated.push(name)
  }

  const prepare = async (sql: string, name: string): Promise<Statement> => {
    const closed = outdated
    outdated = []
    const described = await send(
      ...closed.map((old) => serialize.close({ type: 'S', name: old })),
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    )
    return {
      name,
      preparedAt: performance.now(),
      parameterTypes:
        described.find((message) => message instanceof messages.ParameterDescriptionMessage)?.dataTypeIDs ?? [],
      columns: described.find((message) => message instanceof messages.RowDescriptionMessage)?.fields ?? [],
    }
  }

  const statementOf = async (sql: string, parameters: unknown[]): Promise<Statement> => {
    if (!isOfRows(sql)) for (const entry of prepared) forget(entry)
    if (!isPreparable(sql, parameters)) return prepare(sql, '')
    const known = prepared.get(sql)
    if (known && performance.now() - known.preparedAt < longestMs) return known
    if (known) forget([sql, known])
    const statement = await prepare(sql, `s${prepares++}`)
    prepared.set(sql, statement)
    const [oldest] = prepared
    if (prepared.size > mostPrepared && oldest) forget(oldest)
    return statement
  }

  const run = <R>(sql: string, parameters: unknown[]): Promise<Results<R>> =>
    alone(async () => {
      const { name, parameterTypes, columns } = await statementOf(sql, parameters)
      const values = parameters.map((value, index) => toText(pglite, value, parameterTypes[index] ?? 0))
      const replies = await send(serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync())
      return { rows: rowsOf<R>(pglite, replies, columns), affectedRows: affectedRowsOf(replies) }
    })

  const simply = (sql: string) => alone(() => send(serialize.query(sql)))

  const transaction = async (work: (tx: Querying & { rollback(): Promise<void> }) => Promise<void>) => {
    await simply('begin')
    let closed = false
    const end = async (how: 'commit' | 'rollback') => {
      closed = true
      return simply(how)
    }
    try {
      await work({
        query: (sql, parameters = []) =>
          closed ? Promise.reject(new Error('The transaction has ended')) : run(sql, parameters),
        rollback: async () => {
          await end('rollback')
        },
      })
    } catch (error) {
      if (!closed) await end('rollback')
      throw error
    }
    if (closed) return
    // If a failed statement has aborted the transaction, PostgreSQL responds to the commit with a rollback.
    if (commandOf(await end('commit')) === 'ROLLBACK') throw new Error('The transaction was aborted')
  }

  return {
    waitReady: pglite.waitReady,
    get closed() {
      return pglite.closed
    },
    query: (sql, parameters = []) => inTurn(() => run(sql, parameters)),
    transaction: (work) => inTurn(() => transaction(work)),
    listen: async (channel, onMessage) => {
      const stop = await inTurn(() => pglite.listen(channel, onMessage))
      return () => inTurn(() => stop())
    },
    close: () => inTurn(() => pglite.close()),
  }
}

const toText = ({ serializers }: PGlite, value: unknown, type: number): string | null =>
  value === null || value === undefined ? null : (serializers[type]?.(value) ?? String(value))

const rowsOf = <R>({ parsers }: PGlite, replies: Message[], columns: Statement['columns']): R[] =>
  replies
    .filter((reply) => reply instanceof messages.DataRowMessage)
    .map(
      ({ fields }) =>
        // The caller knows the columns that it selects.
        Object.fromEntries(
          columns.map(({ name, dataTypeID }, index) => {
            const text = fields[index] ?? null
            return [name, text === null ? null : (parsers[dataTypeID]?.(text, dataTypeID) ?? text)]
          }),
        ) as R,
    )

/** Parses the tag at the end of a statement: `SELECT 2`, `INSERT 0 5`, `COMMIT`. */
const tagOf = (replies: Message[]): string[] =>
  replies.find((reply) => reply instanceof messages.CommandCompleteMessage)?.text.split(' ') ?? []

const commandOf = (replies: Message[]) => tagOf(replies)[0]

const affectedRowsOf = (replies: Message[]): number => {
  const tag = tagOf(replies)
  return ['INSERT', 'UPDATE', 'DELETE'].includes(tag[0] ?? '') ? Number(tag.at(-1)) : 0
}
