import type { ResumeItem } from '../interviewer.ts'
import { isDenied } from './denied.ts'

/** Words by which a remark says at once how little of a skill or tool somebody has: a beginner's level, or a part of it only. */
const little =
  /^(?:free (?:version|account|plan|trial)\b|a few|a bit|a start|not much|hardly|rarely|seldom|not really|basics?(?! and\b)|beginner|a little|little|some|elementary|simple|small|limited|minimal|rudimentary|only|just|still learning|learning|learn(?:ed|t) (?:a little|some))\b|(?<!-)\bonly\b|\bbeginner\b|\bbasic (?:level|user|knowledge|use)\b|^reads?(?:ing)?$|^reading\b(?=,? (?:and|&|or|only)\b)|\b(?:small|minor|simple|little) (?:changes|edits|corrections|fixes|adjustments|scripts|programs)\b|^(?:an? )?(?:elective|university|college|school|semester|online|evening|introductory|short|weekend|(?:one|two|three|\d)[- ](?:day|week)) (?:courses?|modules?|subject|seminar|workshop|coursework)\b|^(?:from (?:my )?)?(?:studies|coursework|elective)\b|\b(?:and|but) (?:some |a little )?basic\b|\b(?:in theory|under supervision|supervised by|shown by|read about|so-so|started this year|new to me|as a reader|read(?:s|ing)?[- ]only)\b/iu
/** What is still missing stands at the end of a remark as well: 'course 2023, not yet signed off'. */
const missing =
  /\b(?:(?:basic|beginner['’]?s?|entry) level|not my (?:thing|field|trade|strength)|not yet|not (?:alone|independently|on my own)|not (?:\p{L}+ )?new|(?:build|built|write|wrote|make|run|ran) none|no idea|(?:no|little) (?:training|certificate|practice|experience|production|programming)|(?:used|needed) (?:rarely|seldom|hardly))\b/iu

/** What others do with it, its owner only reads or signs: 'reads; team operates', 'signs; the file is done by the secretary'. */
const leftToOthers =
  /^(?:I )?(?:reads?|signs?|sees?|checks?|commission\p{L}*)\b[^;,.]{0,40}[;,.] ?(?:(?:an?|the|my|our) )?(?:\p{L}+ )?(?:accountant|manager|agency|team|secretary|colleagues?|analysts?|office|contractors?|specialists?|surveyors?|engineers?|IT)s? (?:\p{L}+s|did|made|built|wrote)\b|\b(?:left|done|made|written|built|drawn|run) (?:to|by) (?:an?|the|my|our)? ?(?:\p{L}+ )?(?:accountant|manager|agency|team|secretary|colleagues?|analysts?|contractors?|specialists?|surveyors?)\b/iu

/** Whether a skill or tool is one of which its owner says to have little: nobody asks them what those ask each other who live by it. */
export const knowsLittle = (item: ResumeItem): boolean => {
  if (item.section !== 'technical' && item.section !== 'skills') return false
  const level = item.section === 'technical' ? item.content.proficiency : null
  if (level === 'beginner') return true
  const remark = (item.content.description ?? '').trim()
  const [first = ''] = remark.split(/[,;:.]/)
  return (
    level !== 'advanced' &&
    level !== 'expert' &&
    (little.test(first) || missing.test(remark) || leftToOthers.test(remark))
  )
}

/** Whether the remark on a tool denies or limits its use, unless its owner is advanced in it. */
export const limitsUse = (item: ResumeItem): boolean =>
  item.section === 'technical' &&
  ((!/^(?:advanced|expert)$/.test(item.content.proficiency ?? '') && isDenied(item.content.description ?? '')) ||
    knowsLittle(item))

/** Words of who only looks at what others make with a tool. */
const looksOn =
  /\b(?:viewer|(?<!(?:card|code|plate|proof|meter) )readers?$|view[- ]only|viewing only|read[- ]only|reader access|no edit(?:ing|s| rights)?|look(?:ing|s)? (?:things |it )?up only)\b/iu

/** Whether a tool is one at whose content somebody only looks: they have done nothing with it that one could ask about. */
export const onlyViews = (item: ResumeItem): boolean =>
  (item.section === 'technical' || item.section === 'skills') &&
  (looksOn.test((item.content.description ?? '').trim()) || looksOn.test(item.content.name ?? ''))

/** Words of who has learned or seen something and not worked with it. */
const neverUsed =
  /\b(?:(?:never|not yet|not) (?:used|applied|worked|needed|tried|run|had)|(?:sandbox|introductory|classroom|online)? ?(?:training|bootcamp|course|demonstration|demo|theory|modules?|e-learning) only|(?:had|seen|saw|only) an? (?:\p{L}+ )?(?:demonstration|demo|introduction)|(?:bootcamp|course|theory|training|workshops?) only|only in theory|^(?:(?:one|an?|attended|attended an?|half[- ]day|(?:one|two|three|\d)[- ]day|introductory|short|online|internal) ){1,3}(?:workshop|seminar|webinar|demo(?:nstration)?|taster|intro(?:duction)?)\b(?! (?:given|held|run|led|leader|trainer))|(?:hour|day|week)s? introduction)\b/iu

/** Whether a tool or skill is one that its owner has not worked with so far. */
export const hasNotUsed = (item: ResumeItem): boolean =>
  (item.section === 'technical' || item.section === 'skills') && neverUsed.test(item.content.description ?? '')

/** Words by which a remark says that somebody has not worked with a tool for a while. */
const longAgo =
  /\b(?:last used|until (?:\p{L}+ )?(?:19|20)\d\d|(?:19|20)\d\d ?(?:to|[-–]) ?(?:19|20)\d\d(?: only)?$|(?:to|[-–]) ?(?:19|20)\d\d only|not since|no longer|(?:yrs?|years) (?:off|ago)|in my (?:old|former|last|previous) job|at (?:my|the) (?:old|former|last|previous) )/iu

/** Whether a tool or skill is one that its owner last used some time ago: of that, nobody is asked what they do with it today. */
export const isLongAgo = (item: ResumeItem): boolean =>
  (item.section === 'technical' || item.section === 'skills') && longAgo.test(item.content.description ?? '')

/** Words of who has something for their own pleasure. */
const forPleasure =
  /\b(?:hobby(?:ist)?|just for fun|for fun|in my (?:free|spare) time|private(?:ly)? only|at home only|for (?:own|private|family) use)\b/iu

/** Whether a skill or tool is its owner's hobby: it tells little of their work. */
export const isHobby = (item: ResumeItem): boolean =>
  (item.section === 'technical' || item.section === 'skills') &&
  forPleasure.test((item.content.description ?? '').split(/[.;:]/)[0] ?? '')

/** A remark on one of several tools: 'Power BI: reader', 'SQL (basic)'. */
const onOne = /^(?<one>[\p{L}\d][\p{L}\d .+#/-]{0,28}?)(?:: ?| \(| [–—-] )(?<limit>[^:()]{3,40})\)?$/u

/** A skill or tool under another name and remark. */
const withRemark = (item: ResumeItem, name: string, description: string): ResumeItem =>
  ({ ...item, content: { ...item.content, name, description } }) as ResumeItem

/** An item without the one of its tools of which its remark says that its owner has little ('Excel, Power BI | Power BI: reader' is Excel). */
export const withoutLimited = (item: ResumeItem): ResumeItem => {
  if (item.section !== 'technical' && item.section !== 'skills') return item
  const { one = '', limit = '' } = onOne.exec((item.content.description ?? '').trim())?.groups ?? {}
  const parts = (item.content.name ?? '').split(/,\s*|\s?[/&+]\s?|\sand\s/)
  const kept = parts.filter((part) => part.trim().toLowerCase() !== one.trim().toLowerCase())
  if (one === '' || kept.length === parts.length || kept.length === 0) return item
  const limited = withRemark(item, one, limit)
  if (!knowsLittle(limited) && !onlyViews(limited) && !hasNotUsed(limited)) return item
  return withRemark(item, kept.join(', '), '')
}
