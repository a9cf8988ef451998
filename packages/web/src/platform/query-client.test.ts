import { ApiError } from '@candid/api-client'
import { describe, expect, it } from 'vitest'
import { createQueryClient, preloadStaleTime, retryRead } from './query-client.ts'

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

describe('the cache', () => {
  it('keeps unused answers for 5 minutes and counts a preloaded one as fresh for 30 s [S9.17]', () => {
    expect(createQueryClient(() => false).getDefaultOptions().queries?.gcTime).toBe(300_000)
    expect(preloadStaleTime).toBe(30_000)
  })

  it('retries a failed read 3 times, but never what asking again cannot help', () => {
    const offline = new TypeError('Failed to fetch')
    expect([0, 1, 2, 3].map((failures) => retryRead(failures, offline))).toEqual([true, true, true, false])
    const refused = [401, 403, 404, 422].map((status) => retryRead(0, new ApiError(status, {}, null)))
    expect(refused).toEqual([false, false, false, false])
    expect(retryRead(0, new ApiError(503, {}, null))).toBe(true)
  })

  it('makes a write once, without waiting for a network, and is the only place that says so [#15.5]', () => {
    const { mutations } = createQueryClient(() => false).getDefaultOptions()
    expect(mutations).toEqual({ networkMode: 'always', retry: 0 })
    const others = Object.entries(sources).filter(([, text]) => /networkMode|retry: 0\b/.test(text))
    expect(others.map(([path]) => path)).toEqual(['./query-client.ts'])
  })
})
