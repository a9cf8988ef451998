import { ApiError } from '@candid/api-client'
import { MutationCache, type Query, QueryClient } from '@tanstack/react-query'

/** How long a preloaded answer counts as fresh, and how long an unused one is kept (specification, section 9). */
export const preloadStaleTime = 30_000
const unusedTime = 5 * 60_000

/** Retries of a failed read: three, and none where asking again cannot help (a refusal, something missing). */
export const retryRead = (failures: number, error: Error): boolean =>
  failures < 3 && !(error instanceof ApiError && error.status < 500 && error.status !== 429)

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Whether what was read goes on changing by itself, as a parse does. */
      movesOn?: (data: unknown) => boolean
      /**
       * Whether it is shown at once when the page is loaded again, until it has been read again. Not what is edited: an edit
       * that begins in that moment would begin from an old text.
       */
      isKept?: boolean
    }
  }
}

/** How often something that moves on is asked for, when the server cannot report its changes. */
const pollMs = 1_500
const longestPauseMs = 60_000

/**
 * When a query is asked again by itself; not at all while the server reports changes. Otherwise while what it read moves
 * on, and after a failure in pauses that grow with the time since it last succeeded.
 */
const pollInterval = ({ state, meta }: Query): number | false => {
  if (state.status === 'error' || state.fetchFailureCount > 0) {
    const sinceMs = Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt - longestPauseMs)
    return Math.min(Math.max(sinceMs / 2, pollMs), longestPauseMs)
  }
  return meta?.movesOn?.(state.data) === true && pollMs
}

/**
 * The app's cache. Machines own the retry of writes, so a write is tried once. Nothing waits for the network without
 * an end: a read that fails for want of one says so, and is made again when the network is back.
 */
export const createQueryClient = (polls: () => boolean) => {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      // Deleted elsewhere: the page that shows it asks again, says so, and leads back.
      onError: (error) => {
        if (error instanceof ApiError && error.status === 404) void client.invalidateQueries()
      },
    }),
    defaultOptions: {
      queries: {
        gcTime: unusedTime,
        retry: retryRead,
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchInterval: (query) => polls() && pollInterval(query),
      },
      mutations: { networkMode: 'always', retry: 0 },
    },
  })
  return client
}

/**
 * Has everything on the screen find out again how often it is to be asked for: a query does so by itself only when something
 * of its own changes, and while nothing is asked for nothing does.
 */
export const renewPolling = (client: QueryClient) => {
  for (const query of client.getQueryCache().getAll())
    for (const observer of query.observers) observer.setOptions(observer.options)
}

/** The rows of the page before, while another page of a list is loading; a page without rows is no page to go on showing. */
export const keepRows = <Page extends { data: readonly unknown[] }>(before: Page | undefined): Page | undefined =>
  before && before.data.length > 0 ? before : undefined
