import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withPending } from './with-pending.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const after = (time: number) => new Promise<string>((resolve) => setTimeout(() => resolve('done'), time))

describe('the pending screen', () => {
  it('is not shown for work of less than 1000 ms [S9.17]', async () => {
    const show = vi.fn()
    const work = withPending(after(999), show)
    await vi.advanceTimersByTimeAsync(999)
    expect(await work).toBe('done')
    expect(show).not.toHaveBeenCalled()
  })

  it('is shown after 1000 ms, and then for at least 500 ms [S9.17]', async () => {
    const show = vi.fn()
    const ended = vi.fn()
    void withPending(after(1_010), show).then(ended)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(show).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(499)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledWith('done')
  })

  it('leaves as soon as longer work is done', async () => {
    const ended = vi.fn()
    void withPending(after(3_000), () => undefined).then(ended)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(ended).toHaveBeenCalledOnce()
  })

  it('passes a failure on', async () => {
    const failing = withPending(Promise.reject(new Error('no code')), () => undefined)
    await expect(failing).rejects.toThrow('no code')
  })
})
