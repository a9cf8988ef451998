import { useEffect, useEffectEvent } from 'react'

/** Fetches the next page ahead once the present one is here and is full. */
export const usePrefetchNext = (isDue: boolean, prefetch: () => void) => {
  const run = useEffectEvent(prefetch)
  useEffect(() => {
    if (isDue) run()
  }, [isDue])
}
