import awardNames from './award-words.json' with { type: 'json' }
import { fold, foldedWords } from './fold.ts'
import { lexica } from './lexica.ts'
import type { Level, Lexicon } from './lexicon.ts'
import { WordSet } from './word-set.ts'

const merged = (pick: (lexicon: Lexicon) => string[]) => new Set(lexica.flatMap(pick).map(fold))

export const titleWords = new WordSet(lexica.flatMap((lexicon) => lexicon.titles))
export const organisationWords = new WordSet(lexica.flatMap((lexicon) => lexicon.organisations))
export const awardWords = new WordSet(awardNames.words)
export const educationWords = new WordSet(lexica.flatMap((lexicon) => lexicon.education))
export const spokenLanguages = merged((lexicon) => lexicon.languages)
export const contactLabels = merged((lexicon) => lexicon.contact)
export const atWords = merged((lexicon) => lexicon.at)
export const presentWords = merged((lexicon) => lexicon.present)
export const sinceWords = merged((lexicon) => lexicon.since)
export const untilWords = merged((lexicon) => lexicon.until)
export const seasonWords = merged((lexicon) => lexicon.seasons)
export const fillerWords = merged((lexicon) => lexicon.fillers)

/** Month by its folded name or abbreviation, 1 to 12. */
export const monthNumbers = new Map<string, number>()
for (const lexicon of lexica)
  lexicon.months.forEach((names, index) => {
    for (const name of names.split(' ')) monthNumbers.set(fold(name), index + 1)
  })

const levelPhrases = new Map<string, Level>()
for (const lexicon of lexica)
  for (const [level, phrases] of Object.entries(lexicon.levels))
    for (const phrase of phrases) levelPhrases.set(fold(phrase), level as Level)

/** The level that a phrase states ('advanced', 'sehr gut'), or null. */
export const statedLevel = (text: string): Level | null => {
  const phrase = foldedWords(text).join(' ')
  return (
    levelPhrases.get(phrase) ??
    levelPhrases.get(phrase.replace(/ (level|niveau|nivel|livello|knowledge|kenntnisse|user|proficiency)$/, '')) ??
    null
  )
}
