import { PassThrough } from 'node:stream'
import type { Change } from '@candid/core'
import type { Database } from '../db/database.ts'
import { errors } from '../errors.ts'
import type { Actor } from '../http/actor.ts'
import type { Announcement, ChangeFeed } from './change-feed.ts'

type Stream = { actor: Actor; body: PassThrough; timer: NodeJS.Timeout | undefined }

/** The open streams of this process. */
export type Streams = {
  /**
   * Opens a stream of server-sent events for a user. With `missedMs` it first repeats the changes of that many last milliseconds,
   * or sends `reset` if it may have missed some. Throws 401 if the session has ended, and 429 beyond the limit per user.
   */
  open: (actor: Actor, missedMs: number | undefined) => Promise<PassThrough>
  count: () => number
  /** Ends all streams. */
  close: () => void
}

/** How many streams one user can keep open at this process; further pages poll. */
const mostPerUser = 20
const heartbeatMs = 20_000
/** A reader that is this many bytes behind is disconnected; it reconnects and refetches. */
const mostWaitingBytes = 262_144
const longestTimerMs = 2_147_483_647

/** What superusers see besides their own data: all resumes with their data, and the users. */
const superuserTopics: ReadonlySet<string> = new Set<Change['topic']>(['resumes', 'items', 'interview', 'users'])

const eventOf = (change: Announcement): string | null => {
  const { topic, resume } = change
  if (topic === 'session') return null
  const sent: Change = { topic, ...(resume !== undefined && { resume }) }
  return `event: change\ndata: ${JSON.stringify(sent)}\n\n`
}

export const createStreams = ({ db, feed }: { db: Database; feed: ChangeFeed }): Streams => {
  const byUser = new Map<string, Set<Stream>>()
  const superusers = new Set<Stream>()
  const all = () => [...byUser.values()].flatMap((streams) => [...streams])

  const end = (stream: Stream) => {
    clearTimeout(stream.timer)
    superusers.delete(stream)
    const own = byUser.get(stream.actor.id)
    own?.delete(stream)
    if (own?.size === 0) byUser.delete(stream.actor.id)
    stream.body.end()
  }
  const send = (stream: Stream, text: string) => {
    if (stream.body.writableLength + stream.body.readableLength > mostWaitingBytes) return end(stream)
    stream.body.write(text)
  }
  const publish = (change: Announcement) => {
    const own = byUser.get(change.owner) ?? new Set()
    if (change.topic === 'session') {
      for (const stream of [...own]) if (!change.session || change.session === stream.actor.session_id) end(stream)
      return
    }
    const text = eventOf(change)
    const readers = superuserTopics.has(change.topic) ? new Set([...own, ...superusers]) : own
    for (const stream of readers) if (text) send(stream, text)
  }

  /** Ends the stream with its session, whose end can have been postponed in the meantime. */
  const endWithSession = async (stream: Stream): Promise<boolean> => {
    const { session_id } = stream.actor
    const session = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'user_id')
      .select('expires_at')
      .where('sessions.id', '=', session_id)
      .where('is_active', '=', true)
      .executeTakeFirst()
    const leftMs = session ? session.expires_at.getTime() - Date.now() : 0
    if (leftMs <= 0) {
      end(stream)
      return false
    }
    if (stream.body.destroyed || stream.body.writableEnded) return false
    stream.timer = setTimeout(
      () => void endWithSession(stream).catch(() => end(stream)),
      Math.min(leftMs + 1, longestTimerMs),
    ).unref()
    return true
  }

  const heartbeat = setInterval(() => {
    for (const stream of all()) send(stream, ': still here\n\n')
  }, heartbeatMs).unref()
  // It is unknown what was missed, so readers reconnect and are told to refetch.
  const unsubscribe = feed.subscribe({ onChange: publish, onGap: () => all().forEach(end) })

  return {
    open: async (actor, missedMs) => {
      const own = byUser.get(actor.id) ?? new Set()
      if (own.size >= mostPerUser) throw errors.tooManyStreams()
      const stream: Stream = { actor, body: new PassThrough(), timer: undefined }
      byUser.set(actor.id, own.add(stream))
      if (actor.is_superuser) superusers.add(stream)
      stream.body.once('close', () => end(stream))
      const missed = missedMs === undefined ? [] : feed.recent(missedMs)
      send(stream, missed ? 'event: ready\ndata: {}\n\n' : 'event: reset\ndata: {}\n\n')
      for (const change of missed ?? []) {
        const text = mayHear(actor, change) ? eventOf(change) : null
        if (text) send(stream, text)
      }
      // After subscribing, because a session that ended just before is not announced again.
      if (!(await endWithSession(stream))) throw errors.unauthorized()
      return stream.body
    },
    count: () => all().length,
    close: () => {
      clearInterval(heartbeat)
      unsubscribe()
      all().forEach(end)
    },
  }
}

const mayHear = (actor: Actor, { topic, owner }: Announcement): boolean =>
  actor.id === owner || (actor.is_superuser && superuserTopics.has(topic))
