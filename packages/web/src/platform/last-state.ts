import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createBrowserStore } from './browser-store.ts'

const storageKey = 'last_state'

/** The data that a tab had loaded when it was left. */
type LastState = { of: string; queries: [QueryKey, unknown][] }

// Per tab, because another tab can have newer data or belong to another user.
const store = createBrowserStore(() => window.sessionStorage)

/** The name of this file changes with each build, and the end of the token with each session. The end of a token gives no access. */
const ownerOf = (token: string) => `${import.meta.url} ${token.slice(-12)}`

const parse = (text: string): LastState => {
  try {
    return JSON.parse(text)
  } catch {
    // The entry is damaged: nothing is shown until it has been fetched.
    return { of: '', queries: [] }
  }
}

const restore = (client: QueryClient, token: string) => {
  const text = store.getItem(storageKey)
  if (text === null) return
  store.removeItem(storageKey)
  const { of, queries } = parse(text)
  if (of !== ownerOf(token)) return
  // Marked as stale, so that a query that shows it refetches.
  for (const [key, data] of queries)
    if (client.getQueryData(key) === undefined) client.setQueryData(key, data, { updatedAt: 0 })
}

const keep = (client: QueryClient, token: string) => {
  const queries = client
    .getQueryCache()
    .findAll({ predicate: ({ meta, state }) => meta?.isKept === true && state.status === 'success' })
    .map(({ queryKey, state }): LastState['queries'][number] => [queryKey, state.data])
  store.setItem(storageKey, JSON.stringify({ of: ownerOf(token), queries } satisfies LastState))
}

/**
 * Lets a reloaded page show its last data at once while it refetches. When the page is left, the data of queries with
 * `meta.isKept` is stored in the tab's session storage. It is restored after React has hydrated the markup of the page, which
 * shows none of it. Nothing is restored from another session or another build, and the end of the session deletes it.
 */
export const useLastState = (client: QueryClient, token: string | null): void =>
  useEffect(() => {
    if (token === null) return
    restore(client, token)
    const leave = () => keep(client, token)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      store.removeItem(storageKey)
    }
  }, [client, token])
