import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerTime, fetchInTime } from './fetch-in-time.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that never answers; the wait ends by the signal alone. */
const silent = (_request: Request, { signal }: RequestInit) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

describe('a wait for an answer', () => {
  it('ends after two minutes as a time-out', async () => {
    vi.stubGlobal('fetch', silent)
    const outcome = fetchInTime(new Request('http://localhost/')).catch((error: DOMException) => error.name)
    await vi.advanceTimersByTimeAsync(answerTime)
    expect(await outcome).toBe('TimeoutError')
  })

  it('ends at once when it is given up', async () => {
    vi.stubGlobal('fetch', silent)
    const stopped = new AbortController()
    const request = new Request('http://localhost/', { signal: stopped.signal })
    const outcome = fetchInTime(request).catch((error: DOMException) => error.name)
    stopped.abort()
    expect(await outcome).toBe('AbortError')
  })

  it('leaves no clock behind an answer', async () => {
    vi.stubGlobal('fetch', async () => new Response('here'))
    expect(await (await fetchInTime(new Request('http://localhost/'))).text()).toBe('here')
    expect(vi.getTimerCount()).toBe(0)
  })
})
