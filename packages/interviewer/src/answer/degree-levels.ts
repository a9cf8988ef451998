import table from './degree-levels.json' with { type: 'json' }
import { entriesOf, type WordTable } from './word-table.ts'

/** Degrees from the lowest up. */
export type DegreeLevel = 'bachelor' | 'master' | 'doctor'
export const degreeLevels: readonly DegreeLevel[] = ['bachelor', 'master', 'doctor']

/** Abbreviations with or without points: 'M.Tech.', 'MTech', 'Ph.D.'. */
const lettersOf = (words: WordTable): string =>
  entriesOf(words)
    .flat()
    .map((entry) => entry.replace(/(?<=\p{Ll}|\p{Lu})(?=\p{Lu})/gu, String.raw`\.? ?`))
    .join('|')
const anywhere = (words: WordTable) => new RegExp(String.raw`(?<![\p{L}.])(?:${lettersOf(words)})(?!\p{L})`, 'u')
/** 'MS Excel' is no degree, nor is a state after its town ('Boston, MA'). */
const atBeginning = (words: WordTable) =>
  new RegExp(
    String.raw`(?:^|[(;|•–—:,] ?)(?:${lettersOf(words)})\.?(?= ?\(| (?:in|of|\p{Lu}\p{Ll}+)\b)(?! (?:Office|Excel|Word|Project|Access|Teams|Visio|Outlook|Windows|SQL|Dynamics)\b)|^(?:${lettersOf(words)})\.?(?=,|$)`,
    'u',
  )

/** How the degrees of a level are written: by their name, and abbreviated. */
const written: Record<DegreeLevel, RegExp[]> = {
  doctor: [
    /\b(?:doctorate|doctoral degree|doctor of (?!medicine|law|pharmacy|dental))/i,
    /(?:^|[(;|•–—:,] ?)(?:Dr\.? ?(?:phil|rer|iur|jur|med|ing|oec|techn)\b|Doctorat\b|Doctorado\b|Dottorato\b|Promotion (?:zum|in)\b)/u,
    anywhere(table.doctor),
  ],
  master: [
    /\bmaster(?:['’]?s)? (?:degree|of (?!ceremon)|in\b|en\b)|\bmaster['’]s\b|^masters?(?=[,(]|\s?[-–—]\s|$)/i,
    /\b(?:magister|diplom-\p{L}+|diplom (?:in|der|als|\p{Lu})|dipl\.-|staatsexamen|laurea (?:magistrale|specialistica)|m[aá]ster (?:en|de|universitario)|mestrado|maîtrise)/iu,
    anywhere(table.master),
    atBeginning(table.masterOfTwoLetters),
  ],
  bachelor: [
    /\bbachelor(?:['’]?s)?\b|^honours (?:degree|in)\b|\b(?:licenciatura|laurea (?!magistrale|specialistica)|licenciado|graduado|licence (?:en|de|d['’]|ès|professionnelle))/i,
    anywhere(table.bachelor),
    atBeginning(table.bachelorOfTwoLetters),
  ],
}

/** The levels of the degrees that a line of education names. */
export const degreesIn = (line: string): DegreeLevel[] =>
  degreeLevels.filter((level) => written[level].some((pattern) => pattern.test(line)))

/** How the degrees of a level are asked for, by no name of their own. */
const asked: Record<DegreeLevel, RegExp> = {
  doctor: /\b(?:ph\.?d|doctorate|doctoral degree)\b/,
  master:
    /\bmaster'?s (?:degree|of (?!ceremon)|in)\b|\bmaster (?:degree|of (?:science|arts|engineering))\b|\bmaster's\b|\bmasters(?=$|[?.!,])|\b(?:postgraduate|post-graduate) degree\b/,
  bachelor: /\bbachelor'?s?\b|\b(?:undergraduate|first) degree\b/,
}

/** Whom somebody teaches has the degree, or will have it: 'How many PhD students does she supervise?'. */
const ofOthers =
  /\b(?:ph\.?d|doctora(?:l|te)|master'?s?|bachelor'?s?)(?: degree)? (?:students?|candidates?|thes[ei]s|level)\b/

/** The level of degree that a folded question asks for; null where it asks for none. */
export const levelAsked = (plain: string): DegreeLevel | null =>
  ofOthers.test(plain) ? null : (degreeLevels.find((level) => asked[level].test(plain)) ?? null)
