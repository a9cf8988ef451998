import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useSteps } from './use-steps.ts'

afterEach(cleanup)

it('a long list comes one part in each step, and what is added later comes at once', async () => {
  const seen: number[] = []
  const { result, rerender } = renderHook(
    ({ count }) => {
      const steps = useSteps(count)
      seen.push(steps.shown)
      return steps
    },
    { initialProps: { count: 3 } },
  )
  expect(result.current).toEqual({ isWhole: false, shown: 1 })
  await waitFor(() => expect(result.current.isWhole).toBe(true))
  expect([...new Set(seen)]).toEqual([1, 2, 3])
  act(() => rerender({ count: 6 }))
  expect(result.current).toEqual({ isWhole: true, shown: 6 })
})
