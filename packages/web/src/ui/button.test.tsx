import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

describe('a button that cannot act now', () => {
  it('is reachable by keyboard, ignores presses, and tells its reason on focus, on hover and to screen readers', async () => {
    const press = vi.fn()
    const person = userEvent.setup()
    render(
      <Button reason="Not parsed yet" onClick={press}>
        Activate
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Activate' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Not parsed yet')
    await person.tab()
    expect(document.activeElement).toBe(button)
    expect(screen.getByRole('tooltip').textContent).toBe('Not parsed yet')
    await person.keyboard('{Enter} ')
    await person.click(button)
    expect(press).not.toHaveBeenCalled()
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).toBeNull()
    await person.unhover(button)
    await person.hover(button)
    expect(screen.getByRole('tooltip').textContent).toBe('Not parsed yet')
  })

  it('does not send its form', async () => {
    const submit = vi.fn((event: Event) => event.preventDefault())
    const person = userEvent.setup()
    render(
      <form onSubmit={(event) => submit(event.nativeEvent)}>
        <input aria-label="Name" />
        <Button type="submit" busy>
          Save
        </Button>
      </form>,
    )
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await person.type(screen.getByLabelText('Name'), 'Ada{Enter}')
    expect(submit).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true')
  })
})
