import { words } from '../text/words.ts'

/** A sum that somebody gained or saved can be worked out; the budget of a campaign that they led stands in its plan. */
const gained =
  /\b(?:sav\p{L}+|cut|reduc\p{L}+|avoid\p{L}*|recover\p{L}*|increas\p{L}+|grew|grow\p{L}*|generat\p{L}+|earn\p{L}*|worth|lower\p{L}*|brought)\b/iu
const givesReason = /\b(?:because|due to|since|as|after|so that|in order to)\b/i
const advises = /\b(?:mentor|tutor|buddy|coach|preceptor|teacher|instructor)\b/i

/** A result that its writer says to have brought about by themselves, or by what. */
const ownDoing =
  /\b(?:(?:my|your) own|single[- ]handed\p{L}*|by (?:my|your)self|alone|on (?:my|your) own|by (?!the\b|an?\b)\p{L}+ing)\b/iu

/** What a question asks of a line, and what the line must (true) or must not (false) tell for it. */
const fits: readonly (readonly [RegExp, RegExp, boolean])[] = [
  [/\bwork out that figure\b/i, gained, true],
  // nothing is got right in a mark that guests or examiners gave
  [
    /\bhardest thing to get right in that\b/,
    /\b(?:scores?|scored|rat(?:ed|ings?)|stars?|grade|out of \d|\d of \d)\b/i,
    false,
  ],
  // pupils of a course may lag behind, and nothing is wrong with them
  [
    /\bsomething \[was\|is\] wrong with one of them\b/,
    /\b(?:students?|pupils?|learners?|trainees|apprentices|participants)\b/i,
    false,
  ],
  // who answers for people leads them
  [
    /\bwhether things \[were\|are\] going well\b/,
    /\bresponsible for (?:an? )?(?:team|staff|crew|\d|two|three|four|five|six|seven|eight|nine|ten|all (?:staff|employees))/i,
    false,
  ],
  // a range is no scale
  [/\bAt that scale\b|\bthat number doubled\b/, /\bfrom \d[\d .,]* to \d/, false],
  // who stopped a line because of wrong lids has said what made them
  [/^What made you \{do\}\?$/, givesReason, false],
  // a mentor is of one mind with whom they help
  [/\bdisagree with others about most in that role\b/i, advises, false],
  // a seller notices no single one among hundreds
  [
    /\bwhen one of them \[needed\|needs\] more time\b/i,
    /\d{3}.{0,60}\b(?:customers?|guests?|visitors?|callers?|passengers?)\b/i,
    false,
  ],
]

/** Whether a question as the family words it asks for what the line that it is about answers itself, or cannot answer. */
export const misfitsLine = (question: string, line: string): boolean =>
  fits.some(([asked, tells, needed]) => asked.test(question) && tells.test(line) !== needed)

/** Who works for themselves has brought about their results. */
const forThemselves = /\b(?:freelanc\p{L}*|self[- ]employed|sole trader)\b/iu

/** Whether a question asks for one's own part in a result of which its line tells that, or for which there was nobody else. */
export const tellsOwnPart = (question: string, said: string, source: string): boolean => {
  if (!/\bdown to you\b/.test(question)) return false
  const known = new Set(words(said))
  const shared = (line: string) => words(line).filter((word) => known.has(word)).length
  const line = source.split('\n').reduce((best, one) => (shared(one) > shared(best) ? one : best), '')
  return ownDoing.test(line) || forThemselves.test(source)
}
