import { cleanup } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// The next file has the same modules, globals, clock, storage and address. Mocks are restored by the runner. A module that is
// still loading when its file ends would stay broken for all files after it.
afterAll(async () => {
  cleanup()
  await vi.dynamicImportSettled()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})
