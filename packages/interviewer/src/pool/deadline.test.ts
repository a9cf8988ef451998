import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startDeadline } from './deadline.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A thread that gets so much of a processor. */
const threadWith = (share: number) => ({
  cpuUsage: async () => ({ user: Date.now() * share * 1_000, system: 0 }),
})
const limit = { work: 1_000, clock: 6_000 }
/** When a task of a thread is stopped, in milliseconds from its beginning; null when it is not within ten seconds. */
const stoppedAfter = async (share: number) => {
  const { signal, begin } = startDeadline(limit, 500)
  begin(threadWith(share))
  for (let ms = 0; ms < 10_000; ms += 100) {
    if (signal.aborted) return ms
    await vi.advanceTimersByTimeAsync(100)
  }
  return null
}

it('a task is stopped after its work', async () => expect(await stoppedAfter(1)).toBe(1_000))
it('a task that waits for a processor is left the time it has not worked', async () =>
  expect(await stoppedAfter(0.5)).toBe(2_000))
it('a task that hardly works is stopped by the clock', async () => expect(await stoppedAfter(0.01)).toBe(6_000))

it('a task that never begins is stopped, and one that has ended is not looked at again', async () => {
  const never = startDeadline(limit, 500)
  await vi.advanceTimersByTimeAsync(6_400)
  expect(never.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(never.signal.aborted).toBe(true)
  const ended = startDeadline(limit, 500)
  ended.begin(threadWith(1))
  ended.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([ended.signal.aborted, vi.getTimerCount()]).toEqual([false, 0])
})

it('a task whose thread cannot be asked is stopped by the clock', async () => {
  const { signal, begin } = startDeadline(limit, 500)
  begin({ cpuUsage: () => Promise.reject(new Error('the thread has ended')) })
  await vi.advanceTimersByTimeAsync(5_900)
  expect(signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(signal.aborted).toBe(true)
})
