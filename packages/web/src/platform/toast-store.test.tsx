import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { actionTime, successTime, Toaster } from '../ui/toaster.tsx'
import { createToastStore } from './toast-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const setUp = () => {
  const store = createToastStore()
  render(<Toaster store={store} />)
  return store
}
const pass = (time: number) => act(() => vi.advanceTimersByTime(time))

describe('toasts', () => {
  it('are closable [S9.14]', () => {
    const store = setUp()
    act(() => store.show('error', { title: 'Error', message: 'No luck' }))
    expect(screen.getByRole('alert').textContent).toBe('ErrorNo luck')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('stand at the bottom right [S9.14]', () => {
    const store = setUp()
    act(() => store.show('success', { title: 'Success!' }))
    const place = [...screen.getByRole('region', { name: 'Notifications (F8)' }).classList]
    expect(place).toEqual(expect.arrayContaining(['fixed', 'right-0', 'bottom-0']))
  })

  it('of success stay at least 5 s, then go', () => {
    const store = setUp()
    act(() => store.show('success', { title: 'Success!' }))
    pass(5_000)
    expect(screen.getByRole('status').textContent).toBe('Success!')
    pass(successTime - 5_000)
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('of errors stay', () => {
    const store = setUp()
    act(() => store.show('error', { title: 'Error' }))
    pass(60 * 60_000)
    expect(screen.getByRole('alert')).toBeDefined()
  })

  it('stay while pointed at or focused', () => {
    const store = setUp()
    act(() => store.show('success', { title: 'Success!' }))
    const close = screen.getByRole('button', { name: 'Close' })
    act(() => close.focus())
    pass(successTime * 2)
    expect(screen.getByRole('status')).toBeDefined()
    act(() => close.blur())
    pass(successTime)
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('with something to undo stay at least 10 s, and go once it is done', () => {
    const store = setUp()
    const undo = vi.fn()
    act(() => store.show('success', { title: 'Deleted', action: { label: 'Undo', onSelect: undo } }))
    pass(10_000)
    expect(actionTime).toBeGreaterThan(10_000)
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledOnce()
    expect(screen.queryByRole('status')).toBeNull()
  })

  const pressF8 = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F8' })
  const setUpBesideField = () => {
    const store = createToastStore()
    render(
      <>
        <input aria-label="elsewhere" />
        <Toaster store={store} />
      </>,
    )
    const field = screen.getByRole('textbox', { name: 'elsewhere' })
    act(() => field.focus())
    return { store, field }
  }

  it('are reached by F8, the newest first, and left by F8', () => {
    const { store, field } = setUpBesideField()
    pressF8()
    expect(document.activeElement).toBe(field)
    act(() => store.show('error', { title: 'older' }))
    act(() => store.show('success', { title: 'newer', action: { label: 'Undo', onSelect: vi.fn() } }))
    pressF8()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
    pressF8()
    expect(document.activeElement).toBe(field)
  })

  it('give the focus back when the one that has it goes, by its action or by Escape', () => {
    const { store, field } = setUpBesideField()
    act(() => store.show('success', { title: 'Deleted', action: { label: 'Undo', onSelect: vi.fn() } }))
    pressF8()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(document.activeElement).toBe(field)
    act(() => store.show('error', { title: 'Error' }))
    pressF8()
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.activeElement).toBe(field)
  })

  it('go after their time also when an earlier one was closed while it was pointed at', () => {
    const store = setUp()
    act(() => store.show('success', { title: 'first' }))
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Notifications (F8)' }))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    act(() => store.show('success', { title: 'second' }))
    pass(successTime)
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('do not restart each other', () => {
    const store = setUp()
    act(() => store.show('success', { title: 'first' }))
    pass(successTime - 1_000)
    act(() => store.show('success', { title: 'second' }))
    pass(1_000)
    expect(screen.getAllByRole('status').map((toast) => toast.textContent)).toEqual(['second'])
  })

  it("that offer to undo take each other's place instead of stacking over the page", () => {
    const store = setUp()
    const undo = { label: 'Undo', onSelect: () => undefined }
    act(() => store.show('success', { title: 'One', action: undo }))
    act(() => store.show('error', { title: 'Another', action: undo }))
    act(() => store.show('success', { title: 'Two', action: undo }))
    expect(store.read().map(({ title }) => title)).toEqual(['Another', 'Two'])
  })

  it('that say the same are one', () => {
    const store = setUp()
    act(() => store.show('error', { title: 'Error', message: 'No luck' }))
    act(() => store.show('error', { title: 'Error', message: 'Other luck' }))
    act(() => store.show('error', { title: 'Error', message: 'No luck' }))
    act(() => store.show('success', { title: 'Error', message: 'No luck' }))
    expect(store.read().map(({ tone, message }) => [tone, message])).toEqual([
      ['error', 'Other luck'],
      ['error', 'No luck'],
      ['success', 'No luck'],
    ])
  })

  it('tell the page how high they are, as long as there are some', () => {
    const store = setUp()
    const room = () => document.documentElement.style.getPropertyValue('--toasts')
    expect(room()).toBe('')
    act(() => store.show('error', { title: 'Error' }))
    expect(room()).toMatch(/^\d+px$/)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(room()).toBe('')
  })
})
