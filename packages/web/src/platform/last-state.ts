import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createBrowserStore } from './browser-store.ts'

const storageKey = 'last_state'

/** What a tab had read when it was left. */
type LastState = { of: string; queries: [QueryKey, unknown][] }

type LastStateSettings = { client: QueryClient; window: Window; readToken: () => string | null }

const parse = (text: string): LastState => {
  try {
    return JSON.parse(text)
  } catch {
    // Cut or changed by somebody else: nothing is shown before it has been read.
    return { of: '', queries: [] }
  }
}

/**
 * A page that is loaded again shows at once what it showed last, and reads it again behind that: when the tab is left,
 * the queries that say so (`meta.isKept`) are kept in its session storage. Another session, another build or a closed tab
 * finds nothing there. Gives the way to forget all of it.
 */
export const startLastState = ({ client, window, readToken }: LastStateSettings) => {
  // Only this tab's: another tab may have read something newer, and be another person's.
  const store = createBrowserStore(() => window.sessionStorage)
  // The name of this file changes with the build, the end of a token with the session; it opens nothing by itself.
  const owner = (): string | null => {
    const token = readToken()
    return token && `${import.meta.url} ${token.slice(-12)}`
  }
  const restore = () => {
    const text = store.getItem(storageKey)
    if (text === null) return
    // Once, and never another's.
    store.removeItem(storageKey)
    const { of, queries } = parse(text)
    if (of !== owner()) return
    // As old as can be: whoever shows it asks again.
    for (const [key, data] of queries)
      if (client.getQueryData(key) === undefined) client.setQueryData(key, data, { updatedAt: 0 })
  }
  const keep = () => {
    const of = owner()
    if (!of) return
    const queries = client
      .getQueryCache()
      .findAll({ predicate: ({ meta, state }) => meta?.isKept === true && state.status === 'success' })
      .map(({ queryKey, state }): LastState['queries'][number] => [queryKey, state.data])
    store.setItem(storageKey, JSON.stringify({ of, queries } satisfies LastState))
  }
  restore()
  window.addEventListener('pagehide', keep)
  return {
    forget: () => store.removeItem(storageKey),
    stop: () => window.removeEventListener('pagehide', keep),
  }
}
