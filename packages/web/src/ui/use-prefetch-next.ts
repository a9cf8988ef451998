import { useEffect, useEffectEvent } from 'react'

/**
 * Prefetches the next page when the current one is loaded and full, and again after each refetch of the current one, because
 * a change also removes the prefetched page. `readAt` is when the current page was fetched, in milliseconds; null while there
 * is nothing to prefetch.
 */
export const usePrefetchNext = (readAt: number | null, prefetch: () => void) => {
  const run = useEffectEvent(prefetch)
  useEffect(() => {
    if (readAt !== null) run()
  }, [readAt])
}
