import { cleanup } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// The next file has the same globals, clock, storage and address. Mocks are restored by the runner.
afterAll(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})
