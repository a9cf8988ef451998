import { fold, foldedWords } from './lexicon/fold.ts'
import { organisationWords, titleWords } from './lexicon/words.ts'
import { remembering } from './remembering.ts'

const selfEmployed =
  /^(?:freelance|freelancer|self-? ?employed|selbst(?:st)?andig|freiberuflich|freiberufler|independant(?:e)?|indépendant|autonomo|autonoma|libero professionista|zzp(?:'er)?|zelfstandig|various clients|private clients?|independent)$/
const strongOrganisation =
  /\b(?:university|universit(?:at|e|y|a|eit)|universidad|universidade|college|hospital|inc|llc|ltd|gmbh|corp|corporation|school|institute|bank|foundation|museum|council|ministry|hochschule|klinikum|hopital)\b/

/** 'Faculty of Informatics, Moravian University' is one employer. */
export const partOfUniversity =
  /^(?:the )?(?:faculty|fakultat|faculte|facultad|facolta|faculdade|faculteit|division) (?:of|fur|de|di|voor)\b/

const inner =
  /\s{1,20}(?:of|for|in|at|on|with|und|für|de|des|du|del|della|di|da|do|van|voor|to|and)\s+|\s{0,20}[,(–—:]\s*|\s{1,20}-\s+/iu

/**
 * Positive for a job title, negative for an employer, 0 when the words do not tell. The head noun counts most: the last
 * word before 'of', a comma or a bracket, and in Romance languages the first.
 */
export const titleScore = remembering((text) => {
  const folded = fold(text).trim()
  if (selfEmployed.test(folded)) return -2
  // 'tutoring chemistry at a high school' says what was done; no employer's name begins so
  if (/^\p{Ll}{2,}ing\s/u.test(text.trim())) return 0.8
  const parts = (phrase: string) =>
    foldedWords(phrase).flatMap((word) => [word, ...(word.includes('-') ? word.split('-') : [])])
  const words = parts(text)
  const head = foldedWords(text.split(inner).find((part) => part.trim() !== '') ?? text)
  const [first, last] = [head[0] ?? '', head.at(-1) ?? '']
  const title = titleWords.count(words)
  const organisation = organisationWords.count(words)
  let score = 0.8 * Math.min(title, 2) - 0.45 * Math.min(organisation, 2)
  if (titleWords.has(last) || titleWords.has(last.split('-').at(-1) ?? '')) score += 1.2
  else if (organisationWords.has(last)) score -= 1
  if (first !== last && titleWords.has(first)) score += 0.4
  if (strongOrganisation.test(folded) || partOfUniversity.test(folded)) score -= 1.3
  if (/\s&\s/.test(text) && title === 0) score -= 0.4
  return score
}, 2000)
