import { longestReplayMs, topicSchema } from '@candid/core/schemas'
import * as v from 'valibot'
import type { OpenDatabase } from '../db/database.ts'

const messageSchema = v.object({
  /** `session` is used only by the server: a session has ended, or what its user may see has changed. */
  topic: v.picklist([...topicSchema.options, 'session']),
  owner: v.string(),
  resume: v.optional(v.string()),
  link: v.nullish(v.string()),
  session: v.optional(v.string()),
})
/** A change as the database announces it, with its owner. */
export type Announcement = v.InferOutput<typeof messageSchema>

type Subscriber = {
  onChange: (change: Announcement) => void
  /** Changes may have been missed, because the connection to the database was lost. */
  onGap: () => void
}

/** All changes of all users, committed by any process. */
export type ChangeFeed = {
  subscribe: (subscriber: Subscriber) => () => void
  /** Returns what was announced in the last `ms` milliseconds, oldest first; null if this process may have missed some. */
  recent: (ms: number) => Announcement[] | null
  stop: () => Promise<void>
}

const mostRemembered = 20_000
/** Announcements and requests take time to arrive, so a request goes back this much further. */
const toleranceMs = 2_000

/** Listens to the database's announcements while the server runs. */
export const startChangeFeed = async (
  { listen }: Pick<OpenDatabase, 'listen'>,
  onError: (error: unknown) => void,
): Promise<ChangeFeed> => {
  const subscribers = new Set<Subscriber>()
  let remembered: { at: number; change: Announcement }[] = []
  /** The time since when nothing was missed; null while there is no connection. */
  let completeSince: number | null = null

  const remember = (change: Announcement) => {
    const now = performance.now()
    remembered.push({ at: now, change })
    if (remembered.length <= mostRemembered) return
    remembered = remembered.slice(mostRemembered / 2)
    completeSince = remembered[0]?.at ?? now
  }
  const stop = await listen('changes', {
    onMessage: (payload) => {
      const message = v.safeParse(messageSchema, JSON.parse(payload))
      if (!message.success) return onError(new Error('an announcement of the database has an unknown form'))
      remember(message.output)
      for (const { onChange } of [...subscribers]) onChange(message.output)
    },
    onListening: () => {
      completeSince = performance.now()
    },
    onLost: () => {
      completeSince = null
      remembered = []
      for (const { onGap } of [...subscribers]) onGap()
    },
  })
  return {
    subscribe: (subscriber) => {
      subscribers.add(subscriber)
      return () => void subscribers.delete(subscriber)
    },
    recent: (ms) => {
      const from = performance.now() - Math.min(ms, longestReplayMs) - toleranceMs
      if (completeSince === null || completeSince > from) return null
      return remembered.filter(({ at }) => at >= from).map(({ change }) => change)
    },
    stop,
  }
}

/**
 * Waits for the next change that `matches`, or for a gap in the feed, which can have hidden one. Resolves to false if `signal`
 * aborts first. Subscribes synchronously, so that nothing is missed between the call and the wait.
 */
export const nextChange = (
  feed: Pick<ChangeFeed, 'subscribe'>,
  matches: (change: Announcement) => boolean,
  signal: AbortSignal,
): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (changed: boolean) => {
      unsubscribe()
      signal.removeEventListener('abort', abort)
      resolve(changed)
    }
    const abort = () => end(false)
    const unsubscribe = feed.subscribe({
      onChange: (change) => matches(change) && end(true),
      onGap: () => end(true),
    })
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort)
  })
