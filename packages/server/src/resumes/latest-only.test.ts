import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { latestOnly } from './latest-only.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const begin = () => {
  const written: number[] = []
  const errors: unknown[] = []
  const latest = latestOnly<number>(
    async (value) => {
      written.push(value)
      if (value === 13) throw new Error('refused')
    },
    (error) => errors.push(error),
  )
  return { ...latest, written, errors }
}

it('writes the first value at once, and after a pause only the newest of those that came meanwhile', async () => {
  const { tell, written } = begin()
  for (const value of [1, 2, 3, 4]) tell(value)
  expect(written).toEqual([1])
  await vi.advanceTimersByTimeAsync(250)
  expect(written).toEqual([1, 4])
  await vi.advanceTimersByTimeAsync(250)
  tell(5)
  expect(written).toEqual([1, 4, 5])
})

it('goes on after a write that failed', async () => {
  const { tell, written, errors } = begin()
  tell(13)
  tell(14)
  await vi.advanceTimersByTimeAsync(250)
  expect(written).toEqual([13, 14])
  expect(errors).toHaveLength(1)
})

it('writes nothing after it was stopped', async () => {
  const { tell, stop, written } = begin()
  tell(1)
  tell(2)
  stop()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(written).toEqual([1])
})
