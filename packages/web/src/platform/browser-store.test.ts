import { describe, expect, test, vi } from 'vitest'
import { createBrowserStore } from './browser-store.ts'

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const full = (kept: Record<string, string>): Storage =>
  Object.assign(Object.create(null), {
    ...kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
    removeItem: (key: string) => {
      delete kept[key]
    },
  })

describe('what this browser keeps', () => {
  test('is in local storage wherever that is allowed', () => {
    const store = createBrowserStore(() => localStorage)
    store.setItem('colour', 'blue')
    expect(localStorage.getItem('colour')).toBe('blue')
    expect(store.getItem('colour')).toBe('blue')
    expect(store.keys('col')).toEqual(['colour'])
    expect(store.isVolatile()).toBe(false)
    store.removeItem('colour')
    expect(localStorage.getItem('colour')).toBeNull()
  })

  test('is held by the page where storage is blocked, which is told once', async () => {
    const store = createBrowserStore(blocked)
    const onRefused = vi.fn()
    void store.refused.then(onRefused)
    expect(store.getItem('colour')).toBeNull()
    await Promise.resolve()
    expect(onRefused).not.toHaveBeenCalled()
    store.setItem('colour', 'blue')
    store.setItem('colour', 'red')
    expect(store.getItem('colour')).toBe('red')
    expect(store.keys('colour')).toEqual(['colour'])
    expect(store.isVolatile()).toBe(true)
    await store.refused
    expect(onRefused).toHaveBeenCalledOnce()
    store.removeItem('colour')
    expect(store.getItem('colour')).toBeNull()
    expect(store.isVolatile()).toBe(false)
  })

  test('is held by the page where storage is full, and no older value comes back after it', () => {
    const kept = { colour: 'grey' }
    const store = createBrowserStore(() => full(kept))
    expect(store.getItem('colour')).toBe('grey')
    store.setItem('colour', 'blue')
    expect(store.getItem('colour')).toBe('blue')
    expect(kept).toEqual({})
  })
})
