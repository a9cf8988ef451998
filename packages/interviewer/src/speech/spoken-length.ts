/** How many letters of running text take as long to be said as one digit ('seven'), or one letter that is spelled ('w'). */
const perDigit = 8
const perSpelledLetter = 5

const isSpelled = (word: string) => !/[aeiouy]/i.test(word) || (word.length > 1 && word === word.toUpperCase())

/**
 * How long a text takes to be said, in letters of running text: digits, and letters that are said one by one, take several times
 * as long as they look. About 20 of them take a second of sound.
 */
export const spokenLength = (text: string): number => {
  let length = text.length
  for (const word of text.match(/[A-Za-z]+/g) ?? []) if (isSpelled(word)) length += (perSpelledLetter - 1) * word.length
  return length + (perDigit - 1) * (text.match(/\d/g)?.length ?? 0)
}
