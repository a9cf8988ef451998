import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { isPreparable } from './preparable.ts'

/** More than the number of the server's statements; each keeps its plan in every connection. */
const mostPrepared = 300
/** Returns other columns after another process has migrated the schema; a prepared statement would then fail. */
const givesAllColumns = /\b(?:select|returning) \*|\.\*/i
/** PostgreSQL's code for a prepared statement whose result columns have changed. */
const outdated = '0A000'

/** Names the statements of each connection in a pool, so that PostgreSQL parses and plans them once instead of on each run. */
export const preparing = (pool: pg.Pool): PostgresPool => {
  const names = new Map<string, string>()
  const nameOf = (sql: string, parameters: readonly unknown[]): string | undefined => {
    const known = names.get(sql)
    if (known || names.size >= mostPrepared) return known
    if (!isPreparable(sql, parameters) || givesAllColumns.test(sql)) return undefined
    const name = `candid_${names.size}`
    names.set(sql, name)
    return name
  }

  const preparingClient = (client: pg.PoolClient): PostgresPoolClient => {
    let isOutdated = false
    const query = async (text: string, parameters: readonly unknown[]) => {
      const name = nameOf(text, parameters)
      try {
        return await client.query({ text, values: [...parameters], ...(name && { name }) })
      } catch (error) {
        isOutdated ||= error instanceof Error && 'code' in error && error.code === outdated
        throw error
      }
    }
    return {
      // Its other form is for cursors, which Kysely uses only if its dialect supports them.
      query: query as unknown as PostgresPoolClient['query'],
      // The next connection prepares its statements again.
      release: (destroy) => client.release(destroy || isOutdated),
    }
  }

  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect()
      const known = clients.get(client) ?? preparingClient(client)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}
