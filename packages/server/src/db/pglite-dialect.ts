import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { EmbeddedDatabase } from './embedded-session.ts'

type Transaction = Parameters<Parameters<EmbeddedDatabase['transaction']>[0]>[0]

/**
 * A Kysely dialect for PGlite. Kysely's own dialect shares one connection object, so queries of other requests can run inside
 * an open transaction. Here every acquired connection is its own object, and PGlite's lock makes the others wait.
 */
export const createPgliteDialect = (pglite: EmbeddedDatabase): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PgliteDriver(pglite),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

class PgliteDriver implements Driver {
  readonly #pglite: EmbeddedDatabase
  constructor(pglite: EmbeddedDatabase) {
    this.#pglite = pglite
  }
  async init() {
    await this.#pglite.waitReady
  }
  async acquireConnection() {
    return new PgliteConnection(this.#pglite)
  }
  async beginTransaction(connection: PgliteConnection) {
    await connection.begin()
  }
  async commitTransaction(connection: PgliteConnection) {
    await connection.commit()
  }
  async rollbackTransaction(connection: PgliteConnection) {
    await connection.rollback()
  }
  async releaseConnection() {
    // A connection is only an object, so there is nothing to release.
  }
  async destroy() {
    if (!this.#pglite.closed) await this.#pglite.close()
  }
}

class PgliteConnection implements DatabaseConnection {
  readonly #pglite: EmbeddedDatabase
  #open: { tx: Transaction; end: (how: 'commit' | 'rollback') => void; ended: Promise<unknown> } | null = null

  constructor(pglite: EmbeddedDatabase) {
    this.#pglite = pglite
  }

  async begin() {
    const begun = Promise.withResolvers<Transaction>()
    const ending = Promise.withResolvers<'commit' | 'rollback'>()
    const ended = this.#pglite.transaction(async (tx) => {
      begun.resolve(tx)
      if ((await ending.promise) === 'rollback') await tx.rollback()
    })
    ended.catch(begun.reject)
    this.#open = { tx: await begun.promise, end: ending.resolve, ended }
  }

  async commit() {
    await this.#end('commit')
  }

  async rollback() {
    await this.#end('rollback')
  }

  async #end(how: 'commit' | 'rollback') {
    const open = this.#open
    this.#open = null
    open?.end(how)
    await open?.ended
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await (this.#open?.tx ?? this.#pglite).query<R>(query.sql, [...query.parameters])
    return { rows, ...(affectedRows !== undefined && { numAffectedRows: BigInt(affectedRows) }) }
  }

  /** PGlite has no cursors. */
  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('PGlite does not stream')
  }
}
