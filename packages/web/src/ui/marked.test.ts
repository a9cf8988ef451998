import { expect, it } from 'vitest'
import { toPieces } from './marked.tsx'

const marked = (text: string, ranges: { start: number; end: number }[]) =>
  toPieces(text, ranges)
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('')

it('marks the words of some ranges, in any order, also where they touch, overlap or leave the text [#19.5]', () => {
  expect(marked('maybe he did', [{ start: 0, end: 5 }])).toBe('[maybe] he did')
  expect(
    marked('maybe he did', [
      { start: 9, end: 12 },
      { start: 0, end: 5 },
    ]),
  ).toBe('[maybe] he [did]')
  expect(
    marked('maybe he did', [
      { start: 0, end: 5 },
      { start: 3, end: 8 },
    ]),
  ).toBe('[maybe][ he] did')
  expect(
    marked('maybe', [
      { start: 2, end: 99 },
      { start: 50, end: 60 },
    ]),
  ).toBe('ma[ybe]')
  expect(marked('', [{ start: 0, end: 1 }])).toBe('')
})

it('loses no character of the text, and repeats none [#19.5]', () => {
  const text = 'abcdefgh'
  const places = Array.from({ length: 10 }, (_, place) => place)
  for (const start of places)
    for (const end of places)
      for (const other of places)
        expect(
          marked(text, [
            { start, end },
            { start: other, end: other + 3 },
          ]).replaceAll(/[[\]]/g, ''),
        ).toBe(text)
})
