/** A sum that somebody gained or saved can be worked out; the budget of a campaign that they led stands in its plan. */
const gained =
  /\b(?:sav\p{L}+|cut|reduc\p{L}+|avoid\p{L}*|recover\p{L}*|increas\p{L}+|grew|grow\p{L}*|generat\p{L}+|earn\p{L}*|worth|lower\p{L}*|brought)\b/iu
const givesReason = /\b(?:because|due to|since|as|after|so that|in order to)\b/i
const advises = /\b(?:mentor|tutor|buddy|coach|preceptor|teacher|instructor)\b/i

/** What a question asks of a line, and what the line must (true) or must not (false) tell for it. */
const fits: readonly (readonly [RegExp, RegExp, boolean])[] = [
  [/\bwork out that figure\b/i, gained, true],
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
