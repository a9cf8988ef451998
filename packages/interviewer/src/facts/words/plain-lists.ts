import { listedWords } from '../../text/listed-words.ts'
import table from './plain-lists.json' with { type: 'json' }

/** Languages people speak, in English and as they call them. */
export const languages: readonly string[] = listedWords(table.languages.lines)

/** Words for speaking a language as one's first. */
export const nativeWords: readonly string[] = listedWords(table.nativeWords.lines)

/** Skills of character or conduct. */
export const softSkills: readonly string[] = table.softSkills.phrases

/** Adjectives with which people praise themselves. */
export const praise: readonly string[] = listedWords(table.praise.lines)

/** Degrees as they open a line, longest first where one contains another. */
export const degrees: readonly string[] = listedWords(table.degrees.lines)

/** Words by which a school is known. */
export const schoolWords: readonly string[] = listedWords(table.schoolWords.lines)

/** What tells that a name is a prize, a certificate, a talk, or something published. */
export const achievementWords = table.achievementWords.of

/** Heads of a list of interests. */
export const interestHeads: readonly string[] = table.interestHeads.phrases

/** Words that end the name of a post someone held, as opposed to the name of a project. */
export const postWords: readonly string[] = listedWords(table.postWords.lines)

/** Pastimes that a line of interests may name in one or two words; others count when the line says that it lists interests. */
export const pastimes: readonly string[] = listedWords(table.pastimes.lines)

/** Nouns for one thing of several. */
export const countNouns: readonly string[] = listedWords(table.countNouns.lines)

/** Nouns that end like the name of a post and are none, so that a project keeps its name. */
export const nounsLikePosts: readonly string[] = listedWords(table.nounsLikePosts.lines)

/** Measures that a line in note form names without its article ('Cut error rate by half'). */
export const measureNouns: readonly string[] = listedWords(table.measureNouns.lines)

/** Small words of other languages that stand in resumes. */
export const foreignWords: readonly string[] = listedWords(table.foreignWords.lines)
