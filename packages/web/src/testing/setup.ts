import { configure } from '@testing-library/react'

// The server in this process shares two cores with other tests: what is waited for may take longer than a second.
configure({ asyncUtilTimeout: 60_000 })

// jsdom lays nothing out: no element ever has another size.
const sees = () => undefined
globalThis.ResizeObserver ??= class {
  observe = sees
  unobserve = sees
  disconnect = sees
}
