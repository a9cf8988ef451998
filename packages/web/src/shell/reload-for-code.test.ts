import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserStore } from '../platform/browser-store.ts'
import { reloadForCode } from './reload-for-code.ts'

const page = (entry: string) => `<!doctype html><script type="module" src="/assets/${entry}"></script>`
const serves =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status })
const reload = vi.fn()
/** A window that runs the build of `entry`, with a storage of its own for the tab. */
const running = (entry: string, sessionStorage: Pick<Storage, 'getItem' | 'setItem'> = window.sessionStorage) => {
  const document = new DOMParser().parseFromString(page(entry), 'text/html')
  // Seam: of a window only these are used, and a real one cannot be told to run another build.
  return { document, sessionStorage, location: { reload } } as unknown as Window
}

beforeEach(() => {
  vi.clearAllMocks()
  window.sessionStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

describe('the page is reloaded for its code', () => {
  it('once for each new build', async () => {
    expect(await reloadForCode(running('old.js'), serves(page('new.js')))).toBe(true)
    expect(await reloadForCode(running('old.js'), serves(page('new.js')))).toBe(false)
    expect(await reloadForCode(running('new.js'), serves(page('newest.js')))).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('once a minute when the build is the same: most browsers remember a fetch that was cut off', async () => {
    vi.useFakeTimers()
    const tries = [1, 2, 3].map(async () => reloadForCode(running('old.js'), serves(page('old.js'))))
    expect(await Promise.all(tries)).toEqual([true, false, false])
    vi.advanceTimersByTime(60_000)
    expect(await reloadForCode(running('old.js'), serves(page('old.js')))).toBe(true)
    vi.useRealTimers()
  })

  it('and never when nothing answers, or what answers is no page of ours', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'))
    for (const answer of [offline, serves(page('new.js'), 503), serves('<p>Log in to the Wi-Fi</p>')])
      expect(await reloadForCode(running('old.js'), answer)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('nor where that would lose what the browser did not let us store', async () => {
    vi.spyOn(browserStore, 'isVolatile').mockReturnValue(true)
    expect(await reloadForCode(running('old.js'), serves(page('new.js')))).toBe(false)
    vi.restoreAllMocks()
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const storage = { getItem: blocked, setItem: blocked }
    expect(await reloadForCode(running('old.js', storage), serves(page('new.js')))).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
