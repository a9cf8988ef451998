import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BesideApp } from './beside-app.tsx'
import { Modal } from './modal.tsx'

afterEach(async () => {
  cleanup()
  // By then the focus has returned, so that the next test finds it where it put it.
  await new Promise(requestAnimationFrame)
})

const nothing = () => undefined

type PageProps = { opens?: boolean; asks?: boolean; isMoved?: boolean; onClose?: () => void; onCancel?: () => void }

/** A page with a dialog, which may ask something in another one. */
function Page({ opens = false, asks = false, isMoved = false, onClose = nothing, onCancel = nothing }: PageProps) {
  return (
    <>
      <h1 tabIndex={-1}>Resumes</h1>
      {!isMoved && <button type="button">Move</button>}
      {opens && (
        <Modal aria-label="Move" onClose={onClose}>
          <button type="button">First</button>
          <button type="button" disabled>
            Disabled
          </button>
          <button type="button">Last</button>
        </Modal>
      )}
      {asks && (
        <Modal role="alertdialog" aria-label="Really?" onClose={onCancel}>
          <button type="button" data-autofocus>
            Cancel
          </button>
        </Modal>
      )}
      <BesideApp>
        <button type="button">Undo</button>
      </BesideApp>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const opener = () => screen.getByRole('button', { name: 'Move', hidden: true })
const focused = () => document.activeElement?.textContent

/** Opens the dialog from its button, as a person does. */
const open = (props: PageProps = {}) => {
  const page = render(<Page {...props} />)
  opener().focus()
  page.rerender(<Page opens {...props} />)
  return page
}

describe('the focus', () => {
  it('goes to the element that asks for it, or to the first field, or to the dialog', () => {
    const { unmount } = open()
    expect(document.activeElement).toBe(screen.getByRole('dialog'))
    unmount()
    render(
      <Modal onClose={nothing}>
        <button type="button">Close</button>
        <input type="hidden" />
        <input aria-label="Name" />
      </Modal>,
    )
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
    render(
      <Modal onClose={nothing}>
        <input aria-label="Name" />
        <button type="button" data-autofocus>
          Keep
        </button>
      </Modal>,
    )
    expect(focused()).toBe('Keep')
  })

  it('goes round in the dialog by Tab and Shift with Tab', async () => {
    open()
    const person = userEvent.setup()
    const seen = []
    for (const key of ['{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
      await person.keyboard(key)
      seen.push(focused())
    }
    expect(seen).toEqual(['First', 'Last', 'First', 'Last', 'First'])
  })

  it('is not taken by what is behind the dialog, but by what stands beside the app', () => {
    open()
    button('Last').focus()
    opener().focus()
    expect(focused()).toBe('Last')
    button('Undo').focus()
    expect(focused()).toBe('Undo')
    // As from the controls of the browser.
    act(() => (document.activeElement as HTMLElement).blur())
    opener().focus()
    expect(focused()).toBe('First')
  })

  it('returns to the element that opened the dialog, or to the heading of the page if that is gone', async () => {
    const page = open()
    page.rerender(<Page />)
    await waitFor(() => expect(document.activeElement).toBe(opener()))
    page.rerender(<Page opens />)
    page.rerender(<Page isMoved />)
    await waitFor(() => expect(focused()).toBe('Resumes'))
  })

  it('returns to the button that was pressed, also where a press does not focus a button', async () => {
    const page = render(<Page />)
    fireEvent.pointerDown(opener())
    expect(document.activeElement).toBe(document.body)
    page.rerender(<Page opens />)
    page.rerender(<Page />)
    await waitFor(() => expect(document.activeElement).toBe(opener()))
  })
})

describe('screen readers', () => {
  const hidden = () => [...document.body.children].map((part) => part.getAttribute('aria-hidden'))

  it('find only the dialog and what stands beside the app, until it closes', () => {
    const page = open()
    expect(screen.queryByRole('heading', { name: 'Resumes' })).toBeNull()
    expect(screen.getByRole('dialog', { name: 'Move' }).getAttribute('aria-modal')).toBe('true')
    expect(button('Undo')).toBeDefined()
    page.rerender(<Page />)
    expect(screen.getByRole('heading', { name: 'Resumes' })).toBeDefined()
    expect(hidden().every((value) => value === null)).toBe(true)
  })

  it('find only the upper one of two dialogs, whichever closes first', () => {
    const page = open()
    page.rerender(<Page opens asks />)
    expect(screen.getByRole('alertdialog', { name: 'Really?' })).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    page.rerender(<Page opens />)
    expect(screen.getByRole('dialog', { name: 'Move' })).toBeDefined()
    page.rerender(<Page opens asks />)
    page.rerender(<Page asks />)
    expect(screen.queryByRole('heading', { name: 'Resumes' })).toBeNull()
    expect(screen.getByRole('alertdialog', { name: 'Really?' })).toBeDefined()
  })
})

describe('Escape', () => {
  it('closes the upper one of two dialogs, wherever the focus is', async () => {
    const [onClose, onCancel] = [vi.fn(), vi.fn()]
    const page = open({ onClose, onCancel })
    page.rerender(<Page opens asks {...{ onClose, onCancel }} />)
    const person = userEvent.setup()
    await person.keyboard('{Escape}')
    act(() => (document.activeElement as HTMLElement).blur())
    await person.keyboard('{Escape}')
    expect([onClose, onCancel].map(({ mock }) => mock.calls.length)).toEqual([0, 2])
  })

  it('closes nothing that it meant otherwise: a menu in the dialog, or a text that is being composed', () => {
    const onClose = vi.fn()
    open({ onClose })
    const prevent = (event: Event) => event.preventDefault()
    button('Last').addEventListener('keydown', prevent)
    fireEvent.keyDown(button('Last'), { key: 'Escape' })
    fireEvent.keyDown(button('First'), { key: 'Escape', isComposing: true })
    expect(onClose).not.toHaveBeenCalled()
  })
})

it('a press on the veil does what the dialog says, by default nothing', () => {
  const [onClose, onPressBeside] = [vi.fn(), vi.fn()]
  const { unmount } = render(<Modal onClose={onClose} />)
  const press = () => fireEvent.click(document.querySelector('[data-veil]') as Element)
  press()
  unmount()
  render(<Modal onClose={onClose} onPressBeside={onPressBeside} />)
  press()
  expect([onClose, onPressBeside].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
})

it('the page is held once the dialog is shown, until it closes', async () => {
  const page = open()
  const holds = () => document.querySelector('[data-holds-page]')
  expect(holds()).toBeNull()
  await waitFor(() => expect(holds()?.contains(screen.getByRole('dialog'))).toBe(true))
  page.rerender(<Page />)
  expect(holds()).toBeNull()
})
