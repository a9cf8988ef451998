import { useEffect, useEffectEvent } from 'react'

/**
 * Fetches the next page ahead once the present one is here and is full, and again whenever the present one was read anew:
 * after a change, what was fetched ahead is gone too. `readAt` is when the present page was read, in milliseconds; null
 * while there is nothing to fetch ahead.
 */
export const usePrefetchNext = (readAt: number | null, prefetch: () => void) => {
  const run = useEffectEvent(prefetch)
  useEffect(() => {
    if (readAt !== null) run()
  }, [readAt])
}
