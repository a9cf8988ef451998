import { listedWords } from '../../text/listed-words.ts'
import table from './acts.json' with { type: 'json' }

/** What someone did, in kinds that call for different questions. */
export type Act = keyof typeof table.verbsByAct.of

/** Verbs that open a line of a resume, by the kind of act. */
export const verbsByAct = table.verbsByAct.of

/** Words with the form of a past tense that more often describe a person or thing at the start of a line ('Registered nurse', 'Integrated systems'). */
export const describingForms: readonly string[] = listedWords(table.describingForms.lines)

/** Verbs that need no object. */
export const verbsWithoutObject: readonly string[] = listedWords(table.verbsWithoutObject.lines)

/** Verbs that are no nouns. */
export const onlyVerbs: readonly string[] = listedWords(table.onlyVerbs.lines)

/** Nouns that name an act ('Supervision of interns'), by the act. */
export const actsByNoun: Partial<Record<Act, readonly string[]>> = table.actsByNoun.of

/** Verbs of two syllables that double their last letter, always or in British spelling. */
export const doublingVerbs: readonly string[] = listedWords(table.doublingVerbs.lines)
