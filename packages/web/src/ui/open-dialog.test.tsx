import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { OpenDialog } from './open-dialog.tsx'

afterEach(cleanup)

const nothing = () => undefined
const app = () => screen.getByText('The page').parentElement

function Page({ opens, asks = false }: { opens: boolean; asks?: boolean }) {
  return (
    <>
      <p>The page</p>
      {opens && (
        <OpenDialog title="Move" onClose={nothing}>
          {asks && (
            <OpenDialog title="Really?" onClose={nothing}>
              It cannot be undone.
            </OpenDialog>
          )}
        </OpenDialog>
      )}
    </>
  )
}

it('a dialog makes the app inert once it is shown, and as long as it is open', async () => {
  const { rerender } = render(<Page opens />)
  await screen.findByRole('dialog', { name: 'Move' })
  expect(app()?.inert).not.toBe(true)
  await waitFor(() => expect(app()?.inert).toBe(true))
  expect(app()?.getAttribute('aria-hidden')).toBe('true')
  rerender(<Page opens={false} />)
  expect(app()?.inert).toBe(false)
  expect(app()?.hasAttribute('aria-hidden')).toBe(false)
})

it('a dialog over a dialog leaves the app inert when it closes', async () => {
  const { rerender } = render(<Page opens asks />)
  await screen.findByRole('dialog', { name: 'Really?' })
  await waitFor(() => expect(app()?.inert).toBe(true))
  rerender(<Page opens />)
  await screen.findByRole('dialog', { name: 'Move' })
  expect(app()?.inert).toBe(true)
})
