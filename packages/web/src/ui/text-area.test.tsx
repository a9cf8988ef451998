import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TextArea } from './text-area.tsx'

afterEach(cleanup)

it('a text area has at least 3 rows, and as many as its text, which its frame repeats [S9.4]', () => {
  const text = 'one\ntwo\nthree\nfour'
  const { rerender } = render(<TextArea label="Answer" value="" readOnly />)
  const area = screen.getByLabelText<HTMLTextAreaElement>('Answer')
  expect(area.getAttribute('rows')).toBe('3')
  rerender(<TextArea label="Answer" value={text} readOnly />)
  expect(area.parentElement?.dataset['text']).toBe(text)
})

it('a single line of text is one row high; Enter sends its form, and a pasted text stays on the line [#16]', () => {
  const send = vi.fn((event: Event) => event.preventDefault())
  const typed = vi.fn()
  render(
    <form onSubmit={(event) => send(event.nativeEvent)}>
      <TextArea single label="Title" value="" onChange={({ target }) => typed(target.value)} />
    </form>,
  )
  const area = screen.getByLabelText<HTMLTextAreaElement>('Title')
  expect(area.getAttribute('rows')).toBe('1')
  fireEvent.change(area, { target: { value: 'Operations\nManager' } })
  expect(typed).toHaveBeenCalledWith('Operations Manager')
  fireEvent.keyDown(area, { key: 'Enter' })
  expect(send).toHaveBeenCalledTimes(1)
})
