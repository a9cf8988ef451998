import type { ResumeItem } from '../interviewer.ts'

/** A prize at the head of a sentence: with its article where its name ends as one is called, and in quotation marks otherwise. */
export const awardName = (name: string): string => {
  const [first = ''] = name.split(', ')
  return /\b(?:award|prize|medal|trophy|bonus|cup|scholarship)$/i.test(first) && !/^(?:the|a|an|my|our) /i.test(first)
    ? `The ${first}`
    : `“${name}”`
}

const rank =
  /^(?:(?:wood |graphite |yellow )?(?:gold|silver|bronze|platinum|grand prix|winner|first (?:prize|place)|1st (?:prize|place)|pencil)(?: medal| award)?)$/i
/** Awards to which works are entered, each under a name of its own. */
export const forWorks =
  /\b(?:design|advertising|creative|creativity|architecture|film|photo\p{L}*|web|packaging|publishing|illustration|typography|animation|documentary|short|book|game|effie|lions|clio|red dot|d&ad|webby)\b/iu
/** What is no name of a work. */
const noWork =
  /\b(?:ltd|limited|inc|llc|gmbh|plc|university|school|college|academy|council|association|category|section|region|county|national|team|jury|best|award|prize)\b/i

/** The work that won, where it stands in the name of an award beside its rank ('Brasil Design Award, silver, Fila Zero'); null when none does. */
export const workIn = (title: string, items: readonly ResumeItem[]): string | null => {
  const parts = title.split(/, | [–—-] |: /).map((part) => part.trim())
  const rest = parts.filter((part) => !rank.test(part) && !/\b(?:awards?|prize|lions|pencil)\b/i.test(part))
  const [work = ''] = rest
  const others = items.map((item) => (item.section === 'experience' ? (item.content.name ?? '') : '')).join('\n')
  return parts.length === 3 &&
    rest.length === 1 &&
    parts.some((part) => rank.test(part)) &&
    forWorks.test(title) &&
    /^\p{Lu}/u.test(work) &&
    work.split(' ').length <= 5 &&
    !noWork.test(work) &&
    !/\d{4}/.test(work) &&
    !others.includes(work)
    ? work.replace(/["“”]/g, '')
    : null
}
