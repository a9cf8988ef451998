import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WholeWords } from './whole-words.tsx'

const unbroken = (text: string) => {
  const { container } = render(<WholeWords>{text}</WholeWords>)
  expect(container.textContent).toBe(text)
  return [...container.querySelectorAll('span')].map((word) => word.textContent)
}

it('keeps hyphenated words together, and nothing else [#16]', () => {
  expect(unbroken('You moved route planning to an in-house tool, in state-of-the-art style.')).toEqual([
    'in-house',
    'state-of-the-art',
  ])
  expect(unbroken('A night shift - of 14 pickers – was re-organised')).toEqual(['re-organised'])
  expect(unbroken('Nothing here.')).toEqual([])
})

it('lets a word break that is too long for a line of a phone', () => {
  expect(unbroken('The electroencephalograph-manufacturing line')).toEqual([])
})
