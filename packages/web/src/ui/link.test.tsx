import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Link, PreloadContext } from './link.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const setUp = () => {
  const preload = vi.fn()
  render(
    <PreloadContext value={preload}>
      <Link href="/resumes">Resumes</Link>
    </PreloadContext>,
  )
  return { preload, link: screen.getByRole('link') }
}

describe('a link', () => {
  it.each(['pointerEnter', 'focus'] as const)('preloads its target after 50 ms of %s [S9.17]', (way) => {
    const { preload, link } = setUp()
    fireEvent[way](link)
    vi.advanceTimersByTime(49)
    expect(preload).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(preload.mock.calls).toEqual([['/resumes']])
  })

  it('preloads nothing for a pointer that only passes', () => {
    const { preload, link } = setUp()
    fireEvent.pointerEnter(link)
    vi.advanceTimersByTime(30)
    fireEvent.pointerLeave(link)
    vi.advanceTimersByTime(1_000)
    expect(preload).not.toHaveBeenCalled()
  })

  it('preloads nothing once it is gone', () => {
    const { preload, link } = setUp()
    fireEvent.focus(link)
    cleanup()
    vi.advanceTimersByTime(1_000)
    expect(preload).not.toHaveBeenCalled()
  })
})
