import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RowMenu } from './menu.tsx'

afterEach(cleanup)

const setUp = () => {
  const chosen = vi.fn()
  const entry = (label: string) => ({ label, onSelect: () => chosen(label) })
  render(
    <>
      <RowMenu label="Actions" entries={[entry('Open'), entry('Update'), entry('Delete')]} />
      <button type="button">elsewhere</button>
    </>,
  )
  return { person: userEvent.setup(), chosen, button: screen.getByRole('button', { name: 'Actions' }) }
}
const focused = () => document.activeElement?.textContent

describe('a menu', () => {
  it('opens at its first entry and moves by arrows, Home, End and first letters, round its ends', async () => {
    const { person, button } = setUp()
    button.focus()
    await person.keyboard('{Enter}')
    expect([button.getAttribute('aria-expanded'), focused()]).toEqual(['true', 'Open'])
    const seen: (string | null | undefined)[] = []
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{Home}', '{End}', 'u', 'x']) {
      await person.keyboard(key)
      seen.push(focused())
    }
    expect(seen).toEqual(['Update', 'Delete', 'Open', 'Delete', 'Open', 'Delete', 'Update', 'Update'])
  })

  it('opens at its last entry by the up arrow', async () => {
    const { person, button } = setUp()
    button.focus()
    await person.keyboard('{ArrowUp}')
    expect(focused()).toBe('Delete')
  })

  it('gives the focus back on Escape and after a choice', async () => {
    const { person, button, chosen } = setUp()
    await person.click(button)
    await person.keyboard('{Escape}')
    expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, button])
    await person.click(button)
    await person.keyboard('{ArrowDown}{Enter}')
    expect(chosen.mock.calls).toEqual([['Update']])
    expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, button])
  })

  it('closes on a press elsewhere', async () => {
    const { person, button } = setUp()
    await person.click(button)
    await person.click(screen.getByRole('button', { name: 'elsewhere' }))
    expect(screen.queryByRole('menu')).toBeNull()
  })
})
