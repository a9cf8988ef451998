import { ApiError } from '@candid/api-client'
import { QueryClient } from '@tanstack/react-query'

/** How long a preloaded answer counts as fresh, and how long an unused one is kept (specification, section 9). */
export const preloadStaleTime = 30_000
const unusedTime = 5 * 60_000

/** Retries of a failed read: three, and none where asking again cannot help (a refusal, something missing). */
export const retryRead = (failures: number, error: Error): boolean =>
  failures < 3 && !(error instanceof ApiError && error.status < 500 && error.status !== 429)

/**
 * The app's cache. Machines own the retry of writes, so a write is tried once. Nothing waits for the network without
 * an end: a read that fails for want of one says so, and is made again when the network is back.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { gcTime: unusedTime, retry: retryRead, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always', retry: 0 },
    },
  })
