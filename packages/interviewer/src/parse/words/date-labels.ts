import { findDates } from './dates.ts'
import { foldedWords } from './lexicon/fold.ts'
import validity from './validity-words.json' with { type: 'json' }

const validityWords = new Set(validity.words)

/** '2013', 'Valid until 08/2027': dates, and at most words that say what they are the dates of. */
export const isDateLabel = (text: string) => {
  const dates = findDates(text)
  if (dates.length === 0) return false
  let rest = text
  for (const date of [...dates].reverse()) rest = `${rest.slice(0, date.from)} ${rest.slice(date.to)}`
  return foldedWords(rest).every((word) => validityWords.has(word))
}
