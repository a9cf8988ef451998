import { render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { later } from './later.tsx'
import { loadCode, onDemand, retryPauses } from './load-code.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))
const total = retryPauses[0] + retryPauses[1]

it('code whose fetch was cut off is fetched again, and comes', async () => {
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(missing).mockResolvedValue('code')
  const loading = loadCode(load)
  await vi.advanceTimersByTimeAsync(total)
  expect(await loading).toBe('code')
  expect(load).toHaveBeenCalledTimes(2)
})

it('code that stays away fails after the third try', async () => {
  const load = vi.fn(missing)
  const failing = expect(loadCode(load)).rejects.toThrow('Failed to fetch')
  await vi.advanceTimersByTimeAsync(total)
  await failing
  expect(load).toHaveBeenCalledTimes(3)
})

it('without a network, and for any other error, it fails at once', async () => {
  const broken = vi.fn(() => Promise.reject(new Error('broken')))
  await expect(loadCode(broken)).rejects.toThrow('broken')
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn(missing)
  await expect(loadCode(load)).rejects.toThrow('Failed to fetch')
  expect([broken, load].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

class Catches extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? 'It failed.' : this.props.children
  }
}

it('a part whose code stays away says so, instead of waiting for ever', async () => {
  vi.useRealTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(() => Promise.reject(new Error('gone')))
  const Part = onDemand(load)
  render(
    <Catches>
      <Suspense fallback="Coming">
        <Part />
      </Suspense>
    </Catches>,
  )
  await screen.findByText('It failed.')
  expect(load).toHaveBeenCalledTimes(1)
})

it('a part that failed is fetched again when it is opened the next time', async () => {
  vi.useRealTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue(() => 'Here it is.')
  const Dialog = later(load)
  const opens = () =>
    render(
      <Catches>
        <Dialog />
      </Catches>,
    )
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1), 5_000)
  const { unmount } = opens()
  await screen.findByText('It failed.')
  unmount()
  opens()
  await screen.findByText('Here it is.')
})
