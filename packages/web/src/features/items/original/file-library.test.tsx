import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useDropzone } from 'react-dropzone'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Zone({ onCancel }: { onCancel: () => void }) {
  const { getRootProps, getInputProps } = useDropzone({ onFileDialogCancel: onCancel })
  return (
    <div {...getRootProps({ role: 'button' })}>
      <input {...getInputProps()} />
    </div>
  )
}

it('the library of the drop zone notices a cancelled file dialog 300 ms after its window is back [S9.10]', () => {
  const cancelled = vi.fn()
  render(<Zone onCancel={cancelled} />)
  fireEvent.click(screen.getByRole('button'))
  act(() => vi.advanceTimersByTime(0))
  fireEvent.focus(window)
  act(() => vi.advanceTimersByTime(299))
  expect(cancelled).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1))
  expect(cancelled).toHaveBeenCalledOnce()
})
