import { startTransition, useEffect, useState } from 'react'

/**
 * How many of the parts that are there at first are rendered: one more in each frame, so that a long list never blocks the
 * page until all of it is there. Once the list is whole, it stays whole.
 */
export const useSteps = (count: number) => {
  const [steps, setSteps] = useState(1)
  const [last] = useState(count)
  const isWhole = steps >= last
  useEffect(() => {
    if (isWhole) return
    const frame = requestAnimationFrame(() => startTransition(() => setSteps(steps + 1)))
    return () => cancelAnimationFrame(frame)
  }, [isWhole, steps])
  return { isWhole, shown: isWhole ? count : steps }
}
