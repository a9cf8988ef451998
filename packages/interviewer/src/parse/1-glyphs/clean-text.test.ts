import { expect, it } from 'vitest'
import { cleanText } from './clean-text.ts'
import { formWords } from './form-words.ts'
import type { Glyph } from './painted.ts'

/** Letters in a row, each as wide as it says; a width below 0 sets the next letter on top of this one. */
const row = (letters: [text: string, width: number][]): Glyph[] => {
  let x = 50
  return letters.map(([text, width], seq) => {
    const glyph = { text, x0: x, x1: x + Math.abs(width), base: 100, size: 10, angle: 0, font: 'f', seq }
    x += Math.max(0, width)
    return { ...glyph, color: '#000000', space: false, unpainted: false, mark: null, stroked: false }
  })
}
const wordsOf = (glyphs: Glyph[], font = 'CMR10') => formWords(glyphs, 1, () => font)

it.each([
  ['first\u2010year', 'first-year'],
  ['\u2010', '-'],
  ['2019\u2011', '2019-'],
  ['hous\u00ad', 'hous\u2010'],
])('a hyphen of any kind is one, but where a line may have broken a word: %s', (printed, read) => {
  expect(cleanText(printed)).toBe(read)
})

it('a sign that is set on a letter is one with it', () => {
  const cedilla = row([['n', 5], ['\u00b8', -4], ['c', 4], ['a', 5]]) // biome-ignore format: a letter each
  expect(wordsOf(cedilla).map(({ text }) => text)).toEqual(['nça'])
  const dotless = row([['R', 6], ['\u00b4', -3], ['\u0131', 3], ['o', 5]]) // biome-ignore format: a letter each
  expect(wordsOf(dotless).map(({ text }) => text)).toEqual(['Río'])
})

it('and one that stands beside a letter is an apostrophe', () => {
  const beside = row([['i', 3], ['t', 3], ['\u00b4', 3], ['s', 4]]) // biome-ignore format: a letter each
  expect(wordsOf(beside).map(({ text }) => text)).toEqual(['it \u0301s'])
})

it('a bold slanted font of TeX is both', () => {
  expect(wordsOf(row([['A', 6]]), 'ABCDEF+CMBXTI10')).toMatchObject([{ italic: true, weight: 700 }])
})

it('small capitals and old figures with codes of Adobe’s own are letters and figures', () => {
  expect(cleanText('E\uf764\uf775\uf763\uf761\uf774\uf769\uf76f\uf76e')).toBe('Education')
  expect(cleanText('\uf732\uf730\uf732\uf731')).toBe('2021')
  expect(cleanText('\uf765')).toBe('')
})

it.each([
  ['MerriweatherLight18pt-Bold', 700],
  ['MerriweatherLight18pt-Regular', 400],
  ['OpenSans-Light', 300],
  ['Roboto-LightItalic', 300],
  ['ABCDEF+LMRoman10-Bold', 700],
  ['ArialBlack', 800],
])('the style behind the hyphen of a font says how heavy it is, before its family: %s', (font, weight) => {
  expect(wordsOf(row([['A', 6]]), font)).toMatchObject([{ weight }])
})
