import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { createValue } from '../../platform/value.ts'

/**
 * How many of the parts that are there at first are rendered: one more in each frame, so that a long list never blocks the
 * page until all of it is there. Once the list is whole, it stays whole.
 */
export const useSteps = (count: number) => {
  const { current: last } = useRef(count)
  const value = useMemo(() => createValue(1), [])
  const steps = useSyncExternalStore(value.subscribe, value.read)
  const isWhole = steps >= last
  useEffect(() => {
    if (isWhole) return
    const frame = requestAnimationFrame(() => value.set(steps + 1))
    return () => cancelAnimationFrame(frame)
  }, [isWhole, steps, value])
  return { isWhole, shown: isWhole ? count : steps }
}
