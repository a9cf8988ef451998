import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createBrowserStore } from './browser-store.ts'

const storageKey = 'last_state'

/** What a tab had read when it was left. */
type LastState = { of: string; queries: [QueryKey, unknown][] }

type LastStateParts = { client: QueryClient; token: string | null }

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

/**
 * A page that is loaded again shows at once what it showed last, and reads it again behind that. Puts what `keepLastState`
 * has kept into the cache, once; what another session or another build has kept is forgotten instead. Not before React
 * has taken over the markup that the page came with, which shows none of it.
 */
export const restoreLastState = ({ client, token }: LastStateParts): void => {
  const text = store.getItem(storageKey)
  if (text === null) return
  store.removeItem(storageKey)
  const { of, queries } = parse(text)
  if (token === null || of !== ownerOf(token)) return
  // As old as can be: whoever shows it asks again.
  for (const [key, data] of queries)
    if (client.getQueryData(key) === undefined) client.setQueryData(key, data, { updatedAt: 0 })
}

/** Keeps what the queries that say so (`meta.isKept`) have read, in the session storage of a tab that is being left. */
export const keepLastState = ({ client, token }: LastStateParts): void => {
  if (token === null) return
  const queries = client
    .getQueryCache()
    .findAll({ predicate: ({ meta, state }) => meta?.isKept === true && state.status === 'success' })
    .map(({ queryKey, state }): LastState['queries'][number] => [queryKey, state.data])
  store.setItem(storageKey, JSON.stringify({ of: ownerOf(token), queries } satisfies LastState))
}

/** Forgets it, at the end of a session. */
export const forgetLastState = (): void => store.removeItem(storageKey)
