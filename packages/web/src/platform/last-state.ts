import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createBrowserStore } from './browser-store.ts'

const storageKey = 'last_state'

/** What a tab had read when it was left. */
type LastState = { of: string; queries: [QueryKey, unknown][] }

// Only this tab's: another tab may have read something newer, and be another person's.
const store = createBrowserStore(() => window.sessionStorage)

/** The name of this file changes with the build, the end of a token with the session; it opens nothing by itself. */
const ownerOf = (token: string) => `${import.meta.url} ${token.slice(-12)}`

const parse = (text: string): LastState => {
  try {
    return JSON.parse(text)
  } catch {
    // Cut or changed by somebody else: nothing is shown before it has been read.
    return { of: '', queries: [] }
  }
}

const restore = (client: QueryClient, token: string) => {
  const text = store.getItem(storageKey)
  if (text === null) return
  store.removeItem(storageKey)
  const { of, queries } = parse(text)
  if (of !== ownerOf(token)) return
  // As old as can be: whoever shows it asks again.
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
 * A page that is loaded again shows at once what it showed last, and reads it again behind that: what the queries that say
 * so (`meta.isKept`) have read is kept in the tab's session storage when its page is left, and is put back once React has
 * taken over the markup that the page came with, which shows none of it. Of another session or another build nothing is
 * put back; nothing outlives its session.
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
