import type { ApiClient } from '@candid/api-client'
import { type Change, longestReplayMs } from '@candid/core'
import { createEventParser } from './event-parser.ts'
import type { ReadEvents } from './live-updates.ts'

type EventReaderSettings = {
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
 * Reads the stream of changes. The token is sent in the header, as with every call. After an interruption it requests the
 * changes since the last data it received.
 */
export const createEventReader = ({ api, fetch, onChange, onMissed, startedAt }: EventReaderSettings): ReadEvents => {
  /** All changes up to this time (performance.now()) are known. */
  let upToDateAt = startedAt
  return async (stopped, onOpened) => {
    let watch: ReturnType<typeof setTimeout> | undefined
    const expectMore = () => {
      clearTimeout(watch)
      watch = setTimeout(() => stopped.abort(), longestSilenceMs)
    }
    stopped.signal.addEventListener('abort', () => clearTimeout(watch))
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
    const parser = createEventParser({
      onChange,
      onReady: (isReset) => {
        onOpened()
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
}
