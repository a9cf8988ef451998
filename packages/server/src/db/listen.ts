import pg from 'pg'
import type { EmbeddedDatabase } from './embedded-session.ts'

/** What a listener of a channel hears. */
type ChannelListener = {
  onMessage: (payload: string) => void
  /** Listening has begun, or begun again: what was said before, and during a gap, was not heard. */
  onListening: () => void
  /** The connection is lost; it is made again with growing pauses. */
  onLost: () => void
}

/** Listens to a channel until the function it gives is called. Resolves once the first attempt to connect has ended. */
export type Listen = (channel: string, listener: ChannelListener) => Promise<() => Promise<void>>

/** Listens on the embedded database, which has only this process. */
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
/** By this name the connection stands in `pg_stat_activity`. */
export const listenerName = 'candid-listener'

/** Listens on a PostgreSQL server, by a connection of its own: one of the pool would not stay the same. */
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
        // Ending a connection that is already broken fails; it is gone either way.
        own.end().catch(() => undefined)
        timer = setTimeout(() => void connect(Math.min(nextPauseMs * 2, longestPauseMs)), nextPauseMs)
      }
      // A connection that a network drops without a word is noticed only by using it.
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
        // Told by onListening not being called; the next attempt follows.
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
