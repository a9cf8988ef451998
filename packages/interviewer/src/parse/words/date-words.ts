import { fold } from './lexicon/fold.ts'
import { monthNumbers, presentWords, seasonWords, sinceWords, untilWords } from './lexicon/words.ts'

/**
 * Signs of the private use area that stand for the words of dates, so that the date grammar is a small pattern and
 * works the same in all languages: U+E001 to U+E00C a month, then season, 'present', 'since', 'until'.
 */
export const sign = {
  months: '\\ue001-\\ue00c',
  season: '\\ue010',
  present: '\\ue011',
  since: '\\ue012',
  until: '\\ue013',
}

const marks = new Map<string, string>()
const add = (words: Iterable<string>, code: number) => {
  for (const word of words) marks.set(word.replace(/\s+/g, ' '), String.fromCharCode(code))
}
add(untilWords, 0xe013)
add(sinceWords, 0xe012)
add(presentWords, 0xe011)
add(seasonWords, 0xe010)
for (const [name, number] of monthNumbers) add([name], 0xe000 + number)

/** Words of a folded text, of which the phrases above are made. */
const wordsOf = (folded: string) => [...folded.matchAll(/\p{L}+(?:['/]\p{L}+)*/gu)]

/** How many words the longest phrase has that begins with a word: most words of a text begin none, and need no further look. */
const longestFrom = new Map<string, number>()
for (const phrase of marks.keys()) {
  const words = wordsOf(phrase)
  const first = words[0]?.[0] ?? ''
  longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, words.length))
}

/** The month, 1 to 12, that a marked text begins with or holds; null when it holds none. */
export const monthIn = (marked: string): number | null => {
  const code = /[\ue001-\ue00c]/.exec(marked)?.[0].charCodeAt(0)
  return code === undefined ? null : code - 0xe000
}

/** Folding that keeps every character at its place, so that offsets hold in the text itself. */
const foldInPlace = (text: string) => text.replace(/[^\x20-\x5f\x61-\x7e]+/gu, foldLetters).toLowerCase()

const foldLetters = (letters: string) =>
  Array.from(letters, (letter) => {
    const plain = fold(letter)
    return plain.length === letter.length
      ? plain
      : letter.length === 1 && plain.length > 0
        ? (plain[0] ?? letter)
        : letter
  }).join('')

/** The folded text with every date word replaced by its sign, letter by letter: all places stay as they were. */
export const markDateWords = (text: string): string => {
  const folded = foldInPlace(text)
  const words = wordsOf(folded)
  let marked = ''
  let done = 0
  for (let i = 0; i < words.length; i++) {
    const first = words[i]
    if (!first) continue
    for (let n = Math.min(longestFrom.get(first[0]) ?? 0, words.length - i); n > 0; n--) {
      const last = words[i + n - 1]
      if (!last) continue
      const end = last.index + last[0].length
      const mark = marks.get(folded.slice(first.index, end).replace(/[\s-]+/g, ' '))
      if (mark === undefined) continue
      marked += folded.slice(done, first.index) + mark.repeat(end - first.index)
      done = end
      i += n - 1
      break
    }
  }
  return marked + folded.slice(done)
}
