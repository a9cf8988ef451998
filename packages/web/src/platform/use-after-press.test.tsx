import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useAfterPress } from './use-after-press.ts'

afterEach(cleanup)

function Form({ heard }: { heard: string[] }) {
  const afterPress = useAfterPress()
  const [left, setLeft] = useState(false)
  return (
    <>
      <input
        aria-label="Name"
        onBlur={() =>
          afterPress(() => {
            heard.push('left')
            setLeft(true)
          })
        }
      />
      {left && <p>Name is required</p>}
      <button type="button" onClick={() => heard.push('clicked')}>
        Save
      </button>
    </>
  )
}

it('a field that is left by a press says so after the click, which nothing moves away', async () => {
  const heard: string[] = []
  render(<Form heard={heard} />)
  const user = userEvent.setup()
  await user.click(screen.getByLabelText('Name'))
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button') })
  expect(heard).toEqual([])
  await user.pointer('[/MouseLeft]')
  await screen.findByText('Name is required')
  expect(heard).toEqual(['clicked', 'left'])
})

it('a field that is left by the keyboard says so at once', async () => {
  const heard: string[] = []
  render(<Form heard={heard} />)
  const user = userEvent.setup()
  await user.click(screen.getByLabelText('Name'))
  await user.tab()
  expect(heard).toEqual(['left'])
})
