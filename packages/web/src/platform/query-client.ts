import { ApiError } from '@candid/api-client'
import { MutationCache, type Query, QueryClient } from '@tanstack/react-query'

/** How long preloaded data counts as fresh, and how long unused data is kept (specification, section 9). */
export const preloadStaleTime = 30_000
const unusedTime = 5 * 60_000

/** Retries a failed read up to three times, unless a retry cannot help (the server refuses it, or it does not exist). */
export const retryRead = (failures: number, error: Error): boolean =>
  failures < 3 && !(error instanceof ApiError && error.status < 500 && error.status !== 429)

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Whether the data goes on changing by itself, as during a parse. */
      movesOn?: (data: unknown) => boolean
      /**
       * Whether the data is shown at once after a reload, until it is refetched. Not for data that can be edited: an edit that
       * starts in that moment would start from an old text.
       */
      isKept?: boolean
    }
  }
}

/** How often to poll data that goes on changing, when the server cannot report changes. */
const pollMs = 1_500
const longestPauseMs = 60_000

/**
 * The interval at which a query is polled. There is no polling while the server reports changes. Otherwise a query polls while
 * its data goes on changing, and after a failure at intervals that grow with the time since its last success.
 */
const pollInterval = ({ state, meta }: Query): number | false => {
  if (state.status === 'error' || state.fetchFailureCount > 0) {
    const sinceMs = Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt - longestPauseMs)
    return Math.min(Math.max(sinceMs / 2, pollMs), longestPauseMs)
  }
  return meta?.movesOn?.(state.data) === true && pollMs
}

/**
 * Creates the app's query client. A write is tried once, because machines handle its retry. Nothing waits for the network
 * without end: a read that fails without a network shows its error, and is retried when the network is back.
 */
export const createQueryClient = (polls: () => boolean) => {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      // It was deleted elsewhere. The page that shows it refetches, says that it is gone, and links back.
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
 * Lets all queries on the screen compute their polling interval again. A query does that by itself only when its own state
 * changes, which never happens while it does not poll.
 */
export const renewPolling = (client: QueryClient) => {
  for (const query of client.getQueryCache().getAll())
    for (const observer of query.observers) observer.setOptions(observer.options)
}

/** Keeps the rows of the previous page while another page of a list loads, unless the previous page had no rows. */
export const keepRows = <Page extends { data: readonly unknown[] }>(before: Page | undefined): Page | undefined =>
  before && before.data.length > 0 ? before : undefined
