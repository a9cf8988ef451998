import { expect, it } from 'vitest'
import { findQuote, hasQuote } from './quote.ts'

it.each([
  ['a part of the line', 'Cut waste from 4% to 1% in two years.', 'Cut waste from 4% to 1%', { from: 0, to: 23 }],
  [
    'without the full stop that an answer put behind it',
    'I led a team of six people',
    'led a team of six.',
    { from: 2, to: 19 },
  ],
  ['the whole line where the quote has more', 'Second line.', 'First line. Second line. Third.', { from: 0, to: 12 }],
  ['nothing that is not there', 'Second line.', 'Another thing', null],
  ['nothing in an empty line', '', 'Another thing', null],
])('finds %s', (_, line, quote, place) => {
  expect(findQuote(line, quote)).toEqual(place)
})

it('looks through every line of an item', () => {
  const item = { id: '1', version: 1, tag: null, text: 'One line.\nAnother line.' }
  expect([hasQuote(item, 'Another line'), hasQuote(item, 'A third')]).toEqual([true, false])
})
