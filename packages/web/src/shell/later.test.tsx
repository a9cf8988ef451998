import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { later } from '../ui/later.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Part = ({ name }: { name: string }) => <p>{name} is here</p>

it('a part that comes later shows that it comes, then itself, and keeps its state from then on', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Part>()
  const Later = later(() => promise)
  const { rerender } = render(<Later name="It" />)
  expect(screen.getByRole('status').textContent).toBe('Loading')
  resolve(Part)
  const shown = await screen.findByText('It is here')
  rerender(<Later name="She" />)
  expect(shown.textContent).toBe('She is here')
  expect(screen.queryByRole('status')).toBeNull()
})

it('a part that could not be fetched is fetched again at the next try', async () => {
  // React reports a caught error to the console; here it is meant.
  vi.spyOn(console, 'error').mockReturnValue()
  let isOnline = false
  const Later = later(async () => {
    if (!isOnline) throw new Error('no network')
    return Part
  })
  const page = (
    <ErrorBoundary>
      <Later name="It" />
    </ErrorBoundary>
  )
  render(page)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isOnline = true
  retry.click()
  expect(await screen.findByText('It is here')).toBeDefined()
})
