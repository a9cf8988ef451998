import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

afterEach(cleanup)

describe('a render error', () => {
  it('shows Something went wrong! with a Show Error / Hide Error toggle [S2.1]', async () => {
    // React reports a caught error to the console; here it is meant.
    const report = vi.spyOn(console, 'error').mockReturnValue()
    const Broken = () => {
      throw new Error('the roof is on fire')
    }
    render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    )
    report.mockRestore()
    const person = userEvent.setup()
    expect(screen.getByRole('heading').textContent).toBe('Something went wrong!')
    const text = screen.getByText('the roof is on fire')
    expect(text.hidden).toBe(true)
    await person.click(screen.getByRole('button', { name: 'Show Error' }))
    expect(text.hidden).toBe(false)
    await person.click(screen.getByRole('button', { name: 'Hide Error' }))
    expect(text.hidden).toBe(true)
  })
})
