import { listedWords } from '../../text/listed-words.ts'
import table from './figure-words.json' with { type: 'json' }

/** Number words as they are written out in resumes. */
export const numberWords: readonly string[] = listedWords(table.numberWords.lines)

/** Nouns for people whom someone can lead or teach, in the plural. */
export const peopleNouns: readonly string[] = listedWords(table.peopleNouns.lines)

/** Nouns for groups of people. */
export const groupNouns: readonly string[] = listedWords(table.groupNouns.lines)

/** What a figure with a currency or a large number counts when it is money. */
export const moneyWords: readonly string[] = listedWords(table.moneyWords.lines)
