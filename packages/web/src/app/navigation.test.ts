import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNavigation, type NavigationStore } from './navigation.ts'

let navigation: NavigationStore | undefined
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
const start = (load: (path: string) => Promise<unknown> | null) => {
  const started = createNavigation({ load, window })
  navigation = started
  return () => [started.read().status, started.read().path]
}

describe('navigation', () => {
  it('keeps the old screen until the new one is here, and shows the pending screen after 1000 ms for at least 500 ms [S9.17]', async () => {
    const read = start((path) => (path === '/second' ? after(1_100) : null))
    expect(read()).toEqual(['ready', '/first'])
    go('/second')
    await vi.advanceTimersByTimeAsync(999)
    expect(read()).toEqual(['ready', '/first'])
    await vi.advanceTimersByTimeAsync(1)
    expect(read()[0]).toBe('pending')
    await vi.advanceTimersByTimeAsync(499)
    expect(read()[0]).toBe('pending')
    await vi.advanceTimersByTimeAsync(1)
    expect(read()).toEqual(['ready', '/second'])
  })

  it('does not call back someone who has gone elsewhere meanwhile', async () => {
    const read = start((path) => (path === '/slow' ? after(3_000) : null))
    go('/slow')
    await vi.advanceTimersByTimeAsync(500)
    go('/third')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(read()).toEqual(['ready', '/third'])
  })

  it('fails with the reason when the code cannot be loaded', async () => {
    const read = start((path) => (path === '/broken' ? Promise.reject(new Error('no code')) : null))
    go('/broken')
    await vi.advanceTimersByTimeAsync(0)
    expect(read()).toEqual(['failed', '/broken'])
    expect(navigation?.read().error).toEqual(new Error('no code'))
  })

  it('stays at a screen with something unsaved until its guard lets it go, and brings the address back', async () => {
    const answers = [false, true]
    const guard = { isFree: () => false, ask: async () => answers.shift() ?? false }
    const started = createNavigation({ load: () => null, window, guard })
    navigation = started
    go('/second')
    await vi.advanceTimersByTimeAsync(0)
    expect([started.read().path, window.location.pathname]).toEqual(['/first', '/first'])
    go('/second')
    await vi.advanceTimersByTimeAsync(0)
    expect([started.read().path, window.location.pathname]).toEqual(['/second', '/second'])
  })

  it('asks nobody about another search of the same screen', async () => {
    const ask = vi.fn(async () => false)
    navigation = createNavigation({ load: () => null, window, guard: { isFree: () => false, ask } })
    go('/first?page=2')
    await vi.advanceTimersByTimeAsync(0)
    expect([navigation.read().search, ask.mock.calls.length]).toEqual(['?page=2', 0])
  })
})
