import pg from 'pg'
import type { EmbeddedDatabase } from './embedded-session.ts'

/** The callbacks of a listener. */
type ChannelListener = {
  onMessage: (payload: string) => void
  /** Listening has started, or started again. Notifications before that, and during a gap, were missed. */
  onListening: () => void
  /** The connection was lost; it reconnects with growing pauses. */
  onLost: () => void
}

/** Listens to a channel until the returned function is called. Resolves after the first attempt to connect. */
export type Listen = (channel: string, listener: ChannelListener) => Promise<() => Promise<void>>

/** Listens on the embedded database, which only this process uses. */
export const listenOnPglite =
  (pglite: Pick<EmbeddedDatabase, 'listen' | 'closed'>): Listen =>
  async (channel, { onMessage, onListening }) => {
    const stop = await pglite.listen(channel, onMessage)
    onListening()
    return async () => {
      if (!pglite.closed) await stop()
    }
  }

const firstPauseMs = 100
const longestPauseMs = 10_000
const checkEveryMs = 30_000
const checkWithinMs = 10_000
/** The name of the connection in `pg_stat_activity`. */
export const listenerName = 'candid-listener'

/** Listens on a PostgreSQL server with a connection of its own, because a pool does not keep a connection. */
export const listenOnServer =
  (connectionString: string): Listen =>
  async (channel, { onMessage, onListening, onLost }) => {
    let client: pg.Client | null = null
    let stopped = false
    let timer: NodeJS.Timeout | undefined

    const connect = async (pauseMs: number): Promise<void> => {
      let nextPauseMs = pauseMs
      const own = new pg.Client({
        connectionString,
        application_name: listenerName,
        keepAlive: true,
        connectionTimeoutMillis: checkWithinMs,
        query_timeout: checkWithinMs,
      })
      let isLost = false
      const lose = () => {
        if (isLost || stopped) return
        isLost = true
        clearTimeout(timer)
        if (client === own) onLost()
        // Ending a broken connection fails; it is closed either way.
        own.end().catch(() => undefined)
        timer = setTimeout(() => void connect(Math.min(nextPauseMs * 2, longestPauseMs)), nextPauseMs)
      }
      // A connection that the network dropped silently is noticed only by using it.
      const check = () => {
        timer = setTimeout(() => own.query('select 1').then(check, lose), checkEveryMs)
      }
      own.on('error', lose)
      own.on('end', lose)
      own.on('notification', ({ payload }) => onMessage(payload ?? ''))
      try {
        await own.connect()
        await own.query(`listen ${own.escapeIdentifier(channel)}`)
      } catch {
        // Reported by onListening not being called; the next attempt follows.
        return lose()
      }
      if (stopped) return void own.end()
      client = own
      nextPauseMs = firstPauseMs
      onListening()
      check()
    }

    await connect(firstPauseMs)
    return async () => {
      stopped = true
      clearTimeout(timer)
      await client?.end()
    }
  }
