import type { ResumeItem } from '../interviewer.ts'

/** Words by which a remark says at once how little of a skill or tool somebody has: a beginner's level, or a part of it only. */
const little =
  /^(?:a few|not much|hardly|rarely|seldom|not really|basics?(?! and\b)|beginner|a little|little|some|elementary|simple|only|just|still learning|learning|learn(?:ed|t) (?:a little|some))\b|(?<!-)\bonly\b|\b(?:and|but) (?:some |a little )?basic\b|\b(?:in theory|under supervision|supervised by|shown by|read about|so-so)\b/iu
/** What is still missing stands at the end of a remark as well: 'course 2023, not yet signed off'. */
const missing =
  /\b(?:not my (?:thing|field|trade|strength)|not yet|not (?:alone|independently|on my own)|not (?:\p{L}+ )?new|(?:no|little) (?:training|certificate|practice|experience|production|programming))\b/iu

/** Whether a skill or tool is one of which its owner says to have little: nobody asks them what those ask each other who live by it. */
export const knowsLittle = (item: ResumeItem): boolean => {
  if (item.section !== 'technical' && item.section !== 'skills') return false
  const level = item.section === 'technical' ? item.content.proficiency : null
  if (level === 'beginner') return true
  const remark = (item.content.description ?? '').trim()
  const [first = ''] = remark.split(/[,;:.]/)
  return level !== 'advanced' && level !== 'expert' && (little.test(first) || missing.test(remark))
}
