import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
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
