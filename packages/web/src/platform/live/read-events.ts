import type { ApiClient } from '@candid/api-client'
import { type Change, longestReplayMs } from '@candid/core'
import { type EventObject, fromCallback } from 'xstate'

export type EventsPort = {
  api: ApiClient
  /** A fetch without a time limit, for a response that lasts as long as the page is open. */
  fetch: (request: Request) => Promise<Response>
  onChange: (change: Change) => void
  /** Changes may have been missed, so everything on the screen must be refetched. */
  onMissed: () => void
  /** When the app was started, by performance.now(): all that it shows was fetched afterwards. */
  startedAt: number
}

/** The server sends something every 20 seconds; a connection that is silent for longer is dead. */
const longestSilenceMs = 45_000

/**
 * The stream of changes as an actor of the live updates machine. The token is sent in the header, as with every call. After an
 * interruption it requests the changes since the last data it received.
 */
export const eventsPort = ({ api, fetch, onChange, onMissed, startedAt }: EventsPort) => {
  /** All changes up to this time (performance.now()) are known. */
  let upToDateAt = startedAt
  return fromCallback<EventObject, undefined>(({ sendBack }) => {
    const stopped = new AbortController()
    let watch: ReturnType<typeof setTimeout> | undefined
    const expectMore = () => {
      clearTimeout(watch)
      watch = setTimeout(() => stopped.abort(), longestSilenceMs)
    }
    const read = async (): Promise<string> => {
      const missedMs = Math.ceil(performance.now() - upToDateAt)
      expectMore()
      const { data, response } = await api.GET('/api/v1/events', {
        params: { query: { missed_ms: String(Math.min(missedMs, longestReplayMs)) } },
        parseAs: 'stream',
        signal: stopped.signal,
        fetch,
      })
      if (response.status === 404) return 'live.unsupported'
      if (!response.ok || !data) return 'live.lost'
      // No page waits for this code. If it cannot be loaded, the connection counts as lost.
      const { createEventParser } = await import('./event-parser.ts')
      const parser = createEventParser({
        onChange,
        onReady: (isReset) => {
          sendBack({ type: 'live.opened' })
          if (isReset || missedMs > longestReplayMs) onMissed()
        },
      })
      const decoder = new TextDecoder()
      const reader = data.getReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return 'live.lost'
        expectMore()
        upToDateAt = performance.now()
        parser.feed(decoder.decode(value, { stream: true }))
      }
    }
    void read()
      // The connection failed or broke: the machine tries again.
      .catch(() => 'live.lost')
      .then((type) => sendBack({ type }))
    return () => {
      clearTimeout(watch)
      stopped.abort()
    }
  })
}
