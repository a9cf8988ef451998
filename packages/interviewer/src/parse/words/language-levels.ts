import grid from './language-grid.json' with { type: 'json' }
import { foldedWords } from './lexicon/fold.ts'
import { statedLevel } from './lexicon/words.ts'

const columnWords = new Set(grid.words)

/** What stands over the levels of a language in a grid: 'Reading', 'SPOKEN INTERACTION'. */
export const isLanguageSkill = (text: string) => {
  const words = foldedWords(text)
  return words.length > 0 && words.every((word) => columnWords.has(word))
}

/** 'C1', 'B2 Independent user', 'fluent': how well somebody knows a language. */
export const isLanguageLevel = (text: string) => /^[ABC][12]\b/.test(text) || statedLevel(text) !== null
