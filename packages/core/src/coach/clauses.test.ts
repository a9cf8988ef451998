import { expect, it } from 'vitest'
import { toClauses } from './clauses.ts'

const shown = (text: string) =>
  toClauses(text).map(({ text: words, isSubordinate, sentence }) => [words, isSubordinate ? 'under' : 'main', sentence])

it.each([
  [
    'I asked him ; he came',
    [
      ['I asked him', 'main', 0],
      ['he came', 'main', 1],
    ],
  ],
  [
    'I came. He asked, and she said no!',
    [
      ['I came', 'main', 0],
      ['He asked', 'main', 1],
      ['she said no', 'main', 1],
    ],
  ],
  // What 'and' adds without a comma depends on the same clause; after a comma or on a new line it does not.
  [
    'when I came and I asked',
    [
      ['when I came', 'under', 0],
      ['I asked', 'under', 0],
    ],
  ],
  [
    'when I came, I asked',
    [
      ['when I came', 'under', 0],
      ['I asked', 'main', 0],
    ],
  ],
  [
    'when I came\nI asked',
    [
      ['when I came', 'under', 0],
      ['I asked', 'main', 1],
    ],
  ],
  ['It fell by 4.1 % to 1,200', [['It fell by 4.1 % to 1,200', 'main', 0]]],
])('%j is told apart into its clauses', (text, clauses) => expect(shown(text)).toEqual(clauses))

it('says where each clause stands', () => {
  const text = 'Yes, and I asked him .'
  expect(toClauses(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Yes', 'I asked him'])
})
