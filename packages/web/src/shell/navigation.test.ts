import { toNavigationView } from '@candid/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNavigation } from './navigation.ts'

let navigation: ReturnType<typeof createNavigation> | undefined
const read = () => navigation && toNavigationView(navigation.actor.getSnapshot())
beforeEach(() => {
  vi.useFakeTimers()
  window.history.replaceState(null, '', '/first')
})
afterEach(() => {
  navigation?.stop()
  vi.useRealTimers()
})

const after = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))
const go = (path: string) => {
  window.history.pushState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
}
const start = (load: (path: string) => (() => Promise<unknown>) | null) => {
  navigation = createNavigation({ load, window })
  return () => [read()?.status, read()?.path]
}

describe('navigation', () => {
  it('keeps the old screen until the new one is here, and shows the pending screen after 1000 ms for at least 500 ms [S9.17]', async () => {
    const where = start((path) => (path === '/second' ? () => after(1_100) : null))
    expect(where()).toEqual(['ready', '/first'])
    go('/second')
    await vi.advanceTimersByTimeAsync(999)
    expect(where()).toEqual(['ready', '/first'])
    await vi.advanceTimersByTimeAsync(1)
    expect(where()[0]).toBe('pending')
    await vi.advanceTimersByTimeAsync(499)
    expect(where()[0]).toBe('pending')
    await vi.advanceTimersByTimeAsync(1)
    expect(where()).toEqual(['ready', '/second'])
  })

  it('does not call back someone who has gone elsewhere meanwhile', async () => {
    const where = start((path) => (path === '/slow' ? () => after(3_000) : null))
    go('/slow')
    await vi.advanceTimersByTimeAsync(500)
    go('/third')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(where()).toEqual(['ready', '/third'])
  })

  it('fails with the reason when the code cannot be loaded', async () => {
    const where = start((path) => (path === '/broken' ? () => Promise.reject(new Error('no code')) : null))
    go('/broken')
    await vi.advanceTimersByTimeAsync(0)
    expect(where()).toEqual(['failed', '/broken'])
    expect(read()?.error).toEqual(new Error('no code'))
  })

  it('stays at a screen with something unsaved until its guard lets it go, and brings the address back', async () => {
    const answers = [false, true]
    const guard = { isFree: () => false, ask: async () => answers.shift() ?? false }
    navigation = createNavigation({ load: () => null, window, guard })
    go('/second')
    await vi.advanceTimersByTimeAsync(0)
    expect([read()?.path, window.location.pathname]).toEqual(['/first', '/first'])
    go('/second')
    await vi.advanceTimersByTimeAsync(0)
    expect([read()?.path, window.location.pathname]).toEqual(['/second', '/second'])
  })

  it('asks nobody about another search of the same screen', async () => {
    const ask = vi.fn(async () => false)
    navigation = createNavigation({ load: () => null, window, guard: { isFree: () => false, ask } })
    go('/first?page=2')
    await vi.advanceTimersByTimeAsync(0)
    expect([read()?.search, ask.mock.calls.length]).toEqual(['?page=2', 0])
  })

  it('asks no longer whether to leave once somebody has gone back to the screen that they were at', async () => {
    const signals: AbortSignal[] = []
    const guard = {
      isFree: () => false,
      ask: (signal: AbortSignal) => {
        signals.push(signal)
        return new Promise<boolean>(() => undefined)
      },
    }
    navigation = createNavigation({ load: () => null, window, guard })
    go('/second')
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    go('/first')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    expect([read()?.status, read()?.path]).toEqual(['ready', '/first'])
  })
})
