import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitSentences } from './sentences.ts'

it('splits at full stops, lines and bullets, and keeps what stands behind a semicolon', () =>
  expect(splitSentences('Led a team. Weekends possible; not in July\n• Trained staff')).toEqual([
    'Led a team.',
    'Weekends possible; not in July',
    'Trained staff',
  ]))
it.each(['•', '➢', '#', '*', '-', '–', 'o', '►', '✓', '❖', '▪'])(
  'leaves the sign of a list %s before a line away',
  (sign) =>
    expect(splitSentences(`${sign} Led a team\n  ${sign} Trained 12 people`)).toEqual([
      'Led a team',
      'Trained 12 people',
    ]),
)
it('keeps a sign that belongs to the line', () =>
  expect(splitSentences('#1 agent of 2019\n-5 °C cold rooms\nC# and F#\nC++ > Java')).toEqual([
    '#1 agent of 2019',
    '-5 °C cold rooms',
    'C# and F#',
    'C++ > Java',
  ]))
it('splits a long line at semicolons', () =>
  expect(splitSentences(`${'Cut costs '.repeat(20)}; kept quality`)).toHaveLength(2))
it('does not split after abbreviations, initials and in numbers', () =>
  expect(splitSentences('Worked for Dr. J. Smith at 3.5 percent, e.g. in Ward 4. Then left.')).toEqual([
    'Worked for Dr. J. Smith at 3.5 percent, e.g. in Ward 4.',
    'Then left.',
  ]))
it('does not split inside a degree that is written in short words', () =>
  expect(splitSentences('Dr. rer. nat. in Chemistry, Bonn, 2012. Dipl.-Ing. since 2008.')).toEqual([
    'Dr. rer. nat. in Chemistry, Bonn, 2012.',
    'Dipl.-Ing. since 2008.',
  ]))
it('splits after a unit of a number where a new sentence begins', () =>
  expect(splitSentences('Cut boarding from 42 min to 27 min. Lane plan for 180 cars, 5 min. each.')).toEqual([
    'Cut boarding from 42 min to 27 min.',
    'Lane plan for 180 cars, 5 min. each.',
  ]))
it('loses no letter', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom('Led', 'teams', 'a.', 'b;', '•', '3.5', 'e.g.', '\n', 'end.')), (parts) => {
      const text = parts.join(' ')
      expect(
        splitSentences(text)
          .join('')
          .replace(/[^\p{L}\p{N}]/gu, ''),
      ).toBe(text.replace(/[^\p{L}\p{N}]/gu, ''))
    }),
  ))
